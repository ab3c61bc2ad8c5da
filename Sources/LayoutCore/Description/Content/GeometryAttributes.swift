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
    /// A transform that follows from the node's size.
    case transform(@Sendable (CGSize) -> RenderTransform)
    /// A look that follows from the node's geometry, for renderers alone.
    case look(@Sendable (any SpatialGeometrySource) -> RenderLook)
    /// A lazy container, of whose rows only the visible ones are laid out.
    case rows(LazyContent)
  }
}

extension GeometryAttributes {
  /// Whether frames inside the node are relative to its size: it is marked as a container, or it
  /// scrolls.
  var isFrameContainer: Bool {
    if case .scroll = role { return true }
    return isContainer
  }

  /// Whether the node shows nothing by itself but content that is described late.
  var showsLateContent: Bool {
    switch role {
    case .reader, .rows: true
    default: false
    }
  }

  /// Whether the node is a modifier in the form of a layout: its container looks through it to its
  /// first child.
  var isModifier: Bool {
    switch role {
    case .ignoringSafeArea, .safeAreaProvider: true
    default: false
    }
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

  /// Gives the node a part in the layout of a placed tree, with a name for it, and perhaps one in
  /// the layout along the depth.
  func taking(
    part role: GeometryAttributes.Role, named name: String,
    inSpace depthRole: DepthAttributes.Role? = nil
  ) -> LayoutNode {
    with {
      $0.name = name
      $0.changeGeometry { $0.role = role }
      if let depthRole { $0.changeDepth { $0.role = depthRole } }
    }
  }
}

extension NodeAttributes {
  /// Changes the node's geometry attributes, and creates them if there are none.
  func changeGeometry(_ change: (inout GeometryAttributes) -> Void) {
    var changed = geometry?.value ?? GeometryAttributes()
    change(&changed)
    geometry = Boxed(changed)
  }
}

/// A frame whose lengths follow from those of the nearest container.
struct ContainerFrame {
  let axes: Axis.Set
  /// Returns the frame's length on an axis, given the container's.
  let length: @Sendable (CGFloat, Axis) -> CGFloat
}
