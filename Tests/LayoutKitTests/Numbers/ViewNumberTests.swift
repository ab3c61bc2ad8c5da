import LayoutKit
import TestViews
import Testing

// `.ci/numbers` makes sure that each parameter of the public interface has an entry.

/// Every number that a view, a modifier, a shape or a style takes, with values that nobody means.
struct ViewNumberTests {
  @Test(arguments: ViewNumber.layout) func `of layout`(_ number: ViewNumber) { number.check() }

  @Test(arguments: ViewNumber.drawing) func `of drawing`(_ number: ViewNumber) { number.check() }

  @Test(arguments: ViewNumber.shapes) func `of shapes`(_ number: ViewNumber) { number.check() }

  @Test(arguments: ViewNumber.styles) func `of styles`(_ number: ViewNumber) { number.check() }
}

extension ViewNumber {
  static let text = Text("Hi")
  static var box: some View { Rectangle().frame(width: 20, height: 20) }

  static func point(_ x: CGFloat) -> UnitPoint { UnitPoint(x: x, y: 0.5) }

  static func insets(_ number: CGFloat) -> EdgeInsets {
    EdgeInsets(top: number, leading: 1, bottom: number, trailing: number)
  }
}
