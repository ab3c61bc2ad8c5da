import LayoutCore
import TestSupport
import Testing

/// Places, distances, priorities and guides that are no numbers.
struct ValueNumberTests {
  @Test(arguments: distances)
  func `places and distances stay finite`(_ input: BadInput) { input.verify() }

  @BadInputs static var distances: [BadInput] {
    for number in unusable {
      BadInput("offset x \(number)", box(20, 20).offset(x: number))
      BadInput("offset y \(number)", box(20, 20).offset(y: number))
      BadInput("position x \(number)", box(20, 20).position(x: number, y: 10))
      BadInput("position y \(number)", box(20, 20).position(x: 10, y: number))
      BadInput("row spacing \(number)", .hstack(spacing: number, [color, box(20, 20), color]))
      BadInput("column spacing \(number)", .vstack(spacing: number, [color, box(20, 20)]))
      BadInput(
        "scale \(number)",
        box(20, 20).transformed(RenderTransform(.scale(x: number, y: number))))
      BadInput(
        "rotation \(number)", box(20, 20).transformed(RenderTransform(.rotation(radians: number))))
      BadInput(
        "matrix \(number)",
        box(20, 20).transformed(
          RenderTransform(.matrix(a: 1, b: 0, c: 0, d: number, tx: 0, ty: 0))))
      BadInput(
        "scale around \(number)",
        box(20, 20).transformed(
          RenderTransform(.scale(x: 2, y: 2), anchor: UnitPoint(x: number, y: 0))))
      BadInput("z-index \(number)", reported: nil, box(20, 20).zIndex(number))
    }
    // Measured: negative spacing follows the formulas, also beyond the stack's own length.
    BadInput("spacing −10", reported: false, .hstack(spacing: -10, [box(20, 20), box(20, 20)]))
      .proposed(nil, nil, size: [30, 20])
    BadInput("spacing −100", reported: false, .hstack(spacing: -100, [box(20, 20), box(20, 20)]))
      .proposed(nil, nil, size: [-60, 20]).proposed(50, 50, size: [-60, 20])
  }

  @Test(arguments: priorities)
  func `trees stay finite whatever the priorities`(_ input: BadInput) { input.verify() }

  @BadInputs static var priorities: [BadInput] {
    BadInput("NaN", .hstack(spacing: 0, [color, color.layoutPriority(.nan), color]))
      .proposed(90, 10, size: [90, 10])
    BadInput(
      "only NaN",
      .vstack(spacing: 0, (0..<5).map { _ in color.layoutPriority(.nan) })
    )
    .proposed(10, 100, size: [10, 100])
    BadInput("NaN in a ZStack", .zstack([color.layoutPriority(.nan), box(20, 20)]))
    BadInput("only NaN in a ZStack", .zstack([box(20, 20).layoutPriority(.nan), .spacer]))
    BadInput(
      "∞ and −∞", reported: nil,
      .hstack(spacing: 0, [color.layoutPriority(.infinity), color.layoutPriority(-.infinity)]))
  }

  @Test func `the children of a stack of negative length are where the formulas put them`() {
    let row = LayoutNode.hstack(spacing: -100) {
      box(20, 20).id("a")
      box(20, 20).id("b")
    }
    let layout = row.layout(proposing: .unspecified)
    #expect(layout.nodes.map(\.frame.origin.x) == [0, 0, -80])
  }

  /// Measured: infinite priorities order like any others.
  @Test(arguments: [1, -1])
  func `infinite priorities come first and last`(sign: Double) {
    let row = LayoutNode.hstack(spacing: 0) {
      color.frame(maxWidth: 80).layoutPriority(sign * .infinity).id("a")
      color.frame(maxWidth: 80).id("b")
    }
    let layout = row.layout(proposing: ProposedViewSize(width: 100, height: 10))
    #expect(layout.frame(of: "a")?.width == (sign > 0 ? 80 : 20))
    #expect(layout.frame(of: "b")?.width == (sign > 0 ? 20 : 80))
  }

  @Test(arguments: guides)
  func `guides stay finite`(_ input: BadInput) { input.verify() }

  @BadInputs static var guides: [BadInput] {
    for number in unusable {
      for (name, node) in guided(number) { BadInput("\(name) \(number)", node()) }
    }
    BadInput(
      "a default that is none, in a row",
      .hstack(alignment: .nowhere, [color, box(9, 9)]))
    BadInput(
      "a default that is none, in a frame",
      box(9, 9).frame(
        width: 20, height: 20, alignment: Alignment(horizontal: .center, vertical: .nowhere)))
  }

  /// Trees in which somebody asks for a guide with this value.
  private static func guided(
    _ number: CGFloat
  ) -> [(String, @Sendable () -> LayoutNode)] {
    let leading: @Sendable () -> LayoutNode = {
      box(20, 20).alignmentGuide(.leading) { _ in number }
    }
    let top: @Sendable () -> LayoutNode = { box(20, 20).alignmentGuide(.top) { _ in number } }
    let third: @Sendable () -> LayoutNode = {
      box(20, 20).alignmentGuide(.third) { _ in number }
    }
    return [
      ("leading in a column", { .vstack(alignment: .leading, [leading(), box(40, 20)]) }),
      ("top in a row", { .hstack(alignment: .top, [top(), box(40, 20)]) }),
      ("leading in a ZStack", { .zstack(alignment: .leading, [leading(), box(40, 20)]) }),
      ("top in a frame", { top().frame(width: 50, height: 50, alignment: .top) }),
      ("leading in a frame", { leading().frame(maxWidth: 50, alignment: .leading) }),
      ("leading of an overlay", { color.overlay(alignment: .leading, leading()) }),
      ("top under a background", { top().background(alignment: .top, color) }),
      (
        "a guide across containers",
        { .hstack(alignment: .third, [.vstack([third(), box(9, 9)]), box(9, 9)]) }
      ),
    ]
  }

  @Test func `a guide that is no number counts as not set`() {
    func column(_ first: LayoutNode) -> ResolvedLayout {
      LayoutNode.vstack(alignment: .trailing, spacing: 0, [first.id("a"), box(40, 20).id("b")])
        .layout(proposing: .unspecified)
    }
    let broken = column(box(20, 20).alignmentGuide(.trailing) { _ in .nan })
    let plain = column(box(20, 20))
    #expect(broken.frame(of: "a") == plain.frame(of: "a"))
    #expect(broken.frame(of: "b") == plain.frame(of: "b"))
  }
}

/// A guide that is nowhere.
private enum Nowhere: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { .nan }
}

extension VerticalAlignment {
  fileprivate static let nowhere = VerticalAlignment(Nowhere.self)
}
