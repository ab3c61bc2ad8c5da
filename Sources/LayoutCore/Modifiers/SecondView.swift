/// A view laid out in another one's size, over or under it: what an overlay or a background is.
///
///     LayoutNode.fixed(width: 40, height: 40).overlay(alignment: .topTrailing, badge)
///
/// 1. The first view decides the size, guides, spacing and priority of both.
/// 2. The second is proposed that size.
/// 3. The second view's guides are brought to those of the first.
enum SecondView {
  /// Where the second view goes so that its guides come to the first one's.
  static func origin(forGuide guide: Point, on line: Point) -> Point {
    Point(line.x - guide.x, line.y - guide.y).orZero
  }

  static let reasonForFirstProposal = "the view that decides the size gets all that is proposed"
  static let reasonForSize = "it is as large as its first view"
  static let reasonForFirstPlace = "the view that decides the size fills it"

  static func reasonForProposal(of size: Size) -> String {
    "that is the size of the view that it is laid over or under"
  }
}
