import LayoutCore
import TestSupport
import Testing

/// Readers, containers, safe areas and scrolling with what nobody should give them.
struct GeometryTests {
  @Test(arguments: inputs)
  func `what is read, scrolled or kept safe stays finite`(_ input: BadInput) { input.verify() }

  @BadInputs static var inputs: [BadInput] {
    for number in unusable + [-1e300] {
      BadInput(
        "a safe area padding of \(number)",
        color.safeAreaPadding(number).ignoresSafeArea())
      BadInput(
        "an inset with a spacing of \(number)",
        color.safeAreaInset(edge: .bottom, spacing: number, box(10, 10)))
      BadInput(
        "scrolled to \(number)", reported: nil,
        .scroll(
          along: [.horizontal, .vertical], to: .offset(CGPoint(x: number, y: number)),
          margins: EdgeInsets(top: number, leading: number, bottom: 1, trailing: 1),
          box(300, 300)))
      BadInput(
        "scrolled to a fraction of \(number)", reported: nil,
        .scroll(to: .anchor(UnitPoint(x: number, y: number)), box(300, 300)))
      BadInput(
        "a frame of \(number) relative to its container", reported: nil,
        color.containerRelativeFrame([.horizontal, .vertical]) { _, _ in number })
      BadInput(
        "a container divided with a spacing of \(number)", reported: nil,
        color.containerRelativeFrame(.horizontal, count: 3, span: -2, spacing: number))
      BadInput(
        "a reader whose content has the length \(number)", reported: nil,
        .geometryReader { _ in [box(number, number), color.padding(number)] })
    }
    BadInput(
      "a container divided into no parts",
      color.containerRelativeFrame(.horizontal, count: 0, spacing: 8))
    BadInput(
      "a scroll view to a view that there is not", reported: false,
      .scroll(to: .view("nobody", anchor: .center), box(10, 300)))
    BadInput(
      "rows that are no rows", reported: false,
      .scroll(.lazyVStack(rows: LayoutRows(count: -1) { _ in [] })))
    BadInput(
      "rows promised to be of no length", reported: nil,
      .scroll(.lazyVStack(rows: LayoutRows(count: 100, length: .nan) { _ in [box(10, 10)] })))
    BadInput(
      "rows that keep growing", reported: nil,
      .scroll(
        .lazyVStack(
          rows: LayoutRows(count: 100) { [box(10, pow10($0)), color] })))
    BadInput(
      "cells that keep growing", reported: nil,
      .scroll(
        .lazyVGrid(
          columns: [GridItem(.adaptive(minimum: 0), spacing: -1)],
          cells: LayoutRows(count: 100) { [box(10, pow10($0))] })))
    BadInput(
      "cells of no views and of several", reported: nil,
      .scroll(
        .lazyVGrid(
          columns: [GridItem(), GridItem()],
          cells: LayoutRows(count: 100) { [LayoutNode](repeating: color, count: $0) })))
    BadInput(
      "rows of readers", reported: false,
      .scroll(
        .lazyVStack(
          rows: LayoutRows(count: 100) { _ in
            [LayoutNode.geometryReader { [box($0.frame(in: .global).minY, 5)] }]
          })))
  }

  private static func pow10(_ exponent: Int) -> CGFloat {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  @Test func `a frame that makes its container larger does not go on for ever`() {
    // The container is as wide as its content, which is twice as wide as the container.
    let tree = LayoutNode.vstack(
      [color.id("C").containerRelativeFrame(.horizontal) { length, _ in length * 2 }]
    ).keptWithOneChild().layoutContainer()
    let result = tree.layout(in: CGSize(width: 100, height: 100))
    #expect(result.isFinite)
    #expect(result.diagnostics.contains { $0.rule == .unsettled })
  }

  private enum Sum: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  @Test func `a preference that is read where it is set is settled in one pass`() {
    // What the overlay sets is not among what it reads.
    let tree: LayoutNode = box(10, 10).preference(key: Sum.self, value: 1)
      .overlayPreferenceValue(Sum.self) { sum in
        box(sum, 1).id("overlay").preference(key: Sum.self, value: sum + 1)
      }
      .overlayPreferenceValue(Sum.self) { box($0, 1).id("outer") }
    let result = tree.layout(proposing: .unspecified)
    #expect(result.frame(of: "overlay")?.width == 1)
    // 1 of the box and 2 of the overlay.
    #expect(result.frame(of: "outer")?.width == 3)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `an infinite tree has readers, too`() {
    let tree = LayoutNode.hstack(
      spacing: 0,
      [
        color,
        LayoutNode.geometryReader { proxy in
          [box(proxy.frame(in: .global).width, 1), box(proxy.safeAreaInsets.top, 1)]
        },
      ])
    let result = tree.layout(proposing: .infinity)
    #expect(result.size.width == .infinity)
  }

  @Test func `a tree with readers, scroll views and rows can be changed everywhere`() {
    func row(_ index: Int) -> LayoutNode {
      LayoutNode.geometryReader { [color.frame(width: $0.size.width / 2).id("half \(index)")] }
        .frame(height: 20).id("row \(index)")
    }
    let tree = LayoutTree(
      LayoutNode.vstack(alignment: .leading, spacing: 0, (0..<4).map(row)).id("stack")
        .ignoresSafeArea())
    let window = CGSize(width: 100, height: 200)
    func heights() -> [CGFloat] {
      let result = tree.layout(in: window)
      return (0..<9).compactMap { result.frame(of: "half \($0)")?.minY }
    }
    #expect(heights() == [60, 80, 100, 120])
    tree.insert(row(4), at: 0, into: "stack")
    // Five of 20 in the middle of 200; the new one is the first.
    #expect(heights() == [70, 90, 110, 130, 50])
    tree.remove("row 1")
    #expect(heights() == [80, 100, 120, 60])
    tree.move("row 4", to: 3)
    #expect(heights() == [60, 80, 100, 120])
    tree.replace("row 0", with: box(10, 40).id("row 0"))
    #expect(heights() == [90, 110, 130])
    tree.replace("row 0", with: row(0))
    #expect(heights() == [60, 80, 100, 120])
    let kept = tree.layout(in: window)
    tree.remove("row 2")
    #expect(heights() == [70, 90, 110])
    #expect(kept.frame(of: "half 2")?.minY == 80)
    #expect(tree.layout(in: window, direction: .rightToLeft).frame(of: "half 0")?.minX == 50)
  }
}
