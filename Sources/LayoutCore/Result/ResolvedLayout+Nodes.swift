extension ResolvedLayout {
  /// All nodes in the order of description, each before its content.
  ///
  /// The first reader of a layout has their frames added up, in time proportional to their number;
  /// going through them is then as fast as going through an array, and makes nothing anew.
  public var nodes: Nodes { Nodes(storage, columns.table, pixels: pixelsPerPoint ?? 0) }

  /// The outermost node.
  public var root: Node { nodes[0] }

  var columns: NodeColumns { storage.columns }

  /// The nodes of a result, in the order of description.
  ///
  ///     for node in result.nodes { print(node.name, node.frame) }
  ///     result.nodes.last?.place
  ///
  /// A node's ``Node/index`` finds it here.
  public struct Nodes: RandomAccessCollection {
    @usableFromInline let storage: TreeStorage
    @usableFromInline let table: UnsafePointer<NodeTable>
    @usableFromInline let pixels: Double
    /// The number of nodes.
    public let count: Int

    init(_ storage: TreeStorage, _ table: UnsafePointer<NodeTable>, pixels: Double) {
      self.storage = storage
      self.table = table
      self.pixels = pixels
      self.count = table.pointee.count
    }

    /// The root's index.
    @inlinable public var startIndex: Int { 0 }
    /// The number of nodes.
    @inlinable public var endIndex: Int { count }

    /// The node with an index.
    @inlinable public subscript(index: Int) -> Node {
      if index < 0 || index >= count { ProxyMisuse.noNode(index, of: count) }
      return Node(storage, table, index, pixels: pixels)
    }
  }
}

// The pointers here and in nodes are into the columns of a storage that each keeps. A storage that
// something else keeps than its tree never changes, nor do its columns.
extension ResolvedLayout.Nodes: @unchecked Sendable {}
extension ResolvedLayout.Node: @unchecked Sendable {}

extension TreeStorage {
  /// The nodes of a tree that is laid out, as results read them.
  var columns: NodeColumns { reading.columns(of: self) }
}

// MARK: - In the order of drawing

extension ResolvedLayout.Nodes {
  /// The nodes in the order in which they are drawn, the one farthest back first, and each before
  /// its content.
  ///
  ///     for node in result.nodes.inDrawingOrder where !node.isHidden { draw(node) }
  public var inDrawingOrder: InDrawingOrder { InDrawingOrder(nodes: self) }

  /// The nodes of a result, in the order in which they are drawn.
  public struct InDrawingOrder: RandomAccessCollection, Sendable {
    @usableFromInline let nodes: ResolvedLayout.Nodes

    /// The root's number.
    @inlinable public var startIndex: Int { 0 }
    /// The number of nodes.
    @inlinable public var endIndex: Int { nodes.count }

    /// The node before which so many others are drawn.
    @inlinable public subscript(rank: Int) -> ResolvedLayout.Node {
      let inOrder = nodes[rank]
      guard let drawing = nodes.table.pointee.drawing else { return inOrder }
      return nodes[Int(drawing[rank].node)]
    }
  }

  /// Goes through the nodes as they are drawn, into each and out of it again.
  ///
  ///     result.nodes.walk {
  ///       guard !$0.isHidden else { return false }
  ///       page.open($0)
  ///       return true
  ///     } leave: {
  ///       page.close($0)
  ///     }
  ///
  /// It is a loop, so trees may have any number of levels.
  ///
  /// - Parameters:
  ///   - enter: is called for each node before its children, and returns whether to go into it. If
  ///     not, neither its children nor `leave` follow.
  ///   - leave: is called for each node after its children.
  @inlinable public func walk(
    enter: (ResolvedLayout.Node) throws -> Bool, leave: (ResolvedLayout.Node) throws -> Void
  ) rethrows {
    let table = table
    var index = 0
    while index >= 0 {
      var last = index
      if try enter(self[last]) {
        index = table.pointee.firstDrawn(in: last)
        if index < 0 { try leave(self[last]) }
      } else {
        index = -1
      }
      while index < 0, last > 0 {
        index = table.pointee.nextDrawn(after: last)
        guard index < 0 else { break }
        last = Int(table.pointee.links[last].parent)
        try leave(self[last])
      }
    }
  }
}

// MARK: - Relatives

extension ResolvedLayout.Node {
  /// The node around this one; `nil` for the root.
  @inlinable public var parent: ResolvedLayout.Node? {
    let parent = Int(list.pointee.links[index].parent)
    return parent < 0 ? nil : relative(parent)
  }

  /// The node's children, the one drawn first at the start.
  @inlinable public var children: Children { Children(node: self) }

  /// Whether the node is a leaf, not a container or reader that has no content.
  var isLeaf: Bool {
    Int(link.end) == index + 1 && record.kind.isLeaf
      && !(attributes?.geometry?.value.showsLateContent ?? false)
  }

  @inlinable func relative(_ other: Int) -> ResolvedLayout.Node {
    ResolvedLayout.Node(storage, list, other, pixels: pixels)
  }

  /// The children of a node, in the order in which they are drawn: a background before the view in
  /// front of it, siblings by their z-index, and pinned views above the others.
  ///
  ///     node.children.first?.frame
  public struct Children: Collection, Sendable {
    @usableFromInline let node: ResolvedLayout.Node

    @inlinable init(node: ResolvedLayout.Node) { self.node = node }

    /// Returns what goes through the children.
    @inlinable public func makeIterator() -> Iterator { Iterator(node) }

    /// Goes through the children of a node.
    public struct Iterator: IteratorProtocol, Equatable, Sendable {
      @usableFromInline let node: ResolvedLayout.Node
      @usableFromInline var following: Int

      @inlinable init(_ node: ResolvedLayout.Node) {
        self.node = node
        following = node.list.pointee.firstDrawn(in: node.index)
      }

      /// Returns the child that is drawn next.
      @inlinable public mutating func next() -> ResolvedLayout.Node? {
        guard following >= 0 else { return nil }
        defer { following = node.list.pointee.nextDrawn(after: following) }
        return node.relative(following)
      }
    }

    /// Where a child is among its siblings.
    public struct Index: Comparable, Sendable {
      @usableFromInline let number: Int
      @usableFromInline let node: Int

      @inlinable init(number: Int, node: Int) {
        self.number = number
        self.node = node
      }

      /// Returns whether one child is drawn before another.
      @inlinable public static func < (lhs: Index, rhs: Index) -> Bool { lhs.number < rhs.number }
    }

    /// Where the child is that is drawn first.
    @inlinable public var startIndex: Index {
      let first = node.list.pointee.firstDrawn(in: node.index)
      return first < 0 ? endIndex : Index(number: 0, node: first)
    }

    /// What follows the last child.
    @inlinable public var endIndex: Index { Index(number: .max, node: -1) }

    /// Returns where the child is that is drawn next.
    @inlinable public func index(after index: Index) -> Index {
      let next = node.list.pointee.nextDrawn(after: child(at: index))
      return next < 0 ? endIndex : Index(number: index.number + 1, node: next)
    }

    /// A child.
    @inlinable public subscript(index: Index) -> ResolvedLayout.Node {
      node.relative(child(at: index))
    }

    /// The child at an index, which may be the end or come from another result.
    @inlinable func child(at index: Index) -> Int {
      let list = node.list.pointee
      let isThere = index.node >= 0 && index.node < list.count
      guard isThere, Int(list.links[index.node].parent) == node.index else { ProxyMisuse.noChild() }
      return index.node
    }
  }
}
