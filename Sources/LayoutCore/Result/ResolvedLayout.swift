/// The result of a layout: the frame of every view.
///
///     let result = row.layout(in: CGSize(width: 200, height: 60))
///     result.frame(of: "rest")  // (48, 0, 152, 60)
///     for node in result.nodes { print(node.name, node.frame) }
///
/// Results never change. They share storage with the tree that made them until the tree changes.
public struct ResolvedLayout {
  let storage: TreeStorage
  /// The grid to which frames are rounded when they are read; `nil` for none.
  var pixelsPerPoint: Double?
  /// The proposal to the root.
  let proposal: Proposal
  /// Counts of the work that the layout did.
  ///
  ///     tree.replace("title", with: .text("Longer"))
  ///     let visits = tree.layout(in: window).statistics.visits  // a few, in a tree of any size
  public let statistics: LayoutStatistics

  init(storage: TreeStorage, proposal: Proposal, _ statistics: LayoutStatistics) {
    self.storage = storage
    self.proposal = proposal
    self.statistics = statistics
  }

  /// The size of the root.
  public var size: CGSize {
    pixelsPerPoint == nil ? storage.frames[0].size.cgSize : reported(frame(of: rootLocation)).size
  }
}

// The proposal and the grid are Sendable by the compiler's word. The storage of a result is never
// mutated: a tree that changes takes a copy first, and questions that need computation are answered
// on a copy, with caches of its own. What it holds of clients: layouts, which are Sendable;
// closures that measure, describe and set guides or preferences, which are @Sendable; ids, values
// for parent layouts and preferences, which need not be Sendable, because SwiftUI's are not. They
// are compared and handed out wherever a result is read, so whoever sets them must give values that
// are safe to read there, as the documentation says.
extension ResolvedLayout: @unchecked Sendable {}

// MARK: - Looking up

extension ResolvedLayout {
  /// Returns the frame of the first node with an id, in the coordinates of the root or window. In
  /// both layout directions, x is measured from the left.
  public func frame(of id: some Hashable) -> CGRect? {
    location(of: id).map { reported(frame(of: $0)) }
  }

  /// Returns the frames of all nodes with an id, in the order of description.
  public func frames(of id: some Hashable) -> [CGRect] {
    locations(of: id).map { reported(frame(of: $0)) }
  }

  /// Returns the frame of the node at a place, in the coordinates of the root or window.
  public func frame(at place: NodePlace) -> CGRect? {
    location(at: place).map { reported(frame(of: $0)) }
  }

  /// Returns the frame of the node that a reference is to, in the coordinates of the root or
  /// window; `nil` if nodes have moved in the tree between the reference and the layout.
  public func frame(of reference: LayoutTree.Reference) -> CGRect? {
    location(of: reference).map { reported(frame(of: $0)) }
  }

  /// Returns the first node with an id, with all that is known of it.
  ///
  ///     result.node(of: "title")?.textLines()
  public func node(of id: some Hashable) -> Node? { location(of: id).flatMap(node(at:)) }

  /// Returns all nodes with an id, in the order of description.
  public func nodes(of id: some Hashable) -> [Node] { locations(of: id).compactMap(node(at:)) }

  /// Returns the node that a reference is to; `nil` if nodes have moved in the tree between the
  /// reference and the layout.
  public func node(of reference: LayoutTree.Reference) -> Node? {
    location(of: reference).flatMap(node(at:))
  }

  /// Returns the node at a place, like that of a diagnostic.
  ///
  ///     for diagnostic in result.diagnostics {
  ///       print(diagnostic, result.node(at: diagnostic.place)?.frame ?? .null)
  ///     }
  ///
  /// What content that is described late has as its root is no node of its own: the node around it
  /// stands for it.
  public func node(at place: NodePlace) -> Node? {
    guard let location = location(at: place) else { return nil }
    if location.node == 0, let host = location.storage.host, let outer = host.storage {
      return node(at: Location(host.node, in: outer, at: .zero))
    }
    return node(at: location)
  }

  private func node(at location: Location) -> Node? {
    columns.index(of: location.node, in: location.storage).map { nodes[$0] }
  }
}

// MARK: - Problems

extension ResolvedLayout {
  /// The problems found in the tree, and what was done about them.
  ///
  /// A problem found in an earlier layout of a kept tree is listed until its node is replaced,
  /// removed or invalidated. It would not be found again, because answers are remembered.
  ///
  /// At most 1,000 problems are listed, and at most 100 changes of nodes that were not found.
  /// Problems that read the same, as those of like nodes without ids do, are listed once, with the
  /// place of the first; each node has its own in ``Node/diagnostics``.
  public var diagnostics: [LayoutDiagnostic] { storage.listedDiagnostics }
}
