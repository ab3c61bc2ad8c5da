import LayoutKit
import Observation
import Testing

/// A layout in a kept view has one cache, whatever is described again around it.
@MainActor struct LayoutCacheTests {
  @Observable fileprivate final class Model: @unchecked Sendable {
    var gap: CGFloat = 1
    var names = ["a", "b"]
    var width: CGFloat = 10
    var height: CGFloat = 5
    var isOn = false
    @ObservationIgnored private var calls: [String] = []
    @ObservationIgnored private var made = 0

    func make() -> Int {
      made += 1
      calls.append("make \(made)")
      return made
    }

    func update(_ cache: Int) { calls.append("update \(cache)") }

    func takeCalls() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// As wide as its views together, and a gap.
  fileprivate struct Row: Layout {
    let model: Model
    let gap: CGFloat

    struct Cache {
      let number: Int
      var width: CGFloat
    }

    func makeCache(subviews: Subviews) -> Cache {
      Cache(number: model.make(), width: width(of: subviews))
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
      model.update(cache.number)
      cache.width = width(of: subviews)
    }

    private func width(of subviews: Subviews) -> CGFloat {
      subviews.reduce(gap) { $0 + $1.sizeThatFits(.unspecified).width }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { CGSize(width: cache.width, height: 10) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) { for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) } }
  }

  /// Lays a tree out as a fresh one would be, and returns the calls for caches.
  private func calls<Content: View>(
    _ model: Model, _ tree: ViewTree<Content>, _ view: Content,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    let window = CGSize(width: 300, height: 300)
    let frames = tree.layout(in: window).nodes.map(\.frame)
    let calls = model.takeCalls()
    #expect(frames == view.layout(in: window).nodes.map(\.frame), sourceLocation: sourceLocation)
    _ = model.takeCalls()
    return calls
  }

  // MARK: - One container

  private struct Screen: View {
    let model: Model

    var body: some View {
      VStack {
        if model.isOn { Color.blue.frame(width: 2, height: 2) }
        Color.red.frame(width: 5, height: model.height)
        Row(model: model, gap: model.gap) {
          ForEach(model.names, id: \.self) { _ in Leaf(model: model) }
        }
      }
    }
  }

  private struct Leaf: View {
    let model: Model

    var body: some View { Color.red.frame(width: model.width, height: 5) }
  }

  @Test func `a cache is made once and updated after each change`() {
    let model = Model()
    let screen = Screen(model: model)
    let tree = ViewTree(screen)
    #expect(calls(model, tree, screen) == ["make 1"])
    let changes: [(Model) -> Void] = [
      { $0.width = 20 }, { $0.gap = 5 }, { $0.names = ["a", "b", "c"] }, { $0.height = 4 },
      { $0.isOn = true }, { $0.isOn = false },
    ]
    for change in changes {
      change(model)
      #expect(calls(model, tree, screen) == ["update 1"])
    }
    tree.invalidate()
    #expect(calls(model, tree, screen) == ["update 1"])
    #expect(calls(model, tree, screen) == [])
  }

  private struct Switching: View {
    let model: Model

    var body: some View {
      VStack {
        let layout =
          model.isOn ? AnyLayout(VStackLayout()) : AnyLayout(Row(model: model, gap: model.gap))
        layout { Leaf(model: model) }
      }
    }
  }

  @Test func `a wrapped layout has its cache until another type is wrapped`() {
    let model = Model()
    let view = Switching(model: model)
    let tree = ViewTree(view)
    #expect(calls(model, tree, view) == ["make 1"])
    model.gap = 4
    #expect(calls(model, tree, view) == ["update 1"])
    model.isOn = true
    #expect(calls(model, tree, view) == [])
    model.isOn = false
    // The fresh trees that the first two layouts are compared with have made the second and third.
    #expect(calls(model, tree, view) == ["make 4"])
  }

  // MARK: - Several containers

  private struct Rows: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        ForEach(model.names, id: \.self) { name in
          Row(model: model, gap: name == "a" ? 1 : 2) { Leaf(model: model) }
        }
      }
    }
  }

  @Test func `a cache stays with its element`() {
    let model = Model()
    let tree = ViewTree(Rows(model: model))
    func calls() -> [String] {
      _ = tree.layout(in: CGSize(width: 100, height: 100))
      return model.takeCalls()
    }
    #expect(calls() == ["make 1", "make 2"])
    model.names = ["b", "a"]
    #expect(calls() == ["update 2", "update 1"])
    model.names = ["c", "a"]
    #expect(calls() == ["make 3", "update 1"])
    model.names = ["a"]
    #expect(calls() == ["update 1"])
    // An element that was gone is another one.
    model.names = ["a", "c"]
    #expect(calls() == ["update 1", "make 4"])
  }

  private struct Branches: View {
    let model: Model

    var body: some View {
      if model.isOn {
        Row(model: model, gap: 1) { Leaf(model: model) }
      } else {
        Row(model: model, gap: 2) { Leaf(model: model) }
      }
    }
  }

  @Test func `a cache does not go from one branch to the other`() {
    let model = Model()
    let tree = ViewTree(Branches(model: model))
    func calls() -> [String] {
      _ = tree.layout(in: CGSize(width: 100, height: 100))
      return model.takeCalls()
    }
    #expect(calls() == ["make 1"])
    model.isOn = true
    #expect(calls() == ["make 2"])
    model.width = 30
    #expect(calls() == ["update 2"])
  }

  // MARK: - Described late

  private struct Late: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(model.names, id: \.self) { _ in
            Row(model: model, gap: model.gap) { Leaf(model: model) }
          }
        }
      }
    }
  }

  @Test func `rows that are described when in sight keep their caches`() {
    let model = Model()
    let tree = ViewTree(Late(model: model))
    func calls() -> [String] {
      _ = tree.layout(in: CGSize(width: 100, height: 100))
      return model.takeCalls()
    }
    #expect(calls() == ["make 1", "make 2"])
    model.gap = 4
    #expect(calls() == ["update 1", "update 2"])
  }
}
