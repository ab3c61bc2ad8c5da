import LayoutKit
import TestViews
import Testing

extension VerticalAlignment {
  private enum PictureTitle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.bottom]
    }
  }

  fileprivate static let pictureTitle = VerticalAlignment(PictureTitle.self)
}

/// Pictures with titles in columns whose titles are to line up.
struct AligningAcrossStacksExamples {
  /// A portrait picture with a title, and a landscape one with a title and a caption.
  func pictures(_ alignment: VerticalAlignment, marksTitles: Bool = false) -> some View {
    HStack(alignment: alignment, spacing: 8) {
      VStack(spacing: 0) {
        Block(60, 100).id("portrait")
        title(Block(60, 28, first: 22), isMarked: marksTitles).id("first title")
      }
      .id("first")
      VStack(spacing: 0) {
        Block(100, 60).id("landscape")
        title(Block(90, 28, first: 22), isMarked: marksTitles).id("second title")
        Block(120, 14, first: 11).id("caption")
      }
      .id("second")
    }
  }

  @ViewBuilder func title(_ title: Block, isMarked: Bool) -> some View {
    if isMarked {
      title.alignmentGuide(.pictureTitle) { context in context[.firstTextBaseline] }
    } else {
      title
    }
  }

  // Columns of 128 and 102: the second one is 13 lower.
  @Test func `columns are centred`() {
    expect(
      pictures(.center).layout(proposing: .unspecified), size: (188, 128),
      ["first": (0, 0, 60, 128), "second": (68, 13, 120, 102), "caption": (68, 101, 120, 14)])
  }

  // Without a marked view the guide is each column's bottom.
  @Test func `a guide that nobody marks is at the columns' bottoms`() {
    expect(
      pictures(.pictureTitle).layout(proposing: .unspecified), size: (188, 128),
      ["first": (0, 0, 60, 128), "second": (68, 26, 120, 102), "caption": (68, 114, 120, 14)])
  }

  // The baselines are 100 + 22 and 60 + 22 below the columns' tops.
  @Test func `marked titles are on one baseline`() {
    expect(
      pictures(.pictureTitle, marksTitles: true).layout(proposing: .unspecified),
      size: (188, 142),
      [
        "first": (0, 0, 60, 128), "portrait": (0, 0, 60, 100), "first title": (0, 100, 60, 28),
        "second": (68, 40, 120, 102), "landscape": (78, 40, 100, 60),
        "second title": (83, 100, 90, 28), "caption": (68, 128, 120, 14),
      ])
  }
}
