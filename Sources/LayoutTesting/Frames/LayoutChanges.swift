import LayoutCore

/// The changes from one layout to another: views that moved, changed their size, appeared or
/// disappeared.
///
///     print(LayoutChanges(from: before, to: after))
///
/// Views are told apart by their ids, and views without an id by their place among the views of
/// their name. A view that only moves along with its container is counted, not listed. In space, a
/// distance from the back counts as a place, and a depth as a size.
public struct LayoutChanges: Equatable, Sendable {
  /// A view that changed.
  ///
  /// All that it keeps is `Sendable` but for the id, which a result hands to any thread as well.
  public struct Change: Equatable, @unchecked Sendable {
    /// How it changed.
    public let kind: Kind
    /// The view's name and id.
    public let name: String
    /// The id that was set last, if the view has one.
    public let id: AnyHashable?
    /// Its frame, distance from the back, and depth before; `nil` if it was not there.
    public let boxBefore: Rect3D?
    /// Its frame, distance from the back, and depth after; `nil` if it disappeared.
    public let boxAfter: Rect3D?

    /// Its frame before; `nil` if it was not there.
    public var before: CGRect? { boxBefore?.frame }
    /// Its frame after; `nil` if it disappeared.
    public var after: CGRect? { boxAfter?.frame }

    fileprivate init(_ kind: Kind, _ node: ResolvedLayout.Node, before: Rect3D?, after: Rect3D?) {
      self.kind = kind
      self.name = node.text
      self.id = node.id
      self.boxBefore = before
      self.boxAfter = after
    }

    /// How a view can change.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// It has the same size in another place.
      case moved
      /// It has another size.
      case resized
      /// It appeared.
      case appeared
      /// It disappeared.
      case vanished
    }
  }

  /// The changes, in the order of description; views that disappeared come last.
  public private(set) var changes: [Change] = []
  /// How many views only moved along with their containers.
  public private(set) var carried = 0

  /// Compares two layouts.
  ///
  /// - Parameter tolerance: by how much a number may differ.
  public init(
    from before: ResolvedLayout, to after: ResolvedLayout,
    tolerance: CGFloat = standardTolerance
  ) {
    var keys = ViewKeys()
    let old = keys.keyed(before.nodes)
    let new = keys.keyed(after.nodes)
    let places = Dictionary(old.map { ($0.key, $0.node.box) }) { first, _ in first }
    /// How far each view of the new layout moved, if it did nothing else.
    var moves: [Vector3D?] = []
    for (key, node) in new {
      let box = node.box
      guard let place = places[key] else {
        moves.append(nil)
        changes.append(Change(.appeared, node, before: nil, after: box))
        continue
      }
      let move = Vector3D(
        x: distance(from: place.origin.x, to: box.origin.x),
        y: distance(from: place.origin.y, to: box.origin.y),
        z: distance(from: place.origin.z, to: box.origin.z))
      moves.append(move)
      let isResized =
        !near(box.size.width, place.size.width, tolerance)
        || !near(box.size.height, place.size.height, tolerance)
        || !near(box.size.depth, place.size.depth, tolerance)
      if !isResized, near(move, Vector3D(), tolerance) { continue }
      let outer = node.parent.flatMap { moves[$0.index] }
      if !isResized, let outer, near(outer, move, tolerance) {
        carried += 1
        continue
      }
      changes.append(Change(isResized ? .resized : .moved, node, before: place, after: box))
    }
    let present = Set(new.map(\.key))
    changes += old.filter { !present.contains($0.key) }.map {
      Change(.vanished, $0.node, before: $0.node.box, after: nil)
    }
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { changes.isEmpty && carried == 0 }
}

/// How far a number is from another one: 0 from itself, even if it is infinite.
private func distance(from a: Double, to b: Double) -> Double { a == b ? 0 : b - a }

private func near(_ a: Double, _ b: Double, _ tolerance: CGFloat) -> Bool {
  a == b || abs(a - b) <= Double(tolerance)
}

private func near(_ a: Vector3D, _ b: Vector3D, _ tolerance: CGFloat) -> Bool {
  near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance) && near(a.z, b.z, tolerance)
}

extension Rect3D {
  fileprivate var frame: CGRect {
    CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The frame, and the place along the depth where there is one.
  fileprivate var text: String { frame.text + depthText }
}

extension ResolvedLayout.Node {
  /// The node's name for people.
  fileprivate var text: String { id.map { "\(name) \"\($0.base)\"" } ?? name }
}

/// Tells the views of several results apart.
private struct ViewKeys {
  private enum Key: Hashable {
    case id(AnyHashable, occurrence: Int)
    case place(parent: Int, name: String, occurrence: Int)
  }

  private struct Group: Hashable {
    let parent: Int
    let name: AnyHashable
  }

  private var numbers: [Key: Int] = [:]

  /// Each view with a number that it has in every result.
  mutating func keyed(_ nodes: ResolvedLayout.Nodes) -> [(key: Int, node: ResolvedLayout.Node)] {
    var counts: [Group: Int] = [:]
    var keys: [Int] = []
    for node in nodes {
      let parent = node.parent.map { keys[$0.index] } ?? -1
      let group =
        node.id.map { Group(parent: -2, name: $0) } ?? Group(parent: parent, name: node.name)
      let occurrence = counts[group, default: 0]
      counts[group] = occurrence + 1
      let key =
        node.id.map { Key.id($0, occurrence: occurrence) }
        ?? .place(parent: parent, name: node.name, occurrence: occurrence)
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      keys.append(number)
    }
    return Array(zip(keys, nodes))
  }
}

// MARK: - Text

extension LayoutChanges: CustomStringConvertible {
  /// A line for each change, with the frames before and after.
  public var description: String {
    if isEmpty { return "nothing changed" }
    let rows = changes.map { change in
      let frames = [change.boxBefore, change.boxAfter].compactMap { $0?.text }
      return [change.kind.rawValue, change.name, frames.joined(separator: " → ")]
    }
    var lines = rows.isEmpty ? [] : [TextTable(rows).description]
    if carried > 0 {
      lines.append(
        "  \(carried) more moved along with what \(carried == 1 ? "it is" : "they are") in")
    }
    return lines.joined(separator: "\n")
  }
}
