import Foundation
import LayoutCore

/// One to three kinds of containers and modifiers that are nested in each other, again and again.
struct Nesting {
  private let kinds: [Kind]
  private let leaf: Part.Kind
  private let request: Request

  private struct Kind {
    let kind: Part.Kind
    /// Whether the nested node is the second child, and what else is one.
    let isSecond: Bool
    let other: Part.Kind?
  }

  init(_ bytes: [UInt8]) {
    var builder = Builder(Bytes(bytes))
    request = builder.request()
    leaf = builder.leaf()
    kinds = (0..<builder.bytes.pick(1, 2, 3)).map { _ in
      switch builder.bytes.number(below: 8) {
      case 0, 1, 2: return Kind(kind: builder.modifier(), isSecond: false, other: nil)
      case 3: return Kind(kind: builder.deepModifier(), isSecond: false, other: nil)
      case 4: return Kind(kind: builder.attribute(), isSecond: false, other: nil)
      case 5:
        let isSecond = builder.bytes.once(in: 2)
        return Kind(kind: builder.layer(), isSecond: isSecond, other: builder.leaf())
      default:
        let (kind, isSecond) = (builder.container(), builder.bytes.once(in: 2))
        return Kind(
          kind: kind, isSecond: isSecond, other: builder.bytes.once(in: 4) ? nil : builder.leaf())
      }
    }
  }

  /// Nests anything that is made of the kinds.
  private func nested<Node>(
    _ levels: Int, _ make: (Part.Kind) -> ([Node]) -> Node
  ) -> Node {
    var node = make(leaf)([])
    for level in 0..<levels {
      let kind = kinds[level % kinds.count]
      let other = kind.other.map { make($0)([]) }
      let both = [node, other].compactMap { $0 }
      node = make(kind.kind)(kind.isSecond ? both.reversed() : both)
    }
    return node
  }

  var text: String {
    "each around the next, from the inside: "
      + nested(kinds.count) { $0.text } + "\n\(request.text)"
  }

  /// What is wrong, if forty levels are asked more than is allowed before a layout is refused, and
  /// as much again to end.
  var problem: String? {
    let tree = LayoutTree(nested(40) { $0.node })
    let result = request.layout(tree)
    let (asked, allowed) = (result.statistics.evaluations, 400_000 + 200 * tree.nodeCount)
    return asked > 2 * allowed ? "\(asked) questions to \(tree.nodeCount) nodes" : nil
  }

  /// What is wrong, if so many levels are too deep for a thread with some stack.
  func problem(levels: Int, stack: Int) -> String? {
    let done = DispatchSemaphore(value: 0)
    // Only the thread below uses them until it signals that it is done.
    nonisolated(unsafe) let nesting = self
    nonisolated(unsafe) var problem: String?
    let thread = Thread {
      let result = nesting.request.layout(LayoutTree(nesting.nested(levels) { $0.node }))
      problem = result.diagnostics.first { $0.rule == .tooDeep }?.message
      done.signal()
    }
    thread.stackSize = stack
    thread.start()
    done.wait()
    return problem
  }
}
