/// A size together with a depth: the form in which the engine computes.
struct Volume: BitwiseCopyable {
  var size: Size
  var depth: Double
}

/// A proposal together with a proposed depth, in which NaN stands for "unspecified".
struct VolumeProposal: BitwiseCopyable {
  var size: Proposal
  var depth: Double
}

extension VolumeProposal {
  static let unspecified = VolumeProposal(size: .unspecified, depth: Proposal.none)

  /// The length on an axis: 0 for x, 1 for y, 2 for z.
  subscript(axis: Int) -> Double {
    get { axis == 0 ? size.width : axis == 1 ? size.height : depth }
    set {
      switch axis {
      case 0: size.width = newValue
      case 1: size.height = newValue
      default: depth = newValue
      }
    }
  }
}

extension Volume {
  /// The length on an axis: 0 for x, 1 for y, 2 for z.
  subscript(axis: Int) -> Double {
    get { axis == 0 ? size.width : axis == 1 ? size.height : depth }
    set {
      switch axis {
      case 0: size.width = newValue
      case 1: size.height = newValue
      default: depth = newValue
      }
    }
  }
}
