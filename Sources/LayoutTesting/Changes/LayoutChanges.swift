import LayoutCore

/// What changed from one layout to another: views that moved, got another size, came or went.
///
///     print(LayoutChanges(from: before, to: after))
///
/// Views are told apart by their ids; those without one by their place among those of their name.
/// A view that only moves along with what it is in is counted, not listed.
public struct LayoutChanges {
  /// A view that is not as it was.
  public struct Change {
    /// What happened to it.
    public let kind: Kind
    /// The view's name and id.
    public let name: String
    /// Its frame before; `nil` if it was not there.
    public let before: CGRect?
    /// Its frame after; `nil` if it is not there any more.
    public let after: CGRect?
  }

  /// What can happen to a view.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It has the same size in another place.
    case moved
    /// It has another size.
    case resized
    /// It was not there before.
    case appeared
    /// It is not there any more.
    case vanished
  }

  /// What changed, in the order of description; views that vanished come last.
  public private(set) var changes: [Change] = []
  /// How many views only moved along with what they are in.
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
    let places = Dictionary(old.map { ($0.key, $0.node.frame) }) { first, _ in first }
    /// How far each view of the new layout moved, if it did nothing else.
    var moves: [CGPoint?] = []
    for (key, node) in new {
      guard let frame = places[key] else {
        moves.append(nil)
        changes.append(Change(kind: .appeared, name: node.text, before: nil, after: node.frame))
        continue
      }
      let move = CGPoint(
        x: distance(from: frame.origin.x, to: node.frame.origin.x),
        y: distance(from: frame.origin.y, to: node.frame.origin.y))
      moves.append(move)
      let isResized =
        !near(node.frame.size.width, frame.size.width, tolerance)
        || !near(node.frame.size.height, frame.size.height, tolerance)
      if !isResized, near(move.x, 0, tolerance), near(move.y, 0, tolerance) { continue }
      if !isResized, let outer = node.parent.flatMap({ moves[$0] }),
        near(outer.x, move.x, tolerance), near(outer.y, move.y, tolerance)
      {
        carried += 1
        continue
      }
      changes.append(
        Change(
          kind: isResized ? .resized : .moved, name: node.text, before: frame, after: node.frame))
    }
    let present = Set(new.map(\.key))
    changes += old.filter { !present.contains($0.key) }.map {
      Change(kind: .vanished, name: $0.node.text, before: $0.node.frame, after: nil)
    }
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { changes.isEmpty && carried == 0 }
}

/// How far a number is from another one: nothing from itself, even if it is infinite.
private func distance(from a: CGFloat, to b: CGFloat) -> CGFloat { a == b ? 0 : b - a }

private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat) -> Bool {
  a == b || abs(a - b) <= tolerance
}

extension ResolvedLayout.Node {
  /// What people call the node.
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
  mutating func keyed(
    _ nodes: [ResolvedLayout.Node]
  ) -> [(key: Int, node: ResolvedLayout.Node)] {
    var counts: [Group: Int] = [:]
    var keys: [Int] = []
    for node in nodes {
      let parent = node.parent.map { keys[$0] } ?? -1
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
      let frames = [change.before, change.after].compactMap { $0?.text }
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
