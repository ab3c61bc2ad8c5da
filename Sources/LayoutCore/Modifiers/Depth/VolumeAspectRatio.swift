/// Proposes only sizes and depths of one shape to a view.
///
///     LayoutNode.flexible.aspectRatio3D(Size3D(width: 2, height: 1, depth: 1), contentMode: .fit)
///
/// The shape is scaled to the proposal, on the axes where it has an extent and a length is
/// proposed. The modifier is as large as its child, which need not have the shape.
struct VolumeAspectRatio: VolumeModifier {
  /// The shape; `nil` for that of the child's ideal size and depth.
  let shape: Size3D?
  let mode: ContentMode

  var takesChildShape: Bool { shape == nil }

  func childProposal(for proposal: VolumeProposal, ideal: Volume?) -> VolumeProposal {
    let shape =
      shape.map { Volume(size: Size($0.width, $0.height), depth: $0.depth) } ?? ideal
      ?? Volume(size: .zero, depth: 0)
    var scale = Double.nan
    for axis in 0..<3 where shape[axis] > 0 && shape[axis].isFinite && !proposal[axis].isNaN {
      let fitting = proposal[axis] / shape[axis]
      scale = scale.isNaN ? fitting : mode == .fit ? min(scale, fitting) : max(scale, fitting)
    }
    guard !scale.isNaN else { return proposal }
    var child = proposal
    for axis in 0..<3 { child[axis] = shape[axis] == 0 ? 0 : shape[axis] * scale }
    // A shape with almost no extent on one axis can demand infinity that was not proposed.
    let isUsable = (0..<3).allSatisfy { child[$0].isUsable }
    let isOffered = (0..<3).contains { proposal[$0] == .infinity }
    return isUsable || isOffered ? child : proposal
  }

  func volume(around child: Volume) -> Volume { child }
}

// MARK: - Explaining

extension VolumeAspectRatio {
  func reasonForAnswer(of view: ExplainedView) -> String {
    "it is as large as its child, which need not keep to the shape"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    let name = shape.map { "its shape of \($0)" } ?? "its child's own shape"
    return "\(name) is scaled to \(mode == .fit ? "fit" : "fill") what is proposed"
  }
}
