import LayoutControls
import LayoutKit
import Observation
import TestViews
import Testing

/// Views that are put in several places of a tree that is kept, and what is described late in them.
@MainActor struct CopiedViewTests {
  @Observable fileprivate final class Model: @unchecked Sendable { var width: CGFloat = 10 }

  private struct Leaf: View {
    let model: Model
    var body: some View { Block(model.width, 4).id("leaf") }
  }

  private struct Late: View {
    let model: Model
    var body: some View { GeometryReader { _ in Leaf(model: model) } }
  }

  private let window = CGSize(width: 100, height: 100)

  private func expectChanges(_ view: some View, _ model: Model, count: Int = 2) {
    let tree = ViewTree(view)
    for width in [10, 30, 20, 40] as [CGFloat] {
      model.width = width
      let widths = tree.layout(in: window).frames(of: "leaf").map(\.width)
      #expect(widths == Array(repeating: width, count: count))
    }
  }

  @Test func `all places of a subview change with what is described late in it`() {
    let model = Model()
    expectChanges(
      Group(subviews: Late(model: model)) { subviews in
        VStack {
          subviews.first
          subviews.first
        }
      }, model)
  }

  @Test func `places with surroundings of their own change, too`() {
    let model = Model()
    expectChanges(
      Group(subviews: Late(model: model)) { subviews in
        VStack {
          subviews.first.lineLimit(2)
          subviews.first
          subviews.first.lineLimit(3)
        }
      }, model, count: 3)
  }

  @Test func `a place that comes in sight later changes, too`() {
    let model = Model()
    let tree = ViewTree(
      Group(subviews: Late(model: model)) { subviews in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<20) { number in
              if number % 10 == 0 {
                subviews.first.frame(height: 50)
              } else {
                Block(1, 50)
              }
            }
          }
        }
        .id("list")
      })
    func widths(from row: CGFloat) -> [CGFloat] {
      let nodes = tree.nodes
      nodes.scroll("list", to: .offset(CGPoint(x: 0, y: row * 50)))
      return tree.layout(in: window).frames(of: "leaf").map(\.width)
    }
    #expect(widths(from: 0) == [10])
    #expect(widths(from: 10) == [10])
    model.width = 30
    #expect(widths(from: 10) == [30])
    #expect(widths(from: 0) == [30])
  }

  @Test func `an overlay of several rows changes with all of them`() {
    let model = Model()
    let tree = ViewTree(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<9) { _ in Block(10, 100) }.overlay { Late(model: model) }
        }
      }
      .id("list"))
    #expect(tree.layout(in: window).frames(of: "leaf").map(\.width) == [10])
    // Then half of the second row is in sight, too.
    tree.nodes.scroll("list", to: .offset(CGPoint(x: 0, y: 50)))
    #expect(tree.layout(in: window).frames(of: "leaf").map(\.width) == [10, 10])
    for width in [30, 20] as [CGFloat] {
      model.width = width
      tree.nodes.scroll("list", to: .offset(CGPoint(x: 0, y: 50)))
      let frames = tree.layout(in: window).frames(of: "leaf")
      #expect(!frames.isEmpty && frames.allSatisfy { $0.width == width })
    }
  }

  @Test func `rows in an overlay of several views change in all of them`() {
    let model = Model()
    expectChanges(
      VStack {
        Group {
          Block(50, 40)
          Block(50, 40)
        }
        .overlay { ScrollView { LazyVStack { ForEach(0..<3) { _ in Leaf(model: model) } } } }
      }, model, count: 6)
  }

  @Test func `one place is described by itself`() {
    let model = Model()
    var bodies = 0
    let tree = ViewTree(
      Group(subviews: Late(model: model)) { subviews in
        let _ = bodies += 1
        VStack { subviews.first }
      })
    tree.layout(in: window)
    model.width = 30
    #expect(tree.layout(in: window).frame(of: "leaf")?.width == 30)
    #expect(bodies == 1)
  }
}
