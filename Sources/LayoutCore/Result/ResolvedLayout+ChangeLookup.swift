// Finding the change of one node among all that differ.

extension ResolvedLayout.Changes {
  /// The change of a node with an id, the first one in order; `nil` if nothing about it differs.
  ///
  ///     after.changes(since: before)?.change(of: "badge")?.after?.frame
  public func change(of id: some Hashable) -> Change? {
    let id = AnyHashable(id)
    guard let lookup else { return first { $0.node?.ids.contains(id) ?? false } }
    return lookup.number(of: id, in: self).map { self[$0] }
  }

  /// The change of the node at a place in the later result, or of one that is gone and was there in
  /// the earlier. Nodes of both have the same place in both, but for those of rows that scroll.
  public func change(at place: NodePlace) -> Change? {
    guard let lookup else { return first { $0.node?.place == place } }
    return lookup.number(at: place, in: self).map { self[$0] }
  }

  /// The change of the node that a reference is to.
  public func change(of reference: LayoutTree.Reference) -> Change? {
    let storage = results.later.storage
    return storage.position(of: reference).flatMap {
      change(at: NodePlace(storage.path(ofNumbersTo: $0)))
    }
  }
}

/// The numbers of changes by the ids and places of their nodes, each worked out for all when it is
/// first asked for, by whichever thread asks first.
final class ChangeLookup: @unchecked Sendable {
  private let ids = OnceSlot()
  private let places = OnceSlot()

  deinit {
    ids.deallocate()
    places.deallocate()
  }

  /// Returns the number of the first change of a node with an id.
  func number(of id: AnyHashable, in changes: ResolvedLayout.Changes) -> Int? {
    ids.object { FirstNumbers(changes, \.ids) }.numbers[id]
  }

  /// Returns the number of the first change of a node at a place.
  func number(at place: NodePlace, in changes: ResolvedLayout.Changes) -> Int? {
    places.object { FirstNumbers(changes) { [$0.place] } }.numbers[place]
  }
}

/// For each name that nodes have, the number of the first change of one that has it.
private final class FirstNumbers<Name: Hashable> {
  private(set) var numbers: [Name: Int] = [:]

  init(_ changes: ResolvedLayout.Changes, _ names: (ResolvedLayout.Node) -> [Name]) {
    for (number, change) in changes.enumerated() {
      for name in change.node.map(names) ?? [] where numbers[name] == nil { numbers[name] = number }
    }
  }
}
