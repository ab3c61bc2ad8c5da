/// Gives a view a frame of a fixed width, height, or both.
///
///     LayoutNode.flexible.frame(width: 40, alignment: .leading)
///
/// The child is proposed the fixed lengths. On an axis without one, the frame is as long as the
/// child.
struct FixedFrame: ModifierLayout, BitwiseCopyable {
  /// The fixed lengths; NaN where the child decides.
  let width: Double
  let height: Double
  let alignment: GuidePair

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.init(width: width, height: height, alignment: GuidePair(alignment))
  }

  init(width: CGFloat?, height: CGFloat?, alignment: GuidePair) {
    self.width = width?.frameLength ?? .nan
    self.height = height?.frameLength ?? .nan
    self.alignment = alignment
  }

  /// Returns the frame with lengths that are multiples of a unit.
  func rounded(to unit: LengthUnit) -> FixedFrame {
    FixedFrame(
      width: CGFloat(unit.up(width)), height: CGFloat(unit.up(height)), alignment: alignment)
  }

  func fixed(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

// MARK: - Measuring

extension FixedFrame {
  @inline(__always) func dependence(on axis: Axis, childDependsOnOther: Bool) -> LengthDependence {
    fixed(axis).isNaN ? .unchanged : .nothing
  }

  @inline(__always) func childProposal(for proposal: Proposal) -> Proposal {
    Proposal(width.isNaN ? proposal.width : width, height.isNaN ? proposal.height : height)
  }

  @inline(__always) func sizeWithoutChild(for proposal: Proposal) -> Size? {
    width.isNaN || height.isNaN ? nil : Size(width, height)
  }

  @inline(__always) func size(around child: Size, for proposal: Proposal) -> Size {
    Size(width.isNaN ? child.width : width, height.isNaN ? child.height : height)
  }

  @inline(__always) func lengths(
    on axis: Axis, around child: LengthSummary, asking ask: (Double) -> Double
  ) -> LengthSummary {
    let fixed = fixed(axis)
    return fixed.isNaN ? child : LengthSummary(always: fixed)
  }
}

// MARK: - Placing

extension FixedFrame {
  @inline(__always) func origin(of child: some MeasuredChild, in size: Size) -> Point {
    alignment.origin(of: child, in: size)
  }

  var movedEdges: Edge.Set {
    (width.isNaN ? [] : Edge.Set.horizontal).union(height.isNaN ? [] : .vertical)
  }
}

// MARK: - Explaining

extension FixedFrame {
  func reasonForAnswer(of view: ExplainedView) -> String { reason { $0.asLarge(as: "its child") } }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    reason { "the \($0.lengthName) is passed on" }
  }

  /// The lengths that are fixed, and what is said of an axis on which the child decides.
  private func reason(otherwise: (Axis) -> String) -> String {
    if !width.isNaN, !height.isNaN {
      return "its size is fixed at \(Size(width, height).plainText)"
    }
    return Axis.clauses { axis in
      fixed(axis).isNaN
        ? otherwise(axis) : "its \(axis.lengthName) is fixed at \(fixed(axis).plainText)"
    }
  }
}
