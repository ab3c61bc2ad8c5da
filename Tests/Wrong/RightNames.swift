import LayoutCore
import LayoutKit
import SwiftUI

// A client's own names win, and the storeys' names are one name whichever module they come by.

struct FlowLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

struct EqualWidthLayout { var spacing = 3 }

struct PathElement {}

struct Node {}

struct Card: View {
  let alignment: Alignment = .leading

  var body: some View {
    VStack(alignment: .leading) {
      FlowLayout {
        Text("\(EqualWidthLayout(spacing: 4).spacing)")
        Color.red
        Path { $0.move(to: .zero) }
      }
      Divider()
    }
    .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    .alignmentGuide(.leading) { $0.width }
    .layout()
  }
}

extension View {
  func layout() -> some View { padding() }
}

func size(of card: Card) -> CGSize { card.layout(in: CGSize(width: 300, height: 300)).size }
