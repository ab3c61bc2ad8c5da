import SwiftUI

// Names that the engine has too, and that a file which imports SwiftUI alone may give its own
// things.

/// The first custom layout that everybody writes.
public struct FlowLayout: Layout {
  public init() {}

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 7, height: CGFloat(subviews.count)) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index)),
        proposal: ProposedViewSize(width: 7, height: 1))
    }
  }
}

struct EqualWidthLayout { var count = 2 }
struct Card { var title = "Card" }
struct Segment { var start = 0 }
struct Explanation { var text = "because" }
struct Place { var name = "here" }
struct LayoutNode { var depth = 3 }
struct TextRun { var length = 4 }
enum Appearance { case light, dark }
enum Proposal { case nothing }
final class LayoutTree { var roots = [LayoutNode()] }

func layout(_ width: Double) -> Double { width * 2 }
func layoutNode(_ depth: Int) -> LayoutNode { LayoutNode(depth: depth) }
func sweep(_ range: ClosedRange<Double>) -> Double { range.upperBound }

/// A view that uses the client's functions and types inside of its body.
public struct Names: View {
  public init() {}

  public var body: some View {
    let tree = LayoutTree()
    FlowLayout {
      Color.red.frame(width: layout(10), height: sweep(0...3)).id("functions")
      Color.blue.frame(width: CGFloat(layoutNode(6).depth), height: 1).id("node")
      Text("\(Card().title) \(Explanation().text) \(Place().name) \(EqualWidthLayout().count)")
      Text("\(tree.roots.count) \(TextRun().length) \(Segment().start) \(Appearance.dark)")
      Text("\(Proposal.nothing)")
    }
  }
}
