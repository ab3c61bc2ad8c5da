import LayoutKit
import SwiftUI
import TestViews
import Testing

/// How round the corners of shapes are, and what covers those of windows.
struct CornerTests {
  typealias Corners = RoundedRectangularShapeCorners

  /// A shape of a client's own, around one with the same corners.
  struct Ticket: RoundedRectangularShape {
    var base = RoundedRectangle(cornerRadius: 12)

    func path(in rect: CGRect) -> Path { base.path(in: rect) }
    func inset(by amount: CGFloat) -> some InsettableShape { base.inset(by: amount) }
    func corners(in size: CGSize?) -> Corners? { base.corners(in: size) }
  }

  @Test func `shapes tell their corners`() {
    let size = CGSize(width: 30, height: 20)
    func corners(_ shape: some RoundedRectangularShape) -> Corners? { shape.corners(in: size) }
    #expect(corners(.rect) == Corners(all: .fixed(0)))
    #expect(corners(.rect(cornerRadius: 4)) == Corners(all: 4))
    // No corner is rounder than half of the shorter side.
    #expect(corners(Ticket()) == Corners(all: .fixed(10)))
    #expect(corners(.capsule) == Corners(all: .fixed(10)))
    #expect(corners(.circle) == Corners(all: .fixed(10)))
    #expect(corners(.rect(cornerSize: CGSize(width: 4, height: 5))) == nil)
    #expect(
      corners(.rect(topLeadingRadius: 3, bottomTrailingRadius: 40))
        == Corners(topLeading: 3, topTrailing: 0, bottomLeading: 0, bottomTrailing: 10))
  }

  @Test func `corners in an unknown size are as round as can be`() {
    #expect(Capsule().corners(in: nil) == Corners(all: .fixed(.infinity)))
    #expect(Ticket().corners(in: nil) == Corners(all: 12))
  }

  @Test func `concentric rectangles have the least radii that they may have`() {
    let shape = ConcentricRectangle(
      topLeadingCorner: .fixed(3), topTrailingCorner: .concentric(minimum: 12))
    #expect(
      shape._outline
        == .unevenRoundedRectangle(
          topLeading: 3, topTrailing: 12, bottomTrailing: 0, bottomLeading: 0, isContinuous: true))
    let card = Filler().clipShape(.rect(corners: .concentric(minimum: 8), isUniform: true))
    #expect(card.layout(proposing: ProposedViewSize(30, 20)).size == CGSize(width: 30, height: 20))
    #expect(
      ConcentricRectangle().layout(proposing: ProposedViewSize(30, 20)).size
        == CGSize(width: 30, height: 20))
  }
}
