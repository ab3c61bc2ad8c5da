// MARK: - Changing
//
// A change that is asked for by an id says whether it found a node, and the next result's
// diagnostics name those that did not. What is nested is changed by `changeInside(_:_:)`.

extension LayoutTree {
  /// Replaces the first node with an id.
  ///
  /// The new node has only the ids that it brings with it, so it cannot be found by this id again
  /// unless it sets it. If the old node is a container's child, ``LayoutNode/empty`` removes it.
  ///
  /// A container or modifier can be replaced by itself, so that what is in it is neither described
  /// again nor touched:
  ///
  ///     tree.replace("list", with: .vstack(spacing: 12, []).id("list"), keepingContent: true)
  ///     tree.replace("card", with: .flexible.padding(20).id("card"), keepingContent: true)
  ///
  /// - Parameter keepsContent: whether the children of the old node become those of the new one,
  ///   whose own do not matter.
  /// - Returns: whether there is such a node, and the new one can keep its content: a stack
  ///   that of any container, a grid only that of a grid, and a modifier that of a modifier. One
  ///   that sets other standard lengths than before cannot.
  ///   If there is none, the next result's ``ResolvedLayout/diagnostics`` say so, as they do for
  ///   all changes by an id.
  @discardableResult
  public func replace(
    _ id: some Hashable, with node: consuming LayoutNode, keepingContent keepsContent: Bool = false
  ) -> Bool {
    guard let reference = reference(to: id, toBe: "replaced") else { return false }
    return replace(reference, with: node, keepingContent: keepsContent)
  }

  /// Replaces a node.
  ///
  /// If the old node is a container's child, ``LayoutNode/empty`` removes it.
  ///
  /// - Parameter keepsContent: whether the children of the old node become those of the new one,
  ///   whose own do not matter.
  /// - Returns: whether the reference is valid, and the new node can keep the content if it is to.
  @discardableResult
  public func replace(
    _ reference: Reference, with node: consuming LayoutNode,
    keepingContent keepsContent: Bool = false
  ) -> Bool {
    if isNested(reference) {
      let node = copy node
      return changeInside(reference) {
        $0.replace(reference, with: node, keepingContent: keepsContent)
      }
    }
    if keepsContent { return replaceAround(reference, with: node) }
    if node.content.isEmpty, remove(reference) { return true }
    // A node too large for the tree is released here. That may change the tree, so the position is
    // looked up afterwards.
    node = node.admitted(beside: nodeCount)
    guard var position = position(of: reference) else { return false }
    node = node.masking(like: storage.attributes(of: position))
    let (added, height) = (node.nodeCount - 1, node.levelCount)
    position = prepareChange(addingRoomFor: added)[position]
    let old = storage.nodes[position]
    let replaced = storage.replacedNode(at: position)
    let layout = storage.layoutInUse(at: position)
    // Most changes leave a node its id, so where that is need not be worked out again.
    let keepsIDs = node.identity.map { storage.has($0, of: position) } ?? false
    forget(position, keepsIDs: keepsIDs)
    if old.count > 0 || added > 0 {
      unused += discard(storage.children(of: position))
      storage.noteMoves()
    }
    var builder = TreeBuilder(storage: storage)
    builder.write(node, at: position, parent: Int(old.parent), replacing: old, keepingIDs: keepsIDs)
    if !keepsIDs { noteIDs(of: position) }
    if added > 0 { storage.children(of: position).forEach(noteIDs(from:)) }
    if let layout { storage.continueCache(of: layout, at: position) }
    noteShape(at: position, before: old)
    finishChange(at: position, height: height, replacing: replaced)
    return true
  }

  /// Notes the ids of a node and what is inside it, for the trees around.
  private func noteIDs(from position: Int) {
    if storage.host != nil { storage.forEachNode(below: position) { noteIDs(of: $0) } }
  }

  private func noteIDs(of node: Int) {
    if storage.host != nil { changedIDs.new += storage.ids.ids(of: node).map(\.hashValue) }
  }

  /// Notes that a node may be another kind of thing to readers than the one that it replaces.
  private func noteShape(at position: Int, before old: NodeRecord) {
    let new = storage.nodes[position]
    if old.kind != new.kind || old.attributes >= 0 || new.attributes >= 0 { storage.shape &+= 1 }
  }

