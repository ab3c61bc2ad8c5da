import LayoutControls
import LayoutKit
import TestViews
import Testing

private enum Weight: ContainerValueKey {
  static let defaultValue: CGFloat = 1
}

private enum Height: ContainerValueKey {
  static let defaultValue: CGFloat = 10
}

extension ContainerValues {
  fileprivate var weight: CGFloat {
    get { self[Weight.self] }
    set { self[Weight.self] = newValue }
  }

  fileprivate var height: CGFloat {
    get { self[Height.self] }
    set { self[Height.self] = newValue }
  }

  fileprivate var square: CGFloat {
    get { weight }
    set { (weight, height) = (newValue, newValue * 10) }
  }
}

/// Places views side by side, as wide and high as their values for containers say.
private struct WeighedRow: Layout {
  private func size(_ subview: LayoutSubview) -> CGSize {
    let values = subview.containerValues
    return CGSize(
      width: values.weight * 10 * CGFloat(values.tag(for: Int.self) ?? 1), height: values.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(
      width: subviews.reduce(0) { $0 + size($1).width },
      height: subviews.reduce(0) { max($0, size($1).height) })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for subview in subviews {
      let size = size(subview)
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      x += size.width
    }
  }
}

/// Containers made from the sections and values of what they are given.
struct SectionsTests {
  @ViewBuilder private var content: some View {
    Block(10, 10).id("loose")
    Section {
      Block(20, 10).id("a")
      Block(20, 10).id("b")
    } header: {
      Block(30, 10).id("title")
    }
    Section {
      Block(40, 10).id("c")
    } footer: {
      Block(50, 10).id("end")
    }
  }

  @Test func `views are in the sections they are written in`() {
    var counts: [[Int]] = []
    let view = Group(sections: content) { sections in
      let _ = counts = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
      VStack(spacing: 0) {
        ForEach(sections) { section in
          section.header
          HStack(spacing: 0) { section.content }
        }
      }
    }
    // Without the footer, which the container leaves out: rows of 10, as wide as their views.
    expect(
      view.layout(proposing: .unspecified), size: (40, 40),
      [
        "loose": (15, 0, 10, 10), "title": (5, 10, 30, 10), "a": (0, 20, 20, 10),
        "b": (20, 20, 20, 10), "c": (0, 30, 40, 10),
      ])
    #expect(view.layout(proposing: .unspecified).frame(of: "end") == nil)
    #expect(counts == [[0, 1, 0], [1, 2, 0], [0, 1, 1]])
  }

  @Test func `each section is a view`() {
    let view = VStack(spacing: 0) {
      ForEach(sections: content) { section in
        HStack(spacing: 0) {
          section.header
          section.content
          section.footer
        }
      }
    }
    // 30 + 2 × 20 and 40 + 50; the stacks are centred on each other.
    expect(
      view.layout(proposing: .unspecified), size: (90, 30),
      ["title": (10, 10, 30, 10), "b": (60, 10, 20, 10), "end": (40, 20, 50, 10)])
  }

  @Test func `views have values for their container`() {
    let view = HStack(spacing: 0) {
      ForEach(
        subviews: Group {
          Filler().id("a").containerValue(\.weight, 3)
          Filler().id("b")
        }
      ) { subview in
        subview.frame(width: 10 * subview.containerValues.weight, height: 10)
      }
    }
    expect(
      view.layout(proposing: .unspecified), size: (40, 10),
      ["a": (0, 0, 30, 10), "b": (30, 0, 10, 10)])
  }

  @Test func `layouts read values for containers`() {
    let view = WeighedRow {
      Filler().id("a").containerValue(\.weight, 3).containerValue(\.height, 7)
      Filler().id("b").tag(2).containerValue(\.square, 2).containerValue(\.weight, 9)
      Filler().id("c")
    }
    // The innermost value of a key counts, whether it was set alone or with another.
    expect(
      view.layout(proposing: .unspecified), size: (80, 20),
      ["a": (0, 0, 30, 7), "b": (30, 0, 40, 20), "c": (70, 0, 10, 10)])
  }

  @Test func `sections have actions`() {
    let content = Group {
      Section {
        Block(10, 10)
      } header: {
        Block(20, 10)
      }
      .sectionActions {
        Block(1, 1).id("add")
        Block(2, 2).id("remove")
      }
      Section { Block(30, 10) }
    }
    let view = VStack(spacing: 0) {
      ForEach(sections: content) { section in
        section.content
        if !section.actions.isEmpty { HStack(spacing: 0) { section.actions } }
      }
    }
    expect(
      view.layout(proposing: .unspecified), size: (30, 22),
      ["add": (13.5, 10.5, 1, 1), "remove": (14.5, 10, 2, 2)])
    // Nobody else lays them out.
    expect(VStack(spacing: 0) { content }.layout(proposing: .unspecified), size: (30, 30), [:])
  }
}
