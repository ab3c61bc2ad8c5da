/// Gives a view a frame of a fixed depth.
///
///     LayoutNode.fixed(width: 40, height: 40).frame(depth: 20, alignment: .front)
///
/// The child is proposed the depth. Without one, the frame is as deep as the child and changes
/// nothing.
struct DepthFrame: DepthModifier {
  /// The depth; NaN for the child's own.
  let depth: Double
  let guide: DepthAlignment

  /// Creates a frame. A negative depth becomes 0; an infinite depth or NaN counts as not given.
  init(depth: CGFloat?, alignment: DepthAlignment) {
    self.depth = depth?.frameLength ?? .nan
    self.guide = alignment
  }

  func childProposal(for proposed: Double) -> Double { depth.isNaN ? proposed : depth }
  func depthWithoutChild(for proposed: Double) -> Double { depth }
  func depth(around child: Double, for proposed: Double) -> Double { depth.isNaN ? child : depth }
  var alignment: DepthAlignment? { guide }
}

/// Gives a view a frame whose depth stays within limits.
///
/// The limits work like those of a ``FlexibleFrame`` on the other axes. The child is placed in the
/// frame's own depth.
struct FlexibleDepthFrame: DepthModifier {
  let limits: FlexibleLength
  let guide: DepthAlignment

  func childProposal(for proposed: Double) -> Double { limits.childProposal(for: proposed) }
  func depthWithoutChild(for proposed: Double) -> Double {
    limits.lengthWithoutChild(for: proposed)
  }
  func depth(around child: Double, for proposed: Double) -> Double {
    limits.length(around: child, for: proposed)
  }
  func placingProposal(in depth: Double, for proposed: Double) -> Double { depth }
  var alignment: DepthAlignment? { guide }
}

/// Adds space behind and in front of a view.
///
/// The child is proposed what the insets leave, at least 0. The depth of the padded view is never
/// less than 0.
struct DepthPadding: DepthModifier {
  let front: Double
  let back: Double
  /// The faces for which no padding was given.
  let standardFaces: Edge3D.Set

  init(front: CGFloat, back: CGFloat, standardOn standardFaces: Edge3D.Set = []) {
    self.front = front.isUsable ? Double(front) : 0
    self.back = back.isUsable ? Double(back) : 0
    self.standardFaces = standardFaces
  }

  func childProposal(for proposed: Double) -> Double {
    proposed.isNaN ? proposed : max(0, proposed - front - back)
  }
  func depth(around child: Double, for proposed: Double) -> Double { max(0, child + front + back) }
}

extension DepthPadding: UsesStandardLengths {
  func with(_ lengths: StandardLengths, _ unit: LengthUnit) -> DepthPadding {
    func length(_ face: Edge3D.Set, _ given: Double) -> CGFloat {
      standardFaces.contains(face) ? lengths.padding : CGFloat(given)
    }
    return DepthPadding(
      front: length(.front, front), back: length(.back, back), standardOn: standardFaces)
  }
}