  /// Replaces a container or modifier, and keeps what is in it.
  private func replaceAround(_ reference: Reference, with node: consuming LayoutNode) -> Bool {
    guard let position = position(of: reference),
      storage.canKeepContent(of: position, in: node)
    else { return false }
    node = node.masking(like: storage.attributes(of: position))
    prepareChange()
    let (old, spareRoom) = (storage.nodes[position], storage.spareRoom[Int32(position)])
    let inside = (storage.orientation(inside: position), old.direction)
    let rows = old.kind == .grid ? storage.grids[Int(old.payload)].rows : []
    let layout = storage.layoutInUse(at: position)
    let keepsIDs = node.identity.map { storage.has($0, of: position) } ?? false
    forget(position, keepsIDs: keepsIDs)
    if let spareRoom { storage.spareRoom[Int32(position)] = spareRoom }
    var builder = TreeBuilder(storage: storage)
    builder.write(
      node, at: position, parent: Int(old.parent), replacing: old, keepingIDs: keepsIDs,
      keepingContent: true)
    if !keepsIDs { noteIDs(of: position) }
    let new = storage.nodes[position]
    if new.kind == .grid { storage.grids[Int(new.payload)].rows = rows }
    if let layout { storage.continueCache(of: layout, at: position) }
    if inside != (storage.orientation(inside: position), new.direction) {
      for child in storage.children(of: position) { storage.inheritContext(at: child) }
    }
    noteShape(at: position, before: old)
    finishChange(at: position, height: 0)
    return true
  }

  /// Adds a child to the first node with an id.
  ///
  /// ``LayoutNode/empty`` is no child and adds nothing.
  ///
  /// - Parameter index: the child's index, clamped to the valid ones; at the end if `nil`.
  /// - Returns: whether there is such a node, and it takes children.
  @discardableResult
  public func insert(
    _ node: consuming LayoutNode, at index: Int? = nil, into id: some Hashable
  ) -> Bool {
    guard let reference = reference(to: id, toBe: "inserted") else { return false }
    return insert(node, at: index, into: reference)
  }

  /// Adds a child to a node.
  ///
  /// ``LayoutNode/empty`` is no child and adds nothing.
  ///
  /// - Parameter index: the child's index, clamped to the valid ones; at the end if `nil`.
  /// - Returns: whether the reference is valid, and the node takes children.
  @discardableResult
  public func insert(
    _ node: consuming LayoutNode, at index: Int? = nil, into reference: Reference
  ) -> Bool {
    if isNested(reference) {
      let node = copy node
      return changeInside(reference) { $0.insert(node, at: index, into: reference) }
    }
    node = node.admitted(beside: nodeCount)
    guard var parent = position(of: reference), takesChildren(parent) else { return false }
    if node.content.isEmpty { return true }
    let height = node.levelCount
    let count = Int(storage.nodes[parent].count)
    let index = min(max(index ?? count, 0), count)
    let room = storage.roomForInsertion(into: parent) + node.nodeCount
    parent = prepareChange(addingRoomFor: room)[parent]
    let place = makePlace(at: index, in: parent, row: node.gridTraits?.row)
    var builder = TreeBuilder(storage: storage)
    builder.write(node, at: place, parent: parent)
    noteIDs(from: place)
    finishChange(at: parent, height: height + 1)
    return true
  }

  /// Removes the first node with an id, and everything inside it.
  ///
  /// - Returns: whether there is such a node, and it is a container's child.
  @discardableResult
  public func remove(_ id: some Hashable) -> Bool {
    reference(to: id, toBe: "removed").map { remove($0) } ?? false
  }

  /// Removes a node and everything inside it.
  ///
  /// - Returns: whether the reference is valid, and the node is a container's child.
  @discardableResult
  public func remove(_ reference: Reference) -> Bool {
    if isNested(reference) { return changeInside(reference) { $0.remove(reference) } }
    guard let node = position(of: reference), let parent = container(of: node) else { return false }
    prepareChange()
    unused += discard(storage.children(of: node))
    forget(node)
    closePlace(of: node, in: parent)
    finishChange(at: parent, height: 0)
    return true
  }

