import LayoutCore
import LayoutTesting
import Testing

/// Layouts as people write them, without a mistake: no law complains.
struct RightLayoutTests {
  struct Right: Sendable, CustomStringConvertible {
    let description: String
    let layout: ClosureLayout

    init(
      _ description: String, _ measure: @escaping ClosureLayout.Measuring,
      _ place: @escaping ClosureLayout.Placing
    ) {
      self.description = description
      self.layout = ClosureLayout(measure: measure, place: place)
    }
  }

  @Test(arguments: lines + piles + grids + shares)
  func `no law is broken`(_ right: Right) { checkLaws(of: right.layout) }

  // MARK: Lines

  private static let gaps: [CGFloat] = [0, 8, 12.5]

  private static let lines = gaps.flatMap { gap in
    [
      Right("a row with gaps of \(gap)") { _, subviews in
        CGSize(width: subviews.totalWidth + subviews.gaps(gap), height: subviews.highest)
      } _: { bounds, _, subviews in
        subviews.placeInLine(from: bounds.origin) { CGPoint(x: $0.x + $1.width + gap, y: $0.y) }
      },
      Right("a column with gaps of \(gap)") { _, subviews in
        CGSize(width: subviews.widest, height: subviews.totalHeight + subviews.gaps(gap))
      } _: { bounds, _, subviews in
        subviews.placeInLine(from: bounds.origin) { CGPoint(x: $0.x, y: $0.y + $1.height + gap) }
      },
      Right("stairs with steps of \(gap)") { _, subviews in
        CGSize(
          width: subviews.totalWidth + subviews.gaps(gap),
          height: subviews.totalHeight + subviews.gaps(gap))
      } _: { bounds, _, subviews in
        subviews.placeInLine(from: bounds.origin) {
          CGPoint(x: $0.x + $1.width + gap, y: $0.y + $1.height + gap)
        }
      },
      Right("a row from the end with gaps of \(gap)") { _, subviews in
        CGSize(width: subviews.totalWidth + subviews.gaps(gap), height: subviews.highest)
      } _: { bounds, _, subviews in
        subviews[Array(subviews.indices.reversed())].placeInLine(from: bounds.origin) {
          CGPoint(x: $0.x + $1.width + gap, y: $0.y)
        }
      },
    ]
  }

  // MARK: Views on top of each other

  private static let anchors: [UnitPoint] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
    .bottomTrailing,
  ]

  private static let piles = anchors.map { anchor in
    Right("views on top of each other at \(anchor)", pile) { bounds, _, subviews in
      for subview in subviews {
        subview.place(
          at: CGPoint(
            x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height),
          anchor: anchor, proposal: .unspecified)
      }
    }
  }

  // MARK: Grids of equal cells

  private static let grids = (1...5).map { columns in
    Right("\(columns) equal columns") { _, subviews in
      let lines = (subviews.count + columns - 1) / columns
      return CGSize(
        width: subviews.widest * CGFloat(min(columns, subviews.count)),
        height: subviews.highest * CGFloat(lines))
    } _: { bounds, _, subviews in
      let cell = CGSize(width: subviews.widest, height: subviews.highest)
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(
            x: bounds.minX + cell.width * CGFloat(index % columns),
            y: bounds.minY + cell.height * CGFloat(index / columns)), proposal: .unspecified)
      }
    }
  }

  // MARK: Shares of the room

  private static let shares = [1, 2, 3, 4].map { (margin: CGFloat) in
    Right("a margin of \(margin)") { _, subviews in
      CGSize(width: subviews.widest + 2 * margin, height: subviews.highest + 2 * margin)
    } _: { bounds, _, subviews in
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
      }
    }
  }
}

extension LayoutSubviews {
  /// All gaps between the views.
  fileprivate func gaps(_ gap: CGFloat) -> CGFloat { gap * CGFloat(Swift.max(count - 1, 0)) }
}
