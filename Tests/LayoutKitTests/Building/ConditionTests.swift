import LayoutKit
import TestViews
import Testing

/// The statements that a view builder understands.
struct ConditionTests {
  enum Shape {
    case wide
    case tall
    case none
  }

  @ViewBuilder func choose(_ shape: Shape) -> some View {
    switch shape {
    case .wide: Block(40, 10).id("wide")
    case .tall:
      let height: CGFloat = 40
      Block(10, height).id("tall")
    case .none: EmptyView()
    }
  }

  @Test func `a switch chooses one view`() {
    func row(_ shape: Shape) -> ResolvedLayout {
      HStack(spacing: 10) {
        Block(10, 10)
        choose(shape)
      }
      .layout(proposing: .unspecified)
    }
    expect(row(.wide), size: (60, 10), ["wide": (20, 0, 40, 10)])
    expect(row(.tall), size: (30, 40), ["tall": (20, 0, 10, 40)])
    expect(row(.none), size: (10, 10), [:])
  }

  @Test(arguments: [true, false])
  func `a false condition leaves no gap`(isShown: Bool) {
    let view = VStack(spacing: 10) {
      Block(10, 10)
      if isShown { Block(10, 10) }
      Block(10, 10)
    }
    #expect(view.layout(proposing: .unspecified).size.height == (isShown ? 50 : 30))
  }

  @Test func `optionals are unwrapped`() {
    let width: CGFloat? = 30
    let nothing: CGFloat? = nil
    let view = HStack(spacing: 5) {
      if let width {
        Block(width, 10)
      } else {
        Block(1, 1)
      }
      if let nothing { Block(nothing, 10) }
      if nothing != nil, let width { Block(width, 10) } else { Block(7, 10) }
    }
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 42, height: 10))
  }

  @Test func `availability is checked`() {
    let view = HStack {
      if #available(macOS 10.15, iOS 13, *) { Block(10, 20) }
    }
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 10, height: 20))
  }

  // A stack of exactly one view is the view: its leading guide counts outside. A stack that only
  // happens to have one child is a stack, which keeps the guide to itself.
  @Test(arguments: [true, false]) func `a stack of one view is the view`(isSingle: Bool) {
    let indented = Block(40, 20).alignmentGuide(.leading) { _ in 10 }
    let isShown = true
    let view = VStack(alignment: .leading, spacing: 0) {
      if isSingle {
        ZStack { indented }
      } else {
        ZStack { if isShown { indented } }
      }
      Block(100, 20).id("below")
    }
    expect(view.layout(proposing: .unspecified), ["below": (isSingle ? 10 : 0, 20, 100, 20)])
  }
}
