import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Views that are made from the subviews of other views.
struct VariadicViewTests {
  private struct Ruled: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Block(5, 1) }
      }
    }
  }

  private struct Card: _VariadicView.UnaryViewRoot {
    @Environment(\.lineSpacing) private var width

    func body(children: _VariadicView.Children) -> some View {
      children.first
      Block(width, CGFloat(children.count))
    }
  }

  private struct Title: _ViewTraitKey {
    static var defaultValue: CGFloat? { nil }
  }

  private struct Titled: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        if let width = child[Title.self] { Block(width, 1) }
        child
      }
    }
  }

  private struct Weighed: _VariadicView_ViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        let width = child.containerValues.tag(for: Int.self)
        child.frame(width: width.map { CGFloat($0) })
      }
    }
  }

  private func size(_ view: some View) -> CGSize { view.layout(proposing: .unspecified).size }

  @Test func `several views of a root are several views of the container`() {
    let view = VStack(spacing: 10) {
      _VariadicView.Tree(Ruled()) {
        Block(10, 10)
        ForEach(0..<2) { _ in Block(20, 20) }
        if false { Block(30, 30) }
      }
    }
    // 10, 1, 20, 1 and 20 with four gaps of 10.
    #expect(size(view) == CGSize(width: 20, height: 92))
  }

  @Test func `one view of a root is one view of the container`() {
    let view = HStack(spacing: 10) {
      Block(1, 1)
      _VariadicView.Tree(Card()) {
        Block(10, 10)
        Block(20, 20)
        Block(30, 30)
      }
    }
    // 1, a gap, and a stack of 10 by 10 and 7 by 3 with the usual spacing of 8.
    #expect(size(view.lineSpacing(7)) == CGSize(width: 21, height: 21))
  }

  @Test func `traits are read through modifiers and groups`() {
    let view = HStack(spacing: 0) {
      _VariadicView.Tree(Titled()) {
        Block(10, 10)._trait(Title.self, 3).padding(1)
        Group {
          Block(10, 10)
          Block(10, 10)._trait(Title.self, 4)._trait(Title.self, 100)
        }
        VStack { Block(10, 10)._trait(Title.self, 100) }
      }
    }
    // 3 + 12 + 10 + 4 + 10 + 10: the innermost trait counts, and what is in a container has its
    // own.
    #expect(size(view).width == 49)
  }

  @Test func `values for containers are read too`() {
    let view = HStack(spacing: 0) {
      _VariadicView.Tree(Weighed()) {
        Block(1, 1).tag(30)
        Block(2, 1)
      }
    }
    #expect(size(view).width == 32)
  }

  @Test func `children are a view and a collection`() {
    struct Halves: _VariadicView.UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        HStack(spacing: 0) { children }
        HStack(spacing: 0) { ForEach(children.prefix(1)) { $0 } }
        Block(CGFloat(children.reversed().count), 0)
      }
    }
    let view = _VariadicView.Tree(
      root: Halves(), content: TupleView((Block(10, 4).id("a"), Block(20, 4).id("b"))))
    let result = VStack(spacing: 0) { view }.layout(proposing: .unspecified)
    #expect(result.frames(of: "a").count == 2)
    #expect(result.frames(of: "b").count == 1)
    // 4, 4 and 0 with two gaps of 8.
    #expect(result.size == CGSize(width: 30, height: 24))
  }

  @Test func `a layout is a root`() {
    let view = _VariadicView.Tree(_LayoutRoot(HStackLayout(spacing: 2))) {
      Block(10, 5)
      Block(20, 10)
    }
    #expect(size(view) == CGSize(width: 32, height: 10))
  }

  @Test func `subviews keep the surroundings they were written in`() {
    struct Reader: View {
      @Environment(\.lineSpacing) private var width

      var body: some View { Block(width, 1) }
    }
    struct Widened: _VariadicView.MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View { children.lineSpacing(30) }
    }
    let view = HStack(spacing: 0) {
      _VariadicView.Tree(Widened()) {
        Reader()
        Reader().lineSpacing(5)
      }
    }
    // As a subview of a group, it inherits from where it is put.
    #expect(size(view.lineSpacing(10)).width == 35)
  }
}
