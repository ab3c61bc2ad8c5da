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

  private final class Ledger { var width: Binding<CGFloat>? }

  private struct Bar: View {
    let ledger: Ledger
    let model: Model
    @State private var width: CGFloat = 10
    @StateObject private var owned = Owned()
    var body: some View {
      (ledger.width, model.owned) = ($width, owned)
      return Color.red.frame(width: width, height: 5).id("bar")
    }
  }

  private struct Kept<Content: View>: View {
    let model: Model
    let content: Content
    var body: some View { if model.isShown { content } }
  }

  @Test func `a stored value that is shown later than at first`() {
    let model = Model()
    model.isShown = false
    let bar = Bar(ledger: Ledger(), model: model)
    func width() -> CGFloat? { bar.layout(in: window).frame(of: "bar")?.width }
    var tree: ViewTree? = ViewTree(Kept(model: model, content: bar))
    tree?.layout(in: window)
    for isReleased in [false, true] {
      model.isShown = true
      tree?.layout(in: window)
      bar.ledger.width?.wrappedValue = 40
      #expect(tree?.layout(in: window).frame(of: "bar")?.width == 40)
      // While the tree exists, the value has its state elsewhere too.
      #expect(width() == 40)
      weak let owned = model.owned
      #expect(owned != nil)
      model.isShown = isReleased
      // A result goes on seeing what it was laid out with, and lends it to nobody.
      let last = tree?.layout(in: window)
      if isReleased { tree = nil }
      #expect(width() == 10)
      withExtendedLifetime(last) { #expect(owned == nil) }
    }
  }

  @Test func `a value in views of their own goes on in the one that stays`() {
    struct Both<Content: View>: View {
      let model: Model
      let content: Content
      var body: some View {
        VStack {
          ForEach(0..<12) { _ in Around(content: content) }
          Kept(model: model, content: content)
        }
      }
    }
    struct Around<Content: View>: View {
      let content: Content
      var body: some View { content }
    }
    let (model, ledger) = (Model(), Ledger())
    let tree = ViewTree(Both(model: model, content: Bar(ledger: ledger, model: model)))
    #expect(tree.layout(in: window).frames(of: "bar").count == 13)
    model.isShown = false
    #expect(tree.layout(in: window).frames(of: "bar").count == 12)
    ledger.width?.wrappedValue = 40
    let widths = tree.layout(in: window).frames(of: "bar").map(\.width)
    #expect(widths.sorted() == Array(repeating: 10, count: 11) + [40])
  }

  @Test func `an object is made once, wherever its view appears`() {
    final class Count { var made = 0 }
    final class Counted: ObservableObject {
      @Published var width: CGFloat = 10
      init(_ count: Count) { count.made += 1 }
    }
    struct Child: View {
      @StateObject private var counted: Counted
      init(_ count: Count) { _counted = StateObject(wrappedValue: Counted(count)) }
      var body: some View {
        Color.red.frame(width: counted.width, height: 5).id("bar").onAppear { counted.width = 40 }
      }
    }
    struct Appearing<Container: View>: View {
      let model: Model
      let container: (AnyView) -> Container
      let count: Count
      var body: some View { container(AnyView(Group { if model.isShown { Child(count) } })) }
    }
    func expectOnce(_ container: @escaping (AnyView) -> some View) {
      let (model, count) = (Model(), Count())
      model.isShown = false
      let tree = ViewTree(Appearing(model: model, container: container, count: count))
      tree.layout(in: window)
      model.isShown = true
      for _ in 1...3 {
        #expect(tree.layout(in: window).frame(of: "bar")?.width == 40)
        tree.invalidate()
      }
      #expect(count.made == 1)
    }
    expectOnce { child in ZStack { child } }
    expectOnce { child in VStack { child } }
    expectOnce { child in LazyVStack { child } }
    expectOnce { child in Color.blue.overlay { child } }
    expectOnce { child in GeometryReader { _ in child } }
  }

  @Test func `a value that is in another place, too, goes on there`() {
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
    let tree = ViewTree(Twice(model: model, content: Bar(ledger: ledger, model: model)))
    #expect(tree.layout(in: window).frames(of: "bar").map(\.width) == [10, 10])
    model.isShown = false
    #expect(tree.layout(in: window).frames(of: "bar").map(\.width) == [10])
    ledger.width?.wrappedValue = 40
    #expect(tree.layout(in: window).frames(of: "bar").map(\.width) == [40])
  }
}
