import LayoutControls
import LayoutCore
import LayoutKit
import TestViews
import Testing

/// Dates as texts write them.
struct DateTests {
  private func text(_ view: some View) -> StyledText? {
    let nodes = view.layout(proposing: .unspecified).nodes
    for node in nodes {
      if case .text(let text)? = node.appearance?.content { return text }
    }
    return nil
  }

  private func string(_ view: some View) -> String? { text(view)?.string }

  @Test func `dates are written in a style`() {
    let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)
    #expect(string(Text(noon, style: .date)) == "January 1, 2001")
    #expect(string(Text(noon, style: .timer)) == "0:00")
    let later = Text(noon, style: .relative)
      .environment(\.referenceDate, noon.addingTimeInterval(-3725))
    #expect(string(later) == "1 hr, 2 min")
  }
}
