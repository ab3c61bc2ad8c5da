import LayoutKit
import SwiftUI
import TestViews
import Testing

/// How large sheets would be, by the system's sizings and by those of clients.
struct PresentationSizingTests {
  private struct Square: PresentationSizing {
    var widest: CGFloat?

    func proposedSize(
      for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
      let size = root.sizeThatFits(ProposedViewSize(width: widest, height: nil))
      let side = max(size.width, size.height)
      return ProposedViewSize(width: side, height: side)
    }
  }

  /// Three letters in a line, 30 by 20, and more lines where there is less room.
  private func proposal(_ sizing: some PresentationSizing) -> ProposedViewSize {
    sizing.proposedSize(
      for: PresentationSizingRoot(Letters(3)), context: PresentationSizingContext())
  }

  @Test func `a client's sizing asks for the view's size`() {
    #expect(proposal(Square()) == ProposedViewSize(30, 30))
    // Two letters and one: 20 by 40.
    #expect(proposal(Square(widest: 20)) == ProposedViewSize(40, 40))
    let view = Block(1, 1).presentationSizing(Square())
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 1, height: 1))
  }

  @Test func `the system's sizings fit, or leave the size to the screen`() {
    #expect(proposal(.fitted) == ProposedViewSize(30, 20))
    #expect(proposal(.page) == .unspecified)
    #expect(proposal(.form.fitted(horizontal: true, vertical: false)) == ProposedViewSize(30, nil))
    #expect(proposal(.automatic.sticky()) == .unspecified)
  }

  @Test func `a sizing fits on some axes`() {
    let narrow = Square(widest: 10)
    // One letter above the other: 10 by 60, so 60 by 60, in which three letters take 30 by 20.
    #expect(proposal(narrow) == ProposedViewSize(60, 60))
    #expect(proposal(narrow.fitted(horizontal: false, vertical: true)).width == 60)
    #expect(proposal(narrow.fitted(horizontal: true, vertical: true)) == ProposedViewSize(30, 20))
  }

  @Test func `the view is asked in its surroundings`() {
    struct Spaced: View {
      @Environment(\.lineSpacing) private var side

      var body: some View { Block(side, side) }
    }
    let root = PresentationSizingRoot(Spaced()) { $0.lineSpacing = 9 }
    #expect(root.sizeThatFits(.zero) == CGSize(width: 9, height: 9))
  }
}
