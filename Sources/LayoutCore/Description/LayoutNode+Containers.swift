extension LayoutNode {
  /// Creates a horizontal stack.
  ///
  /// A stack whose content is exactly one view is that view, unless it is ``keptWithOneChild(_:)``.
  ///
  /// - Parameters:
  ///   - alignment: the guide on which the children line up.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  public static func hstack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    _ children: consuming [LayoutNode]
  ) -> LayoutNode { stack(along: .horizontal, GuideKey(alignment), spacing: spacing, children) }

  /// Creates a vertical stack.
  ///
  /// A stack whose content is exactly one view is that view, unless it is ``keptWithOneChild(_:)``.
  ///
  /// - Parameters:
  ///   - alignment: the guide on which the children line up.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  public static func vstack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    _ children: consuming [LayoutNode]
  ) -> LayoutNode { stack(along: .vertical, GuideKey(alignment), spacing: spacing, children) }

  private static func stack(
    along axis: Axis, _ guide: GuideKey, spacing: CGFloat?,
    _ children: consuming [LayoutNode]
  ) -> LayoutNode {
    let role = guide.role
    let content = NodeContent(stackAlong: axis, role)
    let distance = spacing.map(Double.init) ?? .nan
    guard role == .custom else {
      return LayoutNode(content, distance, containing: children).notingSpacing(spacing)
    }
    let details = PayloadDetails(
      guide.id, children: children.withoutEmptyNodes(), numbers: (distance, 0))
    return LayoutNode(content, details: details).notingSpacing(spacing)
  }

  /// Creates a stack of views in front of each other.
  ///
  /// A stack whose content is exactly one view is that view, unless it is ``keptWithOneChild(_:)``.
  ///
  /// - Parameters:
  ///   - alignment: the guides on which the children line up.
  ///   - spacing: the distance between neighbours along the depth; 0 if `nil`.
  public static func zstack(
    alignment: Alignment = .center, spacing: CGFloat? = nil,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    let stack = LayoutNode(
      NodeContent(.zstack),
      details: PayloadDetails(GuidePair(alignment), children: children.withoutEmptyNodes()))
    guard let spacing else { return stack }
    let distance = spacing.isUsable ? Double(spacing) : 0
    return stack.with { $0.changeDepth { $0.role = .stack(spacing: distance) } }
      .notingSpacing(spacing)
  }

  /// Keeps a stack as a container of its own even if it happens to have one child, as those are
  /// kept whose children come from data.
  ///
  ///     LayoutNode.vstack(messages.map(describe)).keptWithOneChild()
  ///
  /// - Parameter isKept: whether to keep it, for children of which only some come from data.
  public consuming func keptWithOneChild(_ isKept: Bool = true) -> LayoutNode {
    if isKept, content.kind == .stack || content.kind == .zstack { content.hasFixedCount = false }
    return self
  }

  /// Creates a container whose children a custom layout arranges.
  ///
  ///     LayoutNode.layout(Diagonal(), [.fixed(width: 20, height: 10), .flexible])
  ///
  /// - Parameters:
  ///   - place: what stands for the container's place in all descriptions of a kept tree, an object
  ///     that no other container is described with. When what is around the container is replaced,
  ///     the layout goes on with the cache of the one of its type that was described with the same
  ///     object: see ``Layout/updateCache(_:subviews:)``.
  ///   - follow: makes each call to the layout, for those who want to know what it reads meanwhile.
  ///     It has to do the work that it is given, once and before it returns.
  public static func layout(
    _ layout: some Layout, _ children: [LayoutNode],
    at place: (any AnyObject & Sendable)? = nil,
    followedBy follow: (@Sendable (() -> Void) -> Void)? = nil
  ) -> LayoutNode {
    let wrapper = AnyLayout(layout)
    var box = wrapper.box
    if place != nil || follow != nil {
      box = FollowedLayout(box.copy(), at: place, follow ?? { work in work() })
    }
    let node = node(of: box, children)
    let container = wrapper.box.layout as? SpatialContainer
    guard let alignment = wrapper.depthAlignment ?? container?.depthAlignment else { return node }
    return node.with { $0.changeDepth { $0.role = .aligned(alignment) } }
  }

  private static func node(of box: LayoutBox, _ children: [LayoutNode]) -> LayoutNode {
    // The engine computes the built-in layouts itself and calls all others through the protocol.
    switch box.layoutType {
    case ObjectIdentifier(HStackLayout.self):
      if let stack = box.layout as? HStackLayout {
        return hstack(
          alignment: stack.alignment, spacing: stack.spacing, children
        ).keptWithOneChild()
      }
    case ObjectIdentifier(VStackLayout.self):
      if let stack = box.layout as? VStackLayout {
        return vstack(
          alignment: stack.alignment, spacing: stack.spacing, children
        ).keptWithOneChild()
      }
    case ObjectIdentifier(ZStackLayout.self):
      if let stack = box.layout as? ZStackLayout {
        return zstack(alignment: stack.alignment, children).keptWithOneChild()
      }
    case ObjectIdentifier(GridLayout.self):
      if let grid = box.layout as? GridLayout {
        return self.grid(
          alignment: grid.alignment, horizontalSpacing: grid.horizontalSpacing,
          verticalSpacing: grid.verticalSpacing, children)
      }
    default: break
    }
    return LayoutNode(
      NodeContent(.layout, hasFixedCount: false),
      details: PayloadDetails<LayoutBox>(box, children: children.withoutEmptyNodes()))
  }

  /// Adds a note if a spacing cannot be used.
  consuming func notingSpacing(_ spacing: CGFloat?) -> LayoutNode {
    guard let spacing, !spacing.isUsable else { return self }
    return noting([.unlessFinite(spacing, "a spacing", "the default spacing is used")])
  }
}

extension [LayoutNode] {
  /// Returns the nodes without the empty ones, which are no children of a container.
  func withoutEmptyNodes() -> [LayoutNode] {
    contains { $0.content.isEmpty } ? filter { !$0.content.isEmpty } : self
  }
}

// MARK: - Choosing

extension LayoutNode {
  /// Creates a node that shows the first of several nodes that fits into the proposal, or the last
  /// one if none does.
  ///
  ///     .viewThatFits(in: .horizontal, [
  ///       .fixed(width: 200, height: 20),
  ///       .fixed(width: 80, height: 20),
  ///     ])
  ///
  /// Nodes that are not chosen have no frame and do not appear in the result.
  ///
  /// - Parameter axes: the axes on which a node must be no larger than proposed.
  public static func viewThatFits(
    in axes: Axis.Set = [.horizontal, .vertical], _ children: [LayoutNode]
  ) -> LayoutNode { layout(ViewThatFitsLayout(axes: axes), children).named("ViewThatFits") }
}
