import Foundation
import LayoutCore
import Testing

/// Proxies, results and nodes that a client keeps past a change, a removal of their node, or the
/// release of their tree. Run these with `--sanitize=address` too.
struct KeptProxyTests {
  /// A proxy that a reader of 30 × 20 has given away.
  private final class Keeper: @unchecked Sendable {
    var proxy: GeometryProxy?

    /// A column with a view of 5 above the reader.
    func column() -> LayoutNode {
      let reader = LayoutNode.geometryReader { [unowned self] proxy in
        self.proxy = proxy
        return [LayoutNode.fixed(width: 1, height: 1)]
      }
      return LayoutNode.vstack(
        spacing: 0,
        [
          LayoutNode.fixed(width: 30, height: 5).id("above"),
          reader.frame(width: 30, height: 20).id("reader"),
        ]
      ).id("column")
    }
  }

  private static let global = CGRect(x: 0, y: 5, width: 30, height: 20)

  private static var edits: [(LayoutTree) -> Void] {
    [
      { $0.remove("reader") },
      { $0.remove("above") },
      { $0.replace("column", with: .fixed(width: 1, height: 1)) },
      { tree in for _ in 0..<100 { tree.insert(.fixed(width: 1, height: 1), at: 0, into: "column") }
      },
      { $0.move("reader", to: 0) },
    ]
  }

  // MARK: Geometry

  @Test func `a proxy stays right while the result exists, whatever the tree becomes`() {
    for edit in Self.edits {
      let keeper = Keeper()
      var tree: LayoutTree? = LayoutTree(keeper.column())
      let result = tree?.layout(proposing: .unspecified)
      let kept = keeper.proxy
      if let tree { edit(tree) }
      #expect(kept?.size == CGSize(width: 30, height: 20))
      tree?.layout(proposing: ProposedViewSize(width: 100, height: 100))
      #expect(kept?.frame(in: .global) == Self.global)
      tree = nil
      #expect(kept?.frame(in: .global) == Self.global)
      withExtendedLifetime(result) {}
    }
  }

  @Test func `a proxy is read on other threads while its tree changes`() async {
    let keeper = Keeper()
    let tree = LayoutTree(keeper.column())
    let result = tree.layout(proposing: .unspecified)
    let kept = keeper.proxy
    async let frames = onThread(stackSize: 1 << 20) {
      (0..<1000).map { _ in kept?.frame(in: .global) }
    }
    for number in 0..<200 {
      tree.insert(.fixed(width: 1, height: 1), at: 0, into: "column")
      tree.layout(proposing: ProposedViewSize(width: CGFloat(number), height: nil))
    }
    let seen = await frames
    #expect(seen.allSatisfy { $0 == Self.global })
    withExtendedLifetime(result) {}
  }

