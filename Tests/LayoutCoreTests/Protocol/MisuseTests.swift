import LayoutCore
import Testing

/// Mistakes of clients for which there is no layout: each stops the program with one clear
/// sentence, in optimised builds too.
struct MisuseTests {
  // MARK: Subviews

  @Test(arguments: [-1, 2, Int.max, Int.min])
  func `a subview that does not exist stops with a sentence`(index: Int) async {
    let result =
      switch index {
      case -1:
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          MisuseTests.lookUp { _ = $0[-1] }
        }
      case 2:
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          MisuseTests.lookUp { _ = $0[2] }
        }
      case Int.max:
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          MisuseTests.lookUp { _ = $0[[0, Int.max]] }
        }
      default:
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          MisuseTests.lookUp { _ = $0[1...][Int.min] }
        }
      }
    expectSentence("subview \(index) does not exist: the container has", in: result)
  }

  @Test func `subviews that don't exist stop with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      MisuseTests.lookUp { _ = $0[1..<3] }
    }
    expectSentence("subviews 1..<3 do not exist: the container has 2", in: result)
  }

  /// Lays out a container with two subviews that looks something up in them.
  private static func lookUp(_ lookUp: @escaping @Sendable (LayoutSubviews) -> Void) {
    _ = LayoutNode.layout(LookingUp(lookUp: lookUp), [.flexible, .flexible])
      .layout(proposing: .unspecified)
  }

  private struct LookingUp: Layout {
    let lookUp: @Sendable (LayoutSubviews) -> Void

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      lookUp(subviews)
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  // MARK: Nodes

  private static func row(of count: Int) -> ResolvedLayout {
    LayoutNode.hstack((0..<count).map { _ in .flexible }).layout(proposing: .unspecified)
  }

  @Test(arguments: [false, true])
  func `a node that does not exist stops with a sentence`(isDrawn: Bool) async {
    let result =
      isDrawn
      ? await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = MisuseTests.row(of: 2).nodes.inDrawingOrder[3]
      }
      : await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = MisuseTests.row(of: 2).nodes[3]
      }
    // The row and its two leaves.
    expectSentence("node 3 does not exist: the result has 3", in: result)
  }

  @Test(arguments: ["the end", "behind the end", "of another node", "of a larger result"])
  func `an index that is not of a node's children stops with a sentence`(index: String) async {
    let result =
      switch index {
      case "the end":
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let children = MisuseTests.row(of: 2).root.children
          _ = children[children.endIndex]
        }
      case "behind the end":
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let children = MisuseTests.row(of: 2).root.children
          _ = children.index(after: children.endIndex)
        }
      case "of another node":
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let root = MisuseTests.row(of: 2).root
          _ = root.children.first?.children[root.children.startIndex]
        }
      default:
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let (small, large) = (MisuseTests.row(of: 2), MisuseTests.row(of: 9))
          let children = large.root.children
          _ = small.root.children[children.index(children.startIndex, offsetBy: 8)]
        }
      }
    expectSentence("children were asked for one at an index that is not theirs", in: result)
  }

  // MARK: Ids

  /// An id that does something when it is hashed or compared.
  private struct Meddling: Hashable {
    final class Act {
      var onHash: () -> Void = {}
      var onCompare: () -> Void = {}
    }

    let act: Act

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.act.onCompare()
      return lhs.act === rhs.act
    }

    func hash(into hasher: inout Hasher) {
      act.onHash()
      hasher.combine(1)
    }
  }

  /// A tree with a meddling id that was looked for, so that where ids are is kept up to date, and
  /// the id.
  private static func meddlingTree() -> (tree: LayoutTree, id: Meddling) {
    let id = Meddling(act: Meddling.Act())
    let tree = LayoutTree(
      .vstack([LayoutNode.fixed(width: 1, height: 1).id(id), .fixed(width: 2, height: 2)]))
    _ = tree.reference(to: id)
    return (tree, id)
  }

  @Test func `an id that changes its tree when it is hashed stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (tree, id) = MisuseTests.meddlingTree()
      id.act.onHash = { tree.insert(.fixed(width: 1, height: 1), into: tree.root) }
      tree.replace(id, with: .fixed(width: 5, height: 5))
    }
    expectSentence("A LayoutTree was used by the == or hash(into:) of an id", in: result)
  }

  @Test func `an id that lays its tree out when it is compared stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (tree, id) = MisuseTests.meddlingTree()
      id.act.onCompare = { tree.layout(proposing: .unspecified) }
      tree.insert(LayoutNode.fixed(width: 1, height: 1).id(id), into: tree.root)
    }
    expectSentence("A LayoutTree was used by the == or hash(into:) of an id", in: result)
  }

  @Test func `an id that looks itself up when it is removed stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (tree, id) = MisuseTests.meddlingTree()
      let reference = tree.children(of: tree.root)[0]
      id.act.onHash = { _ = tree.reference(to: 5) }
      tree.remove(reference)
    }
    expectSentence("A LayoutTree was used by the == or hash(into:) of an id", in: result)
  }

  @Test func `an id that changes its tree while a result is searched changes the next layout`() {
    let (tree, id) = MisuseTests.meddlingTree()
    let result = tree.layout(proposing: .unspecified)
    id.act.onHash = {
      // Once: the change hashes the id too.
      id.act.onHash = {}
      tree.insert(.fixed(width: 9, height: 9), into: tree.root)
    }
    #expect(result.frame(of: id)?.size == CGSize(width: 1, height: 1))
    #expect(tree.layout(proposing: .unspecified).size.width == 9)
    #expect(result.size.width == 2)
  }
}
