import LayoutCore
import LayoutKit
import LayoutTesting
import ReadyLayouts
import Testing

/// The code in the documentation of views, ready-made layouts and expectations.
@MainActor struct ViewExamples {
  struct Dot: PrimitiveView {
    func makeNodes(in context: inout ViewContext) {
      context.append(.fixed(width: 4, height: 4))
    }
  }

  struct Chip: PrimitiveModifier {
    func makeNodes(of content: some View, in context: inout ViewContext) {
      let environment = context.environment
      context.append(content.layoutNode { $0 = environment }.padding(4).named("Chip"))
    }
  }

  @Test func `primitive views and modifiers`() {
    // The dot between two paddings: 4 + 4 + 4.
    #expect(Dot().modifier(Chip()).layout(proposing: .unspecified).size.width == 12)
  }

  // MARK: Layouts

  struct Entry: Identifiable {
    var id: Int { name.count }
    var name: String
  }

  let tags = [Entry(name: "a"), Entry(name: "bb")]

  @Test func `ready-made layouts`() {
    let flow =
      FlowLayout(alignment: .leadingFirstTextBaseline, horizontalSpacing: 4) {
        ForEach(tags) { Text($0.name) }
      }
    #expect(flow.layout(proposing: .unspecified).nodes.count { $0.name == "Text" } == 2)

    let buttons =
      EqualWidthLayout {
        Text("OK").frame(maxWidth: .infinity)
        Text("Cancel").frame(maxWidth: .infinity)
      }
    let widths = buttons.layout(proposing: .unspecified).nodes.filter { $0.level == 1 }
    #expect(Set(widths.map(\.frame.width)).count == 1)

    let cards = tags
    let row =
      EqualHeightLayout(spacing: 12) {
        ForEach(cards) { Text($0.name).frame(maxHeight: .infinity) }
      }
    #expect(row.layout(proposing: .unspecified).size.width > 12)
  }

  enum EyeLine: SingleAxisAlignmentID {
    typealias Alignment = VerticalAlignment

    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
  }

  func alignment<ID: SingleAxisAlignmentID>(named id: ID.Type) -> ID.Alignment {
    ID.Alignment(id)
  }

  @Test func `alignments of one axis`() {
    #expect(alignment(named: EyeLine.self) == VerticalAlignment(EyeLine.self))
    let text =
      Text("Description").alignmentGuide(EyeLine.self)
    #expect(text.layout(proposing: .unspecified).size.width > 0)
  }

  // MARK: Expectations

  struct Card: View {
    var body: some View {
      HStack(alignment: .top, spacing: 12) {
        Color.blue.frame(width: 48, height: 48).id("avatar")
        VStack(alignment: .leading, spacing: 4) {
          Color.primary.frame(width: 90, height: 20).id("title")
          Color.gray.frame(height: 1).id("rule")
        }
        Color.red.frame(width: 24, height: 24).id("badge")
      }
      .padding(16)
    }
  }

  // The card is 48 + 2 · 16 = 80 high, so it begins at (120 - 80) / 2 = 20.
  let window = CGSize(width: 320, height: 120)

  @Test(arguments: [ExpectedFrame("avatar", 16, 36, 48, 48), .missing("button")])
  func frame(_ expected: ExpectedFrame) {
    expectFrames(of: Card(), in: window) { expected }
  }

  @Test func `expectations below each other`() {
    let isNew = true
    expectFrames(of: Card(), in: window) {
      ExpectedFrame("avatar", 16, 36, 48, 48)
      if isNew { ExpectedFrame("badge", x: 280) }
    }
    let cards = ZStack {
      Card()
      Card()
    }
    expectFrames(of: cards, in: window) {
      ExpectedFrame("avatar", 16, 36, 48, 48)
      ExpectedFrame("rule", y: 60, height: 1)
      ExpectedFrame("badge", 280, 36, 24, 24, occurrence: 2)
    }
  }

  @Test func `expectations that end a test`() {
    withKnownIssue {
      #expect(throws: FailedExpectations.self) {
        try requireAll { expectFrames(of: Card(), in: window, "badge 0 0 24 24") }
      }
    }
  }

  @Test func `laws`() {
    typealias MyLayout = FlowLayout
    typealias Fan = FlowLayout
    checkLaws(of: MyLayout())
    checkLaws(of: Fan(), LayoutLaw.version1.subtracting([.staysInside]))
  }
}
