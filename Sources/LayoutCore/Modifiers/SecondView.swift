/// A view laid out in another one's size, over or behind it: the second view of an overlay or a
/// background.
///
///     LayoutNode.fixed(width: 40, height: 40).overlay(alignment: .topTrailing, badge)
///
/// 1. The first view decides the size, guides, spacing and priority of both.
/// 2. The second is proposed that size.
/// 3. The second view's guides are brought to those of the first.
struct SecondView {
  /// Where the second view goes so that its guides come to the first one's.
  static func origin(forGuide guide: Point, on line: Point) -> Point {
    Point(line.x - guide.x, line.y - guide.y).orZero
  }
}