  /// Moves the first node with an id, with everything inside it.
  ///
  /// - Parameters:
  ///   - index: the node's new index, clamped to the valid ones; at the end if `nil`.
  ///   - container: an id of the container to move it into; its own if `nil`.
  /// - Returns: whether there are such nodes, and the node can be a child of the container. If
  ///   other standard lengths hold there, it cannot: remove it, and insert it as described anew.
  @discardableResult
  public func move(
    _ id: some Hashable, to index: Int? = nil, into container: AnyHashable? = nil
  ) -> Bool {
    guard let node = reference(to: id, toBe: "moved") else { return false }
    guard let container else { return move(node, to: index) }
    guard let container = reference(to: container, toBe: "moved") else { return false }
    return move(node, to: index, into: container)
  }

  /// Moves a node, with everything inside it.
  ///
  /// - Parameters:
  ///   - index: the node's new index, clamped to the valid ones; at the end if `nil`.
  ///   - container: the container to move it into; its own if `nil`.
  /// - Returns: whether the references are valid, and the node can be a child of the container. If
  ///   other standard lengths hold there, it cannot: remove it, and insert it as described anew.
  @discardableResult
  public func move(
    _ reference: Reference, to index: Int? = nil, into container: Reference? = nil
  ) -> Bool {
    if isNested(reference) {
      return changeInside(reference) { $0.move(reference, to: index, into: container) }
    }
    guard let node = position(of: reference) else { return false }
    let target = container.map { position(of: $0) } ?? self.container(of: node)
    guard let target, takesChildren(target) else { return false }
    return move(node, to: index, into: target)
  }

  private func move(_ node: Int, to index: Int?, into target: Int) -> Bool {
    guard var source = container(of: node), !storage.isInside(target, of: node),
      storage.hasSameLengths(node, source, in: target)
    else { return false }
    var (node, target) = (node, target)
    let places = prepareChange(addingRoomFor: storage.roomForInsertion(into: target) + 1)
    (node, source, target) = (places[node], places[source], places[target])
    let height = storage.height(below: node)
    // The node waits outside its siblings, because both the old and the new ones move in storage.
    let waiting = storage.addNodes(1)
    storage.moveNode(from: node, to: waiting)
    let (moved, distance) = closePlace(of: node, in: source)
    if moved.contains(target) { target += distance }
    storage.markChanged(source)
    let count = Int(storage.nodes[target].count)
    let place = makePlace(
      at: min(max(index ?? count, 0), count), in: target,
      row: storage.gridTraits(of: waiting)?.row)
    storage.moveNode(from: waiting, to: place)
    storage.nodes[place].parent = Int32(target)
    unused += 1
    storage.inheritContext(at: place)
    finishChange(at: target, height: height)
    return true
  }

  /// Forgets the answers of the first node with an id and of everything inside it. Call it when
  /// what their closures depend on has changed.
  ///
  /// - Returns: whether there is such a node.
  @discardableResult
  public func invalidate(_ id: some Hashable) -> Bool {
    reference(to: id, toBe: "invalidated").map { invalidate($0) } ?? false
  }

  /// Forgets the answers of a node and of everything inside it. Call it when what their closures
  /// depend on has changed.
  ///
  /// - Returns: whether the reference is valid.
  @discardableResult
  public func invalidate(_ reference: Reference) -> Bool {
    if isNested(reference) { return changeInside(reference) { $0.invalidate(reference) } }
    guard let node = position(of: reference) else { return false }
    prepareChange()
    storage.forEachNode(below: node) { inner in
      if storage.nodes[inner].kind == .measured {
        let payload = Int(storage.nodes[inner].payload)
        storage.measured[payload] = storage.measured[payload].withoutAnswers
      }
      storage.findings.forget(inner)
      if storage.hasLateNodes {
        storage.forgetRows(of: inner)
        removedContent().keep(storage.takeNestedTrees(of: inner))
      }
      storage.markChanged(inner)
    }
    storage.markChanged(node)
    letGo()
    return true
  }
}
