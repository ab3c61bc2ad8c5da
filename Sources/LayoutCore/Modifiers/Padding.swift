/// Adds space around a view.
///
///     LayoutNode.fixed(width: 40, height: 20).padding(.horizontal, 16)
///
/// The child is proposed what the insets leave, at least 0. With negative insets it extends beyond
/// the padded view, whose size is never less than 0.
struct Padding: ModifierLayout, BitwiseCopyable {
  let top: Double
  let leading: Double
  let bottom: Double
  let trailing: Double

  /// SwiftUI's default padding.
  static let standardLength: CGFloat = 16

  init(_ insets: EdgeInsets) {
    func usable(_ inset: CGFloat) -> Double { inset.isUsable ? Double(inset) : 0 }
    self.top = usable(insets.top)
    self.leading = usable(insets.leading)
    self.bottom = usable(insets.bottom)
    self.trailing = usable(insets.trailing)
  }

  @inline(__always) private func total(_ axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}

// MARK: - Measuring

extension Padding {
  @inline(__always) func childProposal(for proposal: Proposal) -> Proposal {
    Proposal(
      offered(on: .horizontal, of: proposal.width), offered(on: .vertical, of: proposal.height))
  }

  @inline(__always) private func offered(on axis: Axis, of proposed: Double) -> Double {
    proposed.isNaN ? proposed : max(0, proposed - total(axis))
  }

  @inline(__always) func size(around child: Size, for proposal: Proposal) -> Size {
    Size(
      max(0, child.width + total(.horizontal)), max(0, child.height + total(.vertical)))
  }

  @inline(__always) func length(
    on axis: Axis, for proposed: Double, child: (Double) -> Double
  ) -> Double {
    let length = child(offered(on: axis, of: proposed))
    return length.isNaN ? .nan : max(0, length + total(axis))
  }
}

// MARK: - Placing

extension Padding {
  func origin(of child: some MeasuredChild, in size: Size) -> Point { Point(leading, top) }

  var movedEdges: Edge.Set {
    var edges: Edge.Set = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}
