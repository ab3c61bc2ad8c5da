import Foundation
import LayoutCore
import ReadyLayouts
import TestSupport
import Testing

/// Kinds of containers and modifiers that are nested in each other, forty levels deep.
///
/// Most ask each node a few times. Where questions multiply with each level, the layout is refused
/// in one sentence, after as many questions as are allowed.
struct NestedKindTests {
  private typealias Kind = (name: String, around: @Sendable (LayoutNode) -> LayoutNode)

  private static let leaf = LayoutNode.measured(.wrapping) { proposal in
    let width = min(max(proposal.width ?? 100, 10), 100)
    let height = 2_000 / width
    return LeafMeasurement(
      width: width, height: height, firstBaseline: 8, lastBaseline: height - 2)
  }

  private static let base = Alignment(horizontal: .center, vertical: .firstTextBaseline)

  private static let kinds: [Kind] = [
    ("frame", { $0.frame(minWidth: 10, maxWidth: .infinity, alignment: base) }),
    ("fixed frame", { $0.frame(width: 80, alignment: base) }),
    ("ideal frame", { $0.frame(idealWidth: 50, maxHeight: 80) }),
    ("own aspect ratio", { $0.aspectRatio(nil, contentMode: .fit) }),
    ("aspect ratio", { $0.aspectRatio(2, contentMode: .fill) }),
    ("fixed size", { $0.fixedSize(horizontal: true, vertical: false) }),
    ("padding", { $0.padding(3) }),
    ("row", { .hstack(alignment: .firstTextBaseline, [$0, leaf]) }),
    ("flexible row", { .hstack([$0, .flexible]) }),
    ("column", { .vstack(alignment: .leading, [$0, .spacer]) }),
    ("pile", { .zstack(alignment: base, [$0, leaf]) }),
    ("overlay", { $0.overlay(alignment: base, leaf) }),
    ("grid", { .grid(rows: [[$0, leaf], [leaf, .flexible]]) }),
    ("equal heights", { .layout(EqualHeightLayout(alignment: base), [$0, leaf]) }),
    ("flow", { .layout(FlowLayout(), [$0, leaf]) }),
    ("views that fit", { .viewThatFits([$0, leaf]) }),
    ("lazy column", { .lazyVStack([$0, leaf]) }),
    ("lazy grid", { .lazyVGrid(columns: [GridItem(), GridItem(.fixed(30))], [$0, leaf]) }),
    ("rotation", { $0.rotation3DLayout(Rotation3D(angle: .degrees(90), axis: .y)) }),
    ("own shape in space", { $0.aspectRatio3D(nil, contentMode: .fit) }),
    ("position", { $0.position(x: 5, y: 5) }),
  ]

  /// Kinds that ask what is inside for sizes and guides that nothing else asks it for.
  @Test(arguments: [
    ("fixed frame", "own aspect ratio"), ("own aspect ratio", "fixed frame"),
    ("frame", "own aspect ratio"), ("frame", "rotation"), ("frame", "own shape in space"),
    ("fixed frame", "own shape in space"), ("fixed frame", "grid"), ("fixed frame", "overlay"),
    ("padding", "own aspect ratio"), ("own aspect ratio", "own shape in space"),
  ])
  func `frames with guides inside ask each node up to fifty times`(outer: String, inner: String) {
    let kinds = Dictionary(uniqueKeysWithValues: Self.kinds)
    let node = (0..<40).reduce(Self.leaf) { node, level in
      (kinds[level.isMultiple(of: 2) ? inner : outer] ?? { $0 })(node)
    }
    let tree = LayoutTree(node)
    let result = tree.layout(proposing: ProposedViewSize(width: 300, height: 200))
    #expect(result.diagnostics.isEmpty)
    #expect(tree.statistics.evaluations <= 50 * tree.nodeCount)
  }

  @Test(arguments: kinds.indices)
  func `of any two kinds, each node is asked no more than is allowed`(number: Int) {
    for other in Self.kinds { expectFewQuestions(of: [Self.kinds[number], other]) }
  }

  /// One in sixty of all; all of them if the variable `LAYOUT_ALL_TRIPLES` is set.
  @Test(arguments: kinds.indices)
  func `of any three kinds, each node is asked no more than is allowed`(number: Int) {
    let areAll = ProcessInfo.processInfo.environment["LAYOUT_ALL_TRIPLES"] != nil
    let count = Self.kinds.count
    for pair in 0..<count * count where areAll || (pair + number).isMultiple(of: 60) {
      expectFewQuestions(
        of: [Self.kinds[number], Self.kinds[pair / count], Self.kinds[pair % count]])
    }
  }

  /// Lays out some kinds in turn, forty levels deep.
  private func expectFewQuestions(of kinds: [Kind]) {
    var options = LayoutOptions()
    options.maxEvaluations = 4_000
    let node = (0..<40).reduce(Self.leaf) { node, level in
      kinds[level % kinds.count].around(node)
    }
    let tree = LayoutTree(node, options: options)
    let result = tree.layout(proposing: ProposedViewSize(width: 300, height: 200))
    // Each node 200 times, and 4,000 besides. What was begun then ends: containers do not ask any
    // more, but leaves and modifiers between them answer, which is less than all before.
    let allowed = 4_000 + 200 * tree.nodeCount
    let names = kinds.map(\.name).joined(separator: " · ")
    #expect(tree.statistics.evaluations <= 2 * allowed, "\(names)")
    let isRefused = result.diagnostics.contains { $0.rule == .tooManyQuestions }
    #expect((result.size == .zero) == isRefused, "\(names)")
  }
}
