/// Where a node is in its tree: the child numbers on the way from the root.
///
///     let place: NodePlace = [1, 0]  // the first child of the root's second child
///     result.node(at: place)?.frame
///     result.explain(at: place)
///     place.parent  // [1]
///
/// Results, explanations, traces and diagnostics tell places in the same way. Nodes with an id are
/// found by that just as well.
public struct NodePlace: Hashable, Sendable, Codable {
  /// The child numbers, the one that the root counts first.
  public let numbers: [Int]

  /// Creates a place from the child numbers on the way.
  public init(_ numbers: some Sequence<Int>) { self.numbers = Array(numbers) }

  /// The root's place.
  public static let root = NodePlace([])

  /// The number of nodes around the node.
  public var level: Int { numbers.count }

  /// The place of the node around; `nil` for the root.
  public var parent: NodePlace? { numbers.isEmpty ? nil : NodePlace(numbers.dropLast()) }

  /// Returns the place of a child.
  public func child(_ number: Int) -> NodePlace { NodePlace(numbers + [number]) }

  /// Returns the place of a node that has another place in the tree below this one.
  public func appending(_ inner: NodePlace) -> NodePlace { NodePlace(numbers + inner.numbers) }

  /// Returns whether a place is this one or inside of it.
  public func contains(_ other: NodePlace) -> Bool { other.numbers.starts(with: numbers) }
}

extension NodePlace: Comparable {
  /// Returns whether one node is described before another: nodes come before what is inside them.
  public static func < (lhs: NodePlace, rhs: NodePlace) -> Bool {
    lhs.numbers.lexicographicallyPrecedes(rhs.numbers)
  }
}

extension NodePlace: ExpressibleByArrayLiteral {
  /// Creates a place from the child numbers on the way.
  public init(arrayLiteral numbers: Int...) { self.init(numbers) }
}

extension NodePlace: CustomStringConvertible {
  /// The numbers as they are written in code, like `[1, 0]`.
  public var description: String { numbers.description }
}
