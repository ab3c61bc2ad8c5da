import LayoutKit
import SwiftUI
import Testing

/// What views own is released when they go, not only with the tree that keeps them.
@MainActor struct ReleasedStateTests {
  private final class Owned: ObservableObject { @Published var width: CGFloat = 10 }

  @Observable fileprivate final class Model: @unchecked Sendable {
    var isShown = true
    @ObservationIgnored weak var owned: AnyObject?
  }

  private struct Owner: View {
    let model: Model
    @StateObject private var owned = Owned()
    var body: some View {
      model.owned = owned
      return Color.red.frame(width: owned.width, height: 5).id("bar")
        .onChange(of: owned.width) { owned.width = min(owned.width, 50) }
        .onDisappear { owned.width = 0 }
    }
  }

  private struct Beside: View {
    let model: Model
    var body: some View {
      VStack {
        if model.isShown { Owner(model: model) }
        Color.blue
      }
    }
  }

  private struct InReader: View {
    let model: Model
    var body: some View { GeometryReader { _ in if model.isShown { Owner(model: model) } } }
  }

  private struct InRow: View {
    let model: Model
    var body: some View {
      ForEach(0..<3) { if $0 != 1 || model.isShown { Owner(model: model) } }
    }
  }

  private let window = CGSize(width: 100, height: 100)

  private func expectRelease(_ view: some View, _ model: Model) {
    let tree = ViewTree(view)
    for _ in 1...2 {
      model.isShown = true
      #expect(tree.layout(in: window).frame(of: "bar") != nil)
      #expect(model.owned != nil)
      model.isShown = false
      #expect(tree.layout(in: window).frame(of: "bar") == nil)
      #expect(model.owned == nil)
    }
  }

  @Test func `a view beside others`() {
    let model = Model()
    expectRelease(Beside(model: model), model)
  }

  @Test func `a view in a reader`() {
    let model = Model()
    expectRelease(InReader(model: model), model)
  }

  @Test func `a value that is in another place, too, goes on there`() throws {
    final class Ledger { var width: Binding<CGFloat>? }
    struct Bar: View {
      let ledger: Ledger
      @State private var width: CGFloat = 10
      var body: some View {
        ledger.width = $width
        return Color.red.frame(width: width, height: 5).id("bar")
      }
    }
    struct Twice<Content: View>: View {
      let model: Model
      let content: Content
      var body: some View {
        VStack {
          content
          if model.isShown { content }
        }
      }
    }
    let (model, ledger) = (Model(), Ledger())
    let tree = ViewTree(Twice(model: model, content: Bar(ledger: ledger)))
    #expect(tree.layout(in: window).frames(of: "bar").map(\.width) == [10, 10])
    model.isShown = false
    #expect(tree.layout(in: window).frames(of: "bar").map(\.width) == [10])
    try #require(ledger.width).wrappedValue = 40
    #expect(tree.layout(in: window).frames(of: "bar").map(\.width) == [40])
  }
}
