import LayoutCore
import ReadyLayouts
import TestSupport
import Testing

/// Lists and wrapped lines with numbers that no layout can use.
struct ListNumberTests {
  @Test(arguments: lists)
  func `lists stay finite, and what is no number is reported`(_ input: BadInput) { input.verify() }

  @BadInputs static var lists: [BadInput] {
    for number in unusable {
      BadInput("spacing \(number)", .list(spacing: number, rows: LayoutRows([box(20, 10)])))
      BadInput("row height \(number)", .listRow(minHeight: number, box(20, 10)))
        .proposed(100, nil, size: [100, 18])
      BadInput(
        "row inset \(number)",
        .listRow(insets: EdgeInsets(top: number, leading: 8, bottom: 4, trailing: 8), box(20, 30))
      )
      .proposed(100, nil, size: [100, 34])
      BadInput(
        "separator \(number)",
        .listRow(separator: color, separatorThickness: number, box(20, 10)))
    }
    BadInput("negative row height", .listRow(minHeight: -5, box(20, 10)))
      .proposed(100, nil, size: [100, 18])
    BadInput("no content", reported: false, .listRow(separator: color, .empty))
      .proposed(100, nil, size: [100, 24])
    BadInput("no rows", reported: false, .list(rows: LayoutRows()))
      .proposed(100, 100, size: [100, 100]).proposed(nil, nil, size: [0, 0])
  }

  @Test(arguments: lines)
  func `lines stay finite whatever the spacing`(_ input: BadInput) { input.verify() }

  @BadInputs static var lines: [BadInput] {
    for number in unusable + [-100] {
      BadInput(
        "flow \(number)", reported: nil,
        .layout(FlowLayout(horizontalSpacing: number, verticalSpacing: number), views))
      BadInput(
        "justified \(number)", reported: nil,
        .layout(FlowLayout(horizontalSpacing: number, isJustified: true), views))
      for axis in Axis.allCases {
        BadInput(
          "widths \(axis) \(number)", reported: nil,
          .layout(EqualWidthLayout(axis: axis, spacing: number), views))
        BadInput(
          "heights \(axis) \(number)", reported: nil,
          .layout(EqualHeightLayout(axis: axis, spacing: number), views))
      }
    }
  }

  private static var views: [LayoutNode] {
    [box(20, 20), color, text(40, 20, baseline: 16), color.frame(maxWidth: .infinity), .spacer]
  }
}
