/// What a node has to do with geometry that is known only once the tree is placed.
///
/// Few nodes have anything to do with it, so it is kept apart from other attributes.
struct GeometryAttributes {
  /// The names of the node's coordinate space.
  var spaceNames: [AnyHashable] = []
  /// What the node does to the preferences of those inside of it, the innermost first.
  var preferences: [PreferenceChange] = []
  /// Whether frames inside may be given relative to the node's size.
  var isContainer = false
  /// The part that the node plays in the layout of a placed tree.
  var role: Role?

  /// A part in the layout of a placed tree.
  enum Role {
    /// Content that is described once the node is placed.
    case reader(ReaderContent)
    /// A frame with lengths relative to the nearest container's.
    case containerFrame(ContainerFrame)
    /// A view that extends into the unsafe area.
    case ignoringSafeArea(SafeAreaRegions, Edge.Set)
    /// A view whose first child has less safe area than the view itself.
    case safeAreaProvider
    /// The visible part of content that scrolls.
    case scroll(ScrollContent)
    /// A lazy container of rows of which only the visible ones are laid out.
    case rows(LazyContent)
  }
}

extension GeometryAttributes {
  /// Whether the node is a modifier in the form of a layout: its container sees through it to its first child.
  var isModifier: Bool {
    switch role {
    case .ignoringSafeArea, .safeAreaProvider: true
    default: false
    }
  }
}

extension TreeStorage {
  /// Whether a node is a modifier, so that its container sees through it to its first child.
  @inline(__always) func isModifier(_ node: Int) -> Bool {
    let kind = nodes[node].kind
    if kind == .layout { return nodes[node].count > 0 && geometry(of: node)?.isModifier ?? false }
    return kind.isUnary && kind != .transparent
  }
}

extension LayoutNode {
  /// Whether the node is a modifier, so that its container sees through it to its first child.
  var isModifier: Bool {
    content.kind.isUnary
      || (content.kind == .layout && attributes?.geometry?.value.isModifier ?? false)
  }

  /// The node as the only view in a place that has exactly one.
  var asOnlyView: LayoutNode { content.isEmpty ? .flexible.named("Empty") : self }
}

extension NodeAttributes {
  /// Changes what the node has to do with geometry.
  func changeGeometry(_ change: (inout GeometryAttributes) -> Void) {
    var changed = geometry?.value ?? GeometryAttributes()
    change(&changed)
    geometry = Boxed(changed)
  }
}

/// The nodes of a tree that play a part once the tree is placed, in the order in which they are
/// described.
struct LateNodes {
  var readers: [Int] = []
  var containerFrames: [Int] = []
  /// Nodes that move what is inside of them: those that extend into the unsafe area, and those whose content
  /// scrolls. What is inside depends on where its surroundings were moved.
  var movers: [Int] = []
  var rows: [Int] = []

  var isEmpty: Bool {
    readers.isEmpty && containerFrames.isEmpty && movers.isEmpty && rows.isEmpty
  }

  /// The nodes that fulfil a condition.
  func filter(_ isIncluded: (Int) -> Bool) -> LateNodes {
    LateNodes(
      readers: readers.filter(isIncluded), containerFrames: containerFrames.filter(isIncluded),
      movers: movers.filter(isIncluded), rows: rows.filter(isIncluded))
  }

  mutating func add(_ node: Int, _ role: GeometryAttributes.Role) {
    switch role {
    case .reader: readers.append(node)
    case .containerFrame: containerFrames.append(node)
    case .ignoringSafeArea, .scroll: movers.append(node)
    case .safeAreaProvider: break
    case .rows: rows.append(node)
    }
  }
}

/// A layout of its own inside of a node: what a reader's content, or a row, became.
struct Island {
  let storage: TreeStorage
  /// Where it is in the node, from the leading top corner.
  var origin: Point
}

extension TreeStorage {
  /// What a node has to do with geometry, if anything.
  @inline(__always) func geometry(of node: Int) -> GeometryAttributes? {
    let index = nodes[node].attributes
    return index < 0 ? nil : attributes[Int(index)].geometry?.value
  }

  /// The attributes of a node that plays a part once the tree is placed. A description that is in the tree
  /// already is copied, so that two lists of one description scroll each for itself.
  func admitted(_ attributes: NodeAttributes) -> NodeAttributes {
    hasLateNodes = true
    lateNodes = nil
    guard let geometry = attributes.geometry,
      !geometryDescriptions.insert(ObjectIdentifier(geometry)).inserted
    else { return attributes }
    let (own, copy) = (Boxed(geometry.value), attributes.copy())
    geometryDescriptions.insert(ObjectIdentifier(own))
    copy.geometry = own
    return copy
  }

  /// Takes note that attributes are no longer in the tree.
  func dismiss(_ attributes: NodeAttributes) {
    guard let geometry = attributes.geometry else { return }
    lateNodes = nil
    geometryDescriptions.remove(ObjectIdentifier(geometry))
  }

  /// The nodes that play a part once the tree is placed, found again if the tree has changed.
  func findLateNodes() -> LateNodes {
    if let lateNodes { return lateNodes }
    var found = LateNodes()
    var pending = [0]
    while let node = pending.popLast() {
      if let role = geometry(of: node)?.role { found.add(node, role) }
      pending.append(contentsOf: children(of: node).reversed())
    }
    lateNodes = found
    forgetNotes(exceptOf: found)
    return found
  }

  /// What scrolls in a node, and what stands for it in the storage's notes.
  func scrollContent(
    at node: Int
  ) -> (description: Boxed<GeometryAttributes>, content: ScrollContent)? {
    let index = nodes[node].attributes
    guard index >= 0, let box = attributes[Int(index)].geometry,
      case .scroll(let scroll) = box.value.role
    else { return nil }
    return (box, scroll)
  }

  /// The node whose content scrolls: a node itself, or the one that it is around of, with nothing but
  /// modifiers in between.
  func scrollNode(at node: Int) -> Int? {
    var node = node
    while scrollContent(at: node) == nil {
      guard nodes[node].kind.isUnary || nodes[node].count == 1 else { return nil }
      node = Int(nodes[node].first)
    }
    return node
  }
}
