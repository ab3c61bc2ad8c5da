import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Forms in the styles that there are, and in a client's own.
struct FormStyleTests {
  private struct Stacked: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 5) { configuration.content }
    }
  }

  private var form: some View {
    Form {
      Block(20, 30).id("a")
      Block(40, 10).id("b")
    }
  }

  @Test func `a style of one's own lays out the content`() {
    // 30 + 5 + 10.
    expect(
      form.formStyle(Stacked()).layout(proposing: .unspecified), size: (40, 45),
      ["a": (0, 0, 20, 30), "b": (0, 35, 40, 10)])
  }

  @Test func `the other styles are all the same`() {
    // Rows of 30 + 30 and 52 from 35 on.
    let frames: KeyValuePairs<String, Frame> = ["a": (32, 50, 20, 30), "b": (32, 116, 40, 10)]
    let proposal = ProposedViewSize(100, 200)
    expect(form.layout(proposing: proposal), size: (100, 200), frames)
    expect(form.formStyle(.grouped).layout(proposing: proposal), size: (100, 200), frames)
    expect(form.formStyle(.columns).layout(proposing: proposal), size: (100, 200), frames)
    // On a desktop, rows of 30 + 8 and 24.
    let desktop = form.layout(proposing: proposal) { $0.platform = .macOS }
    expect(desktop, size: (100, 200), ["a": (8, 4, 20, 30), "b": (8, 45, 40, 10)])
    #expect(
      form.formStyle(.grouped).layout(proposing: proposal).nodes.count
        == form.layout(proposing: proposal).nodes.count)
  }

  private struct Padded: FormStyle {
    func makeBody(configuration: Configuration) -> some View { Form(configuration).padding(10) }
  }

  @Test func `a form in a style is in the one around`() {
    let proposal = ProposedViewSize(100, 100)
    let usual = form.formStyle(Padded()).layout(proposing: proposal)
    expect(usual, ["a": (10 + 32, 10 + 50, 20, 30)])
    let stacked = form.formStyle(Padded()).formStyle(Stacked()).layout(proposing: .unspecified)
    expect(stacked, size: (60, 65), ["a": (10, 10, 20, 30)])
    // The library's own styles leave nothing to one around.
    let grouped = form.formStyle(.grouped).formStyle(Stacked()).layout(proposing: proposal)
    expect(grouped, ["a": (32, 50, 20, 30)])
  }

  @Test func `a form in a form has its style`() {
    let inner = Form { form }.formStyle(Stacked()).layout(proposing: .unspecified)
    expect(inner, size: (40, 45), ["b": (0, 35, 40, 10)])
  }
}
