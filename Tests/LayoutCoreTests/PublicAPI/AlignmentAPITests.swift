import LayoutCore
import Testing

/// Alignments and dimensions as clients write them.
struct AlignmentAPITests {
  @Test func `a composite alignment has its two guides`() {
    let composites: [(Alignment, HorizontalAlignment, VerticalAlignment)] = [
      (.center, .center, .center), (.leading, .leading, .center),
      (.trailing, .trailing, .center), (.top, .center, .top), (.bottom, .center, .bottom),
      (.topLeading, .leading, .top), (.topTrailing, .trailing, .top),
      (.bottomLeading, .leading, .bottom), (.bottomTrailing, .trailing, .bottom),
      (.centerFirstTextBaseline, .center, .firstTextBaseline),
      (.centerLastTextBaseline, .center, .lastTextBaseline),
      (.leadingFirstTextBaseline, .leading, .firstTextBaseline),
      (.leadingLastTextBaseline, .leading, .lastTextBaseline),
      (.trailingFirstTextBaseline, .trailing, .firstTextBaseline),
      (.trailingLastTextBaseline, .trailing, .lastTextBaseline),
    ]
    for (alignment, horizontal, vertical) in composites {
      #expect(alignment == Alignment(horizontal: horizontal, vertical: vertical))
      #expect(alignment.horizontal == horizontal && alignment.vertical == vertical)
    }
    var alignment = Alignment.center
    alignment.horizontal = .leading
    alignment.vertical = .top
    #expect(alignment == .topLeading && alignment != .center)
  }

  @Test func `a guide is told apart by its type`() {
    #expect(HorizontalAlignment(Custom<Int>.self) == HorizontalAlignment(Custom<Int>.self))
    #expect(HorizontalAlignment(Custom<Int>.self) != HorizontalAlignment(Custom<String>.self))
    #expect(VerticalAlignment(Custom<Int>.self) != VerticalAlignment(Custom<String>.self))
    #expect(HorizontalAlignment.listRowSeparatorLeading != .listRowSeparatorTrailing)
    #expect(HorizontalAlignment.listRowSeparatorLeading != .leading)
    let type: any AlignmentID.Type = Custom<Int>.self
    #expect(VerticalAlignment(type) == VerticalAlignment(Custom<Int>.self))
  }

  @Test func `guides are cases of a switch`() {
    func name(_ alignment: HorizontalAlignment) -> String {
      switch alignment {
      case .leading: "leading"
      case .center: "center"
      case .trailing: "trailing"
      default: "custom"
      }
    }
    #expect(name(.leading) == "leading" && name(.center) == "center")
    #expect(name(HorizontalAlignment(Custom<Int>.self)) == "custom")
    switch VerticalAlignment.lastTextBaseline {
    case .top, .center, .bottom, .firstTextBaseline: Issue.record("another guide")
    case .lastTextBaseline: break
    default: Issue.record("another guide")
    }
  }

  @Test func `guides of text take the first and the last value, others the mean`() {
    let values: [CGFloat?] = [nil, 10, nil, 20, 60]
    #expect(HorizontalAlignment(Custom<Int>.self).combineExplicit(values) == 30)
    #expect(VerticalAlignment(Custom<Int>.self).combineExplicit(values) == 30)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 10)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 60)
    // The documentation says mean; SwiftUI's containers never ask.
    #expect(HorizontalAlignment.leading.combineExplicit(values) == 30)
    #expect(VerticalAlignment.center.combineExplicit(values) == 30)
    #expect(VerticalAlignment(Greatest.self).combineExplicit(values.lazy.map(\.self)) == 60)
    #expect(HorizontalAlignment.center.combineExplicit([nil, nil]) == nil)
    #expect(HorizontalAlignment.center.combineExplicit(EmptyCollection<CGFloat?>()) == nil)
  }

  @Test func `a column merges in the guide's own way`() {
    let guide = VerticalAlignment(Greatest.self)
    let column = LayoutNode.vstack(
      spacing: 0,
      [5, 3, 4].map { value in
        LayoutNode.fixed(width: 10, height: 10).alignmentGuide(guide) { _ in value }
      }
    ).id("column")
    let layout = column.layout(proposing: .unspecified)
    #expect(layout.node(of: "column")?.dimensions[explicit: guide] == 24)
  }

  @Test func `dimensions answer for guides, explicit or not`() throws {
    let node = LayoutNode.fixed(width: 40, height: 20)
      .alignmentGuide(.leading) { dimensions in dimensions.width / 4 + dimensions[.trailing] }
      .alignmentGuide(VerticalAlignment.center) { $0.height + ($0[explicit: .leading] ?? 0) }
      .id("node")
    let layout = node.layout(proposing: .unspecified)
    let dimensions = try #require(layout.node(of: "node")?.dimensions)
    #expect(dimensions.width == 40 && dimensions.height == 20)
    #expect(dimensions[.leading] == 50 && dimensions[explicit: .leading] == 50)
    #expect(dimensions[VerticalAlignment.center] == 70)
    #expect(dimensions[explicit: HorizontalAlignment.center] == nil)
    #expect(dimensions[HorizontalAlignment(Custom<Int>.self)] == 8)
    let copy = dimensions
    #expect(dimensions == copy)
  }

  @Test func `alignments are sendable and trivial`() {
    func isSendable<Value: Sendable & Equatable & BitwiseCopyable>(_: Value.Type) {}
    isSendable(HorizontalAlignment.self)
    isSendable(VerticalAlignment.self)
    isSendable(Alignment.self)
    #expect(TextAlignment.allCases == [.leading, .center, .trailing])
  }
}

/// A guide of its own for each type that it is specialised with.
private struct Custom<Value>: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 5 }
}

/// A guide that merges in its own way.
private enum Greatest: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    parentValue = max(parentValue ?? childValue, childValue)
  }
}
