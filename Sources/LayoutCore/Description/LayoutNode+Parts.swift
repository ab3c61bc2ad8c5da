// MARK: - Parts

extension LayoutNode {
  /// Finds what has to take the place of a part of this description, if the part is described anew.
  ///
  ///     let row = LayoutNode.fixed(width: 40, height: 20).padding(8)
  ///     let list = LayoutNode.vstack([row.id("first"), LayoutNode.divider])
  ///     let tree = LayoutTree(list)
  ///     if let (place, node) = list.replacement(for: row, by: .flexible.frame(height: 44)),
  ///       let old = tree.reference(at: place)
  ///     {
  ///       tree.replace(old, with: node)  // has the id "first"
  ///     }
  ///
  /// A part is told from others by its children or details, which copies of it share. So leaves
  /// that are numbers, such as a spacer, cannot be found.
  ///
  /// - Parameters:
  ///   - part: a node as it was before it was put into this description. There it may have got ids,
  ///     and nothing else.
  ///   - new: the node to put there.
  /// - Returns: the part's place, and the new node with the ids that the part got; `nil` if the
  ///   part isn't there exactly once, or is not to be replaced alone, because one of both is empty
  ///   or gives other values to its container.
  public func replacement(
    for part: LayoutNode, by new: LayoutNode
  ) -> (place: NodePlace, node: LayoutNode)? {
    guard let found = places(of: [part])[0], let node = found.changed(to: new) else { return nil }
    return (found.place, node)
  }

  /// A part of a description where it was found: what another node needs to take its place, and
  /// nothing that is in it.
  public struct FoundPart {
    /// Where the part is.
    public let place: NodePlace
    /// The ids that it got, the one set last first.
    private let addedIDs: [AnyHashable]
    /// The values that it has for its container.
    private let values: [ObjectIdentifier: Any]

    /// - Parameters:
    ///   - part: the part as it was described.
    ///   - node: its copy in the place, which may have got ids.
    init(_ part: LayoutNode, at place: NodePlace, as node: LayoutNode) {
      self.place = place
      let ownCount = part.identity?.all.count { _ in true } ?? 0
      addedIDs = node.identity?.all.dropLast(ownCount).map(\.id) ?? []
      values = part.valuesForContainer
    }

    /// Returns the node that takes the part's place when it is described anew.
    ///
    /// - Parameter new: the part as it is described now.
    /// - Returns: the new node with the ids that the part got; `nil` if the container has to be
    ///   described again, because the new node is empty, or gives other values to it.
    public func changed(to new: LayoutNode) -> LayoutNode? {
      let newValues = new.valuesForContainer
      guard !new.content.isEmpty, newValues.count == values.count,
        newValues.allSatisfy({ LayoutNode.areEqual($0.value, values[$0.key]) })
      else { return nil }
      return addedIDs.reversed().reduce(new) { $0.identified(by: $1) }
    }
  }

  /// Returns the node with a mark by which ``isMade(of:)`` knows copies of it that were altered.
  ///
  /// Only leaves get one: copies of a container share its children, and are known by these.
  ///
  /// - Parameter purpose: a number of your own, not 0.
  public func made(for purpose: UInt32) -> LayoutNode {
    guard case .details(let details) = plainBody, details.children.isEmpty else { return self }
    return with { $0.purpose = purpose }
  }

  /// The values that the node, or what its container looks through to, has for its container.
  fileprivate var valuesForContainer: [ObjectIdentifier: Any] {
    lookedThrough.reduce(into: [:]) { values, node in
      values.merge(node.attributes?.layoutValues ?? [:]) { $1 }
    }
  }

  /// Returns whether the node is a copy of another one that got nothing since, and no id either.
  public func isSame(as other: LayoutNode) -> Bool {
    isMade(of: other) && isCopy(of: other) && identity === other.identity
  }

  /// Returns whether the node is a copy of another one, whatever it got since.
  public func isMade(of other: LayoutNode) -> Bool { partKey == other.partKey && partKey != nil }

  /// What copies of a node share, even if they are altered.
  enum PartKey: Hashable {
    case children(UInt)
    case purpose(UInt32)
    case details(ObjectIdentifier)
  }

  var partKey: PartKey? {
    let children = children
    if !children.isEmpty {
      // Addresses are compared and never read.
      return unsafe .children(children.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) })
    }
    guard case .details(let details) = plainBody else { return nil }
    let purpose = details.attributes?.purpose ?? 0
    return purpose == 0 ? .details(ObjectIdentifier(details)) : .purpose(purpose)
  }

  /// Whether a node with the same key as a part is the same but for ids.
  func isCopy(of part: LayoutNode) -> Bool {
    guard content.kind == part.content.kind,
      content.hasFixedCount == part.content.hasFixedCount
    else { return false }
    switch (plainBody, part.plainBody) {
    case (.details(let details), .details(let other)): return details === other
    case (.children(_, let number), .children(_, let other)):
      return number.bitPattern == other.bitPattern
    default: return false
    }
  }
}
