/// What a node has to do with the third dimension.
///
/// Few trees have any, so it is kept apart from other attributes.
struct DepthAttributes {
  /// The part that the node plays along the depth.
  var role: Role?
  /// The guides along the depth that the node sets, the innermost first.
  var guides: [DepthGuide] = []
  /// How renderers move what is inside of the node, in the node.
  var contentTransform: RenderTransform3D?
  /// How renderers move the node itself in space, the innermost first.
  var transforms: [RenderTransform3D] = []

  /// A part in the layout along the depth.
  enum Role {
    /// A modifier around one child that leaves the plane as it is.
    case modifier(any DepthModifier)
    /// A modifier around one child for which all three lengths count at once.
    case volume(any VolumeModifier)
    /// A container that brings its children in line.
    case aligned(DepthAlignment)
    /// A stack that keeps distances between its children.
    case stack(spacing: Double)
    /// A view with a second one that is brought in line with it.
    case overlay(DepthAlignment)
    /// A leaf that takes all depth it is offered.
    case offered
    /// A container whose children meet a position with a guide.
    case layer(DepthAlignment, position: Double)
  }
}

/// A guide along the depth that a view sets, with the closure that computes it.
struct DepthGuide {
  let key: DepthAlignment
  let value: (ViewDimensions3D) -> CGFloat
}

extension DepthAttributes {
  /// How renderers move what is inside of the node, the innermost first.
  var allTransforms: [RenderTransform3D] { (contentTransform.map { [$0] } ?? []) + transforms }

  /// Whether depths may depend on sizes in the plane, or the other way round.
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
  /// Changes what the node has to do with the third dimension.
  func changeDepth(_ change: (inout DepthAttributes) -> Void) {
    var changed = depth?.value ?? DepthAttributes()
    change(&changed)
    depth = Boxed(changed)
  }
}

extension TreeStorage {
  /// What a node has to do with the third dimension, if anything.
  @inline(__always) func depthAttributes(of node: Int) -> DepthAttributes? {
    let index = nodes[node].attributes
    return index < 0 ? nil : attributes[Int(index)].depth?.value
  }

  /// Takes note of a node that has to do with the third dimension.
  func noteDepth() { space.isUsed = true }
}
