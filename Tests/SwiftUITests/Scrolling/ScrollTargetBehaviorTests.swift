import SwiftUI
import Testing

/// Where scrolling comes to rest, asked without a scroll view.
struct ScrollTargetBehaviorTests {
  private struct RowSnapping: ScrollTargetBehavior {
    let rowHeight: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = (target.rect.minY / rowHeight).rounded() * rowHeight
      if context.layoutDirection == .rightToLeft { target.anchor = .topTrailing }
    }
  }

  private let page = CGRect(x: 0, y: 100, width: 60, height: 100)

  private func context(_ axes: Axis.Set = .vertical) -> ScrollTargetBehaviorContext {
    ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: page), contentSize: CGSize(width: 300, height: 450),
      containerSize: page.size, axes: axes)
  }

  private func rest(
    of behavior: some ScrollTargetBehavior, at point: CGPoint, _ axes: Axis.Set = .vertical
  ) -> CGPoint {
    var target = ScrollTarget(rect: CGRect(origin: point, size: page.size))
    behavior.updateTarget(&target, context: context(axes))
    return target.rect.origin
  }

  @Test func `a client's behaviour is asked as SwiftUI asks it, erased or not`() {
    let snapping = RowSnapping(rowHeight: 40)
    #expect(rest(of: snapping, at: CGPoint(x: 0, y: 110)) == CGPoint(x: 0, y: 120))
    let erased = AnyScrollTargetBehavior(snapping)
    #expect(rest(of: erased, at: CGPoint(x: 0, y: 90)) == CGPoint(x: 0, y: 80))
    #expect(!erased.properties(context: .init()).limitsScrolls)
  }

  @Test func `behaviours read the environment`() {
    var values = EnvironmentValues()
    values.layoutDirection = .rightToLeft
    var target = ScrollTarget(rect: page)
    RowSnapping(rowHeight: 10).updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: target, contentSize: .zero, containerSize: .zero, axes: [],
        environment: values))
    #expect(target.anchor == .topTrailing)
  }
}
