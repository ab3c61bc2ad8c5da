extension LayoutNode {
  /// A horizontal line of views.
  ///
  /// A stack whose content is exactly one view is that view.
  ///
  /// - Parameters:
  ///   - alignment: the guide on which the children line up.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  ///   - isStatic: false if the number of children comes from data; a stack that happens to have one
  ///     child then stays a stack.
  public static func hstack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, isStatic: Bool = true,
    _ children: consuming [LayoutNode]
  ) -> LayoutNode {
    LayoutNode(
      NodeContent(stackAlong: .horizontal, spacing: spacing),
      details: .withoutEmptyChildren(
        PayloadDetails<any AlignmentID.Type>(alignment.id, children: children, isStatic: isStatic))
    ).notingSpacing(spacing)
  }

  /// A vertical line of views.
  ///
  /// A stack whose content is exactly one view is that view.
  ///
  /// - Parameters:
  ///   - alignment: the guide on which the children line up.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  ///   - isStatic: false if the number of children comes from data; a stack that happens to have one
  ///     child then stays a stack.
  public static func vstack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, isStatic: Bool = true,
    _ children: consuming [LayoutNode]
  ) -> LayoutNode {
    LayoutNode(
      NodeContent(stackAlong: .vertical, spacing: spacing),
      details: .withoutEmptyChildren(
        PayloadDetails<any AlignmentID.Type>(alignment.id, children: children, isStatic: isStatic))
    ).notingSpacing(spacing)
  }

  /// Views on top of each other.
  ///
  /// A stack whose content is exactly one view is that view.
  ///
  /// - Parameters:
  ///   - alignment: the guides that coincide.
  ///   - spacing: the distance between neighbours along the depth; 0 if `nil`.
  ///   - isStatic: false if the number of children comes from data; a stack that happens to have one
  ///     child then stays a stack.
  public static func zstack(
    alignment: Alignment = .center, spacing: CGFloat? = nil, isStatic: Bool = true,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    let stack = LayoutNode(
      NodeContent(.zstack),
      details: .withoutEmptyChildren(
        PayloadDetails(GuidePair(alignment), children: children, isStatic: isStatic)))
    guard let spacing else { return stack }
    let distance = spacing.isUsable ? Double(spacing) : 0
    return stack.with { $0.changeDepth { $0.role = .stack(spacing: distance) } }
      .notingSpacing(spacing)
  }

  /// Views that a client's layout arranges.
  ///
  ///     LayoutNode.layout(Diagonal(), [.fixed(width: 20, height: 10), .flexible])
  public static func layout(_ layout: some Layout, _ children: [LayoutNode]) -> LayoutNode {
    let box = AnyLayout(layout).box
    if let layout = box.layout as? any DepthAligned { return aligned(layout, box, children) }
    // The engine knows the built-in layouts; it asks others through the protocol.
    switch box.layoutType {
    case ObjectIdentifier(HStackLayout.self):
      if let stack = box.layout as? HStackLayout {
        return hstack(
          alignment: stack.alignment, spacing: stack.spacing, isStatic: false, children)
      }
    case ObjectIdentifier(VStackLayout.self):
      if let stack = box.layout as? VStackLayout {
        return vstack(
          alignment: stack.alignment, spacing: stack.spacing, isStatic: false, children)
      }
    case ObjectIdentifier(ZStackLayout.self):
      if let stack = box.layout as? ZStackLayout {
        return zstack(alignment: stack.alignment, isStatic: false, children)
      }
    case ObjectIdentifier(GridLayout.self):
      if let grid = box.layout as? GridLayout {
        return self.grid(
          alignment: grid.alignment, horizontalSpacing: grid.horizontalSpacing,
          verticalSpacing: grid.verticalSpacing, children)
      }
    default: break
    }
    return arranged(by: box, children)
  }

  private static func arranged(by box: any LayoutBox, _ children: [LayoutNode]) -> LayoutNode {
    LayoutNode(
      NodeContent(.layout),
      details: .withoutEmptyChildren(
        PayloadDetails<any LayoutBox>(box, children: children, isStatic: false)))
  }

  /// Views that a layout arranges in the plane, brought in line along the depth.
  private static func aligned(
    _ layout: any DepthAligned, _ box: any LayoutBox, _ children: [LayoutNode]
  ) -> LayoutNode {
    let node =
      layout is SpatialContainer
      ? arranged(by: box, children) : self.layout(layout.aligned, children)
    return node.with { $0.changeDepth { $0.role = .aligned(layout.depthAlignment) } }
  }

  /// The node with a note if a distance cannot be used.
  consuming func notingSpacing(_ spacing: CGFloat?) -> LayoutNode {
    guard let spacing, !spacing.isUsable else { return self }
    return noting([.unlessFinite(spacing, "the spacing", "the default spacing is used")])
  }
}

extension NodeDetails {
  /// The details of a container, of which views that are none are no children.
  fileprivate static func withoutEmptyChildren(_ details: consuming NodeDetails) -> NodeDetails {
    guard details.hasEmptyChild else { return details }
    return details.copy(keeping: details.children.filter { !$0.content.isEmpty })
  }
}