  @Test func `a proxy that another thread asks during its layout stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let reader = LayoutNode.geometryReader { proxy in
        let isDone = DispatchSemaphore(value: 0)
        Thread {
          _ = proxy.size
          isDone.signal()
        }.start()
        isDone.wait()
        return []
      }
      _ = LayoutNode.geometryReader { _ in [reader] }.layout(proposing: .unspecified)
    }
    expectSentence("GeometryProxy was used on another thread while the layout", in: result)
  }

  @Test func `a proxy is asked wherever its layout goes on with a larger stack`() async {
    final class Box: @unchecked Sendable { var proxies: [GeometryProxy] = [] }
    let box = Box()
    let result = await onThread(stackSize: 512 << 10) {
      LayoutNode.geometryReader { outer in
        box.proxies.append(outer)
        var node = LayoutNode.geometryReader { inner in
          box.proxies.append(inner)
          return [.fixed(width: box.proxies[0].size.width + inner.size.width, height: 1)]
        }
        for _ in 0..<5000 { node = .vstack([node]) }
        return [node]
      }
      .layout(in: CGSize(width: 70, height: 20))
    }
    #expect(result.diagnostics.isEmpty)
    // The outer one and the inner one, which fill the window.
    #expect(box.proxies.count == 2)
    #expect(box.proxies.allSatisfy { $0.frame(in: .global).size == CGSize(width: 70, height: 20) })
  }

  @Test func `a proxy whose layout was replaced stops with a clear sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let keeper = Keeper()
      let tree = LayoutTree(keeper.column())
      tree.layout(proposing: .unspecified)
      let kept = keeper.proxy
      precondition(kept?.frame(in: .global) == KeptProxyTests.global)
      tree.remove("reader")
      _ = kept?.frame(in: .global)
    }
    expectSentence("GeometryProxy was used after", in: result)
  }

  @Test func `a proxy whose tree is gone stops with a clear sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let keeper = Keeper()
      _ = LayoutTree(keeper.column()).layout(proposing: .unspecified).size
      _ = keeper.proxy?.size
    }
    expectSentence("GeometryProxy was used after", in: result)
  }

  @Test func `a tree that is read by a proxy lays out again right`() {
    let keeper = Keeper()
    let tree = LayoutTree(keeper.column())
    tree.layout(proposing: .unspecified)
    for width in 1...20 {
      let kept = keeper.proxy
      tree.replace("above", with: LayoutNode.fixed(width: 30, height: CGFloat(width)).id("above"))
      tree.layout(proposing: .unspecified)
      let frame = keeper.proxy?.frame(in: .global)
      #expect(frame == CGRect(x: 0, y: CGFloat(width), width: 30, height: 20))
      withExtendedLifetime(kept) {}
    }
  }

  // MARK: Subviews

  /// Gives its subviews to somebody in each call.
  private struct Giving: Layout {
    let give: @Sendable (LayoutSubviews) -> Void

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      give(subviews)
      return subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func `subviews are counted and compared on another thread`() async {
    final class Box: @unchecked Sendable { var subviews: LayoutSubviews? }
    let box = Box()
    _ = LayoutNode.layout(Giving { box.subviews = $0 }, [.flexible, .flexible])
      .layout(proposing: .unspecified)
    guard let kept = box.subviews else {
      Issue.record("nothing was given")
      return
    }
    let (count, isSame) = await onThread(stackSize: 1 << 20) { (kept.count, kept == kept) }
    #expect(count == 2 && isSame)
  }

  @Test func `subviews that are asked for the unit after their call stop with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      final class Box: @unchecked Sendable { var subviews: LayoutSubviews? }
      let box = Box()
      let giving = Giving {
        precondition($0.lengthUnit == nil)
        box.subviews = $0
      }
      _ = LayoutNode.layout(giving, [.flexible]).layout(proposing: .unspecified)
      _ = box.subviews?.lengthUnit
    }
    expectSentence("was used after", in: result)
  }

  /// Asks the only subview of a layout for its size, on another thread than the layout's.
  private static func askElsewhere(_ leaf: LayoutNode) {
    let giving = Giving { subviews in
      let isDone = DispatchSemaphore(value: 0)
      Thread {
        _ = subviews[0].sizeThatFits(.unspecified)
        isDone.signal()
      }.start()
      isDone.wait()
    }
    _ = LayoutNode.layout(giving, [leaf]).layout(proposing: .unspecified)
  }

  @Test func `a rigid subview that is asked on another thread stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      KeptProxyTests.askElsewhere(.fixed(width: 10, height: 10))
    }
    expectSentence("on another thread", in: result)
  }

  @Test func `a subview that is asked on another thread stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      KeptProxyTests.askElsewhere(.measured { _ in LeafMeasurement(width: 1, height: 1) })
    }
    expectSentence("on another thread", in: result)
  }

  @Test func `subviews in a cache are used in later calls of the same layout only`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let tree = LayoutTree(.layout(CachingSubviews(), [.fixed(width: 4, height: 3)]))
      precondition(tree.layout(proposing: .unspecified).size == CGSize(width: 4, height: 3))
      tree.layout(proposing: ProposedViewSize(width: 1, height: 1))
    }
    expectSentence("LayoutSubview was used after", in: result)
  }

  /// Keeps its subviews where it should not.
  private struct CachingSubviews: Layout {
    func makeCache(subviews: Subviews) -> Subviews { subviews }
    func updateCache(_ cache: inout Subviews, subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Subviews
    ) -> CGSize { cache[0].sizeThatFits(.unspecified) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Subviews
    ) { cache[0].place(at: bounds.origin, proposal: .unspecified) }
  }

  // MARK: Results

  @Test func `results and their nodes stay right, whatever the tree becomes`() {
    for edit in Self.edits {
      let keeper = Keeper()
      var tree: LayoutTree? = LayoutTree(keeper.column())
      let result = tree?.layout(proposing: .unspecified)
      let node = result?.node(of: "reader")
      if let tree { edit(tree) }
      tree?.layout(proposing: .unspecified)
      tree = nil
      #expect(node?.frame == Self.global)
      #expect(result?.frame(of: "reader") == Self.global)
      #expect(result?.nodes(of: "above").count == 1)
      #expect(result?.explain("reader").description.isEmpty == false)
    }
  }

  @Test func `a result is read on many threads while its tree changes`() async {
    let keeper = Keeper()
    let tree = LayoutTree(keeper.column())
    let result = tree.layout(proposing: .unspecified)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<50).allSatisfy { _ in
            result.frame(of: "reader") == Self.global
              && result.node(of: "reader")?.dimensions[HorizontalAlignment.center] == 15
              && !result.explain("above").description.isEmpty
          }
        }
      }
      for number in 0..<100 {
        tree.insert(.fixed(width: 1, height: 1), at: 0, into: "column")
        tree.layout(proposing: ProposedViewSize(width: CGFloat(number), height: nil))
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func `references of removed nodes and of other trees are refused`() {
    let keeper = Keeper()
    let tree = LayoutTree(keeper.column())
    let reference = tree.reference(to: "reader")
    tree.remove("above")
    guard let reference else {
      Issue.record("no node")
      return
    }
    #expect(!tree.remove(reference))
    #expect(!tree.invalidate(reference))
    #expect(tree.children(of: reference).isEmpty)
    #expect(!LayoutTree(keeper.column()).replace(reference, with: .empty))
  }

  @Test func `a proxy answers in a layout inside of any number of levels`() async {
    struct Around: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { subviews[0].sizeThatFits(proposal) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) { subviews[0].place(at: bounds.origin, proposal: proposal) }
    }
    let page = LayoutNode.geometryReader { proxy in
      let reader = LayoutNode.geometryReader { _ in
        [.fixed(width: proxy.size.width / 2, height: 1).id("half")]
      }
      let deep = (0..<4000).reduce(LayoutNode.fixed(width: 5, height: 5)) { node, _ in
        .layout(Around(), [node])
      }
      let inner = LayoutNode.vstack([deep, reader]).layout(proposing: .unspecified)
      let width = inner.frame(of: "half")?.width ?? 0
      return [.fixed(width: width, height: 1).id("as wide")]
    }
    let result = await onThread(stackSize: 512 << 10) {
      page.layout(in: CGSize(width: 100, height: 100))
    }
    #expect(result.frame(of: "as wide")?.width == CGFloat(50))
  }
}
