/// A node's attributes for the third dimension.
///
/// Few trees have any, so they are stored apart from the other attributes.
struct DepthAttributes {
  /// The node's part in the layout along the depth.
  var role: Role?
  /// The guides along the depth that the node sets, the innermost first.
  var guides: [DepthGuide] = []
  /// How renderers transform the node's content within the node.
  var contentTransform: RenderTransform3D?
  /// How renderers transform the node itself in space, the innermost first.
  var transforms: [RenderTransform3D] = []

  /// A part in the layout along the depth.
  enum Role {
    /// A modifier around one child that does not affect the plane.
    case modifier(any DepthModifier)
    /// A modifier around one child that computes all three lengths together.
    case volume(any VolumeModifier)
    /// A container that aligns its children along the depth.
    case aligned(DepthAlignment)
    /// A stack with spacing between its children along the depth.
    case stack(spacing: Double)
    /// A view with a second one that is aligned with it.
    case overlay(DepthAlignment)
    /// A leaf that takes the proposed depth.
    case offered
    /// A container whose children line up a guide with a position.
    case layer(DepthAlignment, position: Double)
  }
}

/// A guide along the depth that a view sets, with the closure that computes it.
struct DepthGuide {
  let key: DepthAlignment
  let value: @Sendable (ViewDimensions3D) -> CGFloat
}

extension DepthAttributes {
  /// How renderers transform what is inside the node, the innermost first.
  var allTransforms: [RenderTransform3D] { (contentTransform.map { [$0] } ?? []) + transforms }

  /// Whether depths may depend on sizes in the plane, or sizes on depths.
  var readsSizes: Bool {
    if !guides.isEmpty { return true }
    return switch role {
    case .volume: true
    case .modifier(let modifier): modifier.alignment.map { !$0.isBoxGuide } ?? false
    case .aligned(let guide), .overlay(let guide), .layer(let guide, _): !guide.isBoxGuide
    case .stack, .offered, nil: false
    }
  }
}

extension NodeAttributes {
  /// Changes the node's depth attributes, and creates them if there are none.
  func changeDepth(_ change: (inout DepthAttributes) -> Void) {
    var changed = depth?.value ?? DepthAttributes()
    change(&changed)
    depth = Boxed(changed)
  }
}
