import Foundation
import LayoutCore
import TestSupport
import Testing

/// Trees of nothing, trees of very many levels, and trees that would take for ever if answers were
/// not remembered.
struct EmptinessAndDepthTests {
  @Test(arguments: containers)
  func `empty containers have no size`(_ input: BadInput) { input.verify() }

  @BadInputs static var containers: [BadInput] {
    BadInput("HStack", reported: false, .hstack([])).proposed(100, 100, size: [0, 0])
    BadInput("VStack", reported: false, .vstack([])).proposed(nil, nil, size: [0, 0])
    BadInput("ZStack", reported: false, .zstack([])).proposed(100, 100, size: [0, 0])
    BadInput("only nothing", reported: false, .hstack([.empty, .empty]))
      .proposed(100, 100, size: [0, 0])
    BadInput(
      "nothing between", reported: false, .vstack(spacing: 10, [box(9, 9), .empty, box(9, 9)])
    )
    .proposed(100, 100, size: [9, 28])
    BadInput("nothing", reported: false, .empty)
    BadInput("nothing padded", reported: false, LayoutNode.empty.padding(5))
    BadInput("nothing on top", reported: false, box(9, 9).overlay(.empty))
      .proposed(100, 100, size: [9, 9])
    BadInput(
      "nothing with a guide", reported: false, LayoutNode.empty.alignmentGuide(.top) { _ in 3 })
    BadInput(
      "empty stacks in stacks", reported: false, .hstack([.vstack([.zstack([])]), .hstack([])])
    )
    .proposed(100, 100, size: [0, 0])
  }

  /// Deep trees of several kinds.
  private static let kinds: [(name: String, wrap: @Sendable (LayoutNode) -> LayoutNode)] = [
    ("rows", { .hstack(spacing: 0, [$0, .fixed(width: 1, height: 1)]) }),
    ("columns and rows", { .vstack([.hstack([$0, .flexible])]) }),
    ("ZStacks", { .zstack([$0, .flexible]) }),
    ("padding", { $0.padding(.top, 1) }),
    ("frames", { $0.frame(minWidth: 1).frame(maxHeight: 50) }),
    ("overlays", { $0.overlay(alignment: .leading, .flexible) }),
    ("guides", { .vstack(alignment: .treeNode, [$0, .flexible]) }),
    ("layouts", { .layout(Wrapping(ZStackLayout()), [$0]) }),
  ]

  /// How much stack 10,000 levels may take: 8 MiB, and more where the compiler does not optimise.
  private static var stackSize: Int { isOptimised ? 8 << 20 : 64 << 20 }

  @Test(arguments: kinds.map(\.name))
  func `10,000 levels are laid out on 8 MiB of stack`(name: String) throws {
    // Clients' layouts have calls of their own on the stack.
    let root = try #require(Self.tower(of: name, levels: name == "layouts" ? 2000 : 10_000))
    let layout = try #require(
      onThread(stackSize: Self.stackSize) { root.layout(proposing: .zero) })
    withKnownIssue("Guides across containers take more stack.", isIntermittent: true) {
      #expect(layout.diagnostics.isEmpty, "\(layout.diagnostics.first?.message ?? "")")
    } when: {
      name == "guides" && isOptimised
    }
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
  }

  @Test(arguments: kinds.map(\.name))
  func `any number of levels is laid out or refused with a sentence`(name: String) throws {
    let root = try #require(Self.tower(of: name, levels: 30_000))
    let layout = try #require(onThread(stackSize: 128 << 10) { root.layout(proposing: .zero) })
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    #expect(layout.diagnostics.allSatisfy { $0.message.contains("levels deep") })
  }

  private static func tower(of name: String, levels: Int) -> LayoutNode? {
    guard let wrap = kinds.first(where: { $0.name == name })?.wrap else { return nil }
    return (0..<levels).reduce(box(1, 1)) { node, _ in wrap(node) }
  }

  @Test(arguments: [10, 100, 300])
  func `stacks in stacks terminate`(levels: Int) {
    let root = (0..<levels).reduce(color) { node, level in
      level.isMultiple(of: 2)
        ? LayoutNode.hstack([node, color, box(1, 1)])
        : LayoutNode.vstack([node.fixedSize(horizontal: false, vertical: true), color.padding(1)])
    }
    let layout = root.layout(in: CGSize(width: 1000, height: 1000))
    #expect(layout.isFinite)
  }

  @Test func `100,000 siblings terminate`() {
    let row = LayoutNode.hstack(spacing: 0, (0..<100_000).map { _ in color })
    let layout = row.layout(proposing: ProposedViewSize(width: 100_000, height: 10))
    #expect(areEqual(layout.size.width, 100_000))
  }
}

/// What `body` returns on a thread with a stack of that size.
private func onThread<Result: Sendable>(
  stackSize: Int, _ body: @escaping () -> Result
) -> Result? {
  nonisolated(unsafe) let body = body
  nonisolated(unsafe) var result: Result?
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    result = body()
    isDone.signal()
  }
  thread.stackSize = stackSize
  thread.start()
  isDone.wait()
  return result
}
