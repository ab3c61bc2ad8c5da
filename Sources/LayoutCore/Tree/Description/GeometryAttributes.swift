/// The part of a node's description that needs geometry known only after placement.
///
/// Few nodes have any, so it is stored apart from the other attributes.
struct GeometryAttributes {
  /// The names of the node's coordinate space.
  var spaceNames: [AnyHashable] = []
  /// Changes to the preferences set inside the node, the innermost first.
  var preferences: [PreferenceChange] = []
  /// Whether frames inside may be given relative to the node's size.
  var isContainer = false
  /// The node's part in the layout of a placed tree.
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
    /// A lazy container, of whose rows only the visible ones are laid out.
    case rows(LazyContent)
  }
}

extension GeometryAttributes {
  /// Whether the node is a modifier in the form of a layout: its container looks through it to its
  /// first child.
  var isModifier: Bool {
    switch role {
    case .ignoringSafeArea, .safeAreaProvider: true
    default: false
    }
  }
}

extension TreeStorage {
  /// Returns whether a node is a modifier, so that its container looks through it to its first
  /// child.
  @inline(__always) func isModifier(_ node: Int) -> Bool {
    let kind = nodes[node].kind
    if kind == .layout { return nodes[node].count > 0 && geometry(of: node)?.isModifier ?? false }
    return kind.isUnary && kind != .transparent
  }
}

extension LayoutNode {
  /// Whether the node is a modifier, so that its container looks through it to its first child.
  var isModifier: Bool {
    content.kind.isUnary
      || (content.kind == .layout && attributes?.geometry?.value.isModifier ?? false)
  }

  /// The node itself, or a flexible leaf in place of an empty one, where exactly one view is
  /// needed.
  var asOnlyView: LayoutNode { content.isEmpty ? .flexible.named("Empty") : self }
}

extension NodeAttributes {
  /// Changes the node's geometry attributes, and creates them if there are none.
  func changeGeometry(_ change: (inout GeometryAttributes) -> Void) {
    var changed = geometry?.value ?? GeometryAttributes()
    change(&changed)
    geometry = Boxed(changed)
  }
}

/// The nodes that play a part once the tree is placed, in the order in which they are described.
struct LateNodes {
  var readers: [Int] = []
  var containerFrames: [Int] = []
  /// Nodes that move their content: those that extend into the unsafe area, and those whose content
  /// scrolls. What is inside them depends on where their surroundings have moved.
  var movers: [Int] = []
  var rows: [Int] = []

  var isEmpty: Bool {
    readers.isEmpty && containerFrames.isEmpty && movers.isEmpty && rows.isEmpty
  }

  /// Returns the nodes that satisfy a condition.
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

/// A nested tree in a node: the laid-out content of a reader, or a row.
struct Island {
  let storage: TreeStorage
  /// Its position in the node, measured from the top leading corner.
  var origin: Point
}

extension TreeStorage {
  /// Returns the geometry attributes of a node, if it has any.
  @inline(__always) func geometry(of node: Int) -> GeometryAttributes? {
    let index = nodes[node].attributes
    return index < 0 ? nil : attributes[Int(index)].geometry?.value
  }

  /// Returns attributes to store for a node that plays a part once the tree is placed. If the same
  /// description is in the tree already, it is copied, so that two lists made from one description
  /// scroll independently.
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

  /// Records that attributes have left the tree.
  func dismiss(_ attributes: NodeAttributes) {
    guard let geometry = attributes.geometry else { return }
    lateNodes = nil
    geometryDescriptions.remove(ObjectIdentifier(geometry))
  }

  /// Returns the nodes that play a part once the tree is placed. Searches again only if the tree
  /// has changed.
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

  /// Returns the scrolling content of a node, with the object that identifies it in the storage's
  /// notes.
  func scrollContent(
    at node: Int
  ) -> (description: Boxed<GeometryAttributes>, content: ScrollContent)? {
    let index = nodes[node].attributes
    guard index >= 0, let box = attributes[Int(index)].geometry,
      case .scroll(let scroll) = box.value.role
    else { return nil }
    return (box, scroll)
  }

  /// Returns the node whose content scrolls: the node itself, or the scroll view that it wraps with
  /// modifiers only.
  func scrollNode(at node: Int) -> Int? {
    var node = node
    while scrollContent(at: node) == nil {
      guard nodes[node].kind.isUnary || nodes[node].count == 1 else { return nil }
      node = Int(nodes[node].first)
    }
    return node
  }
}
