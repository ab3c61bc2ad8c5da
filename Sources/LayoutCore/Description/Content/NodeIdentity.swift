/// What keeps the ids of nodes, each as the type that it has.
protocol IDKeeper: AnyObject {
  func add<ID: Hashable>(_ id: ID, of node: Int)
  func add(_ id: PlainID, of node: Int)
  func has<ID: Hashable>(_ id: ID, at number: UInt32) -> Bool
  func has(_ id: PlainID, at number: UInt32) -> Bool
}

/// An id of a node, with the rest of the node's description.
///
/// Ids are often all that a description adds to a leaf, so both are one allocation, and the id
/// stays of its own type: wrapping it in an `AnyHashable` would take longer than writing the node.
///
/// Ids that are not plain are of a subclass, which overrides everything that depends on their type.
class NodeIdentity {
  // Both are written only while nobody else has the identity: before it is known, and when it is
  // taken apart by its last owner.

  /// The rest of the description, without ids.
  @safe @exclusivity(unchecked) fileprivate(set) final var body: NodeBody
  /// The id that was set before this one.
  @safe @exclusivity(unchecked) private(set) final var previous: NodeIdentity?
  /// The id, if it is a plain one.
  fileprivate final let plain: PlainID?

  fileprivate init(_ plain: PlainID?, _ body: NodeBody, after previous: NodeIdentity?) {
    self.plain = plain
    self.body = body
    self.previous = previous
  }

  /// Very many ids are released one by one, not each by the next one.
  deinit {
    guard previous != nil else { return }
    var next = previous
    previous = nil
    while isKnownUniquelyReferenced(&next), let identity = next {
      next = identity.previous
      identity.previous = nil
    }
  }

  /// The id.
  var id: AnyHashable { plainID.id }

  /// Returns the same ids of a node with another description.
  func around(_ body: NodeBody) -> NodeIdentity { NodeIdentity(plain, body, after: previous) }

  /// Adds the id to those of a node.
  func add(to keeper: some IDKeeper, of node: Int) { keeper.add(plainID, of: node) }

  /// Returns whether the id is one that is kept already, and can stay instead.
  func isSame(as number: UInt32, in keeper: some IDKeeper) -> Bool {
    keeper.has(plainID, at: number)
  }

  private final var plainID: PlainID {
    guard let plain else { fatalError("An identity of a node has no id.") }
    return plain
  }
}

private final class Identity<ID: Hashable>: NodeIdentity {
  private let ownID: ID

  init(_ id: ID, _ body: NodeBody, after previous: NodeIdentity?) {
    ownID = id
    super.init(nil, body, after: previous)
  }

  override var id: AnyHashable { AnyHashable(ownID) }

  override func around(_ body: NodeBody) -> NodeIdentity { Identity(ownID, body, after: previous) }

  override func add(to keeper: some IDKeeper, of node: Int) { keeper.add(ownID, of: node) }

  /// Objects are not the same because they are equal, so ids that may hold any are replaced.
  override func isSame(as number: UInt32, in keeper: some IDKeeper) -> Bool {
    (_isPOD(ID.self) || ID.self == String.self) && keeper.has(ownID, at: number)
  }
}

extension NodeIdentity {
  /// All ids, the one set last first.
  var all: some Sequence<NodeIdentity> { sequence(first: self) { $0.previous } }

  /// Adds all ids to those of a node.
  func addAll(to keeper: some IDKeeper, of node: Int) {
    if previous == nil {
      return plain.map { keeper.add($0, of: node) } ?? add(to: keeper, of: node)
    }
    for identity in all.reversed() { identity.add(to: keeper, of: node) }
  }

  /// Takes the rest out of a description that is not shared.
  func takeBody() -> NodeBody {
    let taken = body
    body = .numbers(0, 0)
    return taken
  }
}

extension LayoutNode {
  /// The node's ids, if it has any.
  var identity: NodeIdentity? {
    if case .identified(let identity) = body { return identity }
    return nil
  }

  /// The node's body without ids.
  var plainBody: NodeBody {
    if case .identified(let identity) = body { return identity.body }
    return body
  }

  /// Returns the node with one more id.
  @_specialize(where ID == String)
  @usableFromInline func identified<ID: Hashable>(by id: ID) -> LayoutNode {
    if ID.self == AnyHashable.self, let base = AnyHashable(id).base as? any Hashable {
      return base.identity(of: self)
    }
    return identified { Identity(id, $0, after: $1) }
  }

  /// Returns the node with one more id.
  @usableFromInline func identified(by id: PlainID) -> LayoutNode {
    identified { NodeIdentity(id, $0, after: $1) }
  }

  @inline(__always) private func identified(
    _ identity: (_ body: NodeBody, _ previous: NodeIdentity?) -> NodeIdentity
  ) -> LayoutNode {
    var node = self
    if case .identified(let inner) = body {
      // Only the outermost keeps the body, so that very many ids hold it once.
      node.body = .identified(identity(inner.body, inner.around(.numbers(0, 0))))
    } else {
      node.body = .identified(identity(body, nil))
    }
    return node
  }
}

extension Hashable {
  /// Returns a node that has this as one more id.
  fileprivate func identity(of node: LayoutNode) -> LayoutNode { node.id(self) }
}
