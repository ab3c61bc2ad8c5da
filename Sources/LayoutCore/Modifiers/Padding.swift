/// Adds space around a view.
///
///     LayoutNode.fixed(width: 40, height: 20).padding(.horizontal, 16)
///
/// The child is proposed what the insets leave, at least 0. With negative insets it extends beyond
/// the padded view, whose size is never less than 0.
struct Padding: ModifierLayout, BitwiseCopyable {
  private(set) var top: Double
  private(set) var leading: Double
  private(set) var bottom: Double
  private(set) var trailing: Double

  init(_ insets: EdgeInsets) {
    self.top = Double(insets.top.usable)
    self.leading = Double(insets.leading.usable)
    self.bottom = Double(insets.bottom.usable)
    self.trailing = Double(insets.trailing.usable)
  }

  /// Creates the usual padding on some edges; how much that is, the tree knows.
  init(standardOn edges: Edge.Set) {
    self.top = edges.contains(.top) ? .nan : 0
    self.leading = edges.contains(.leading) ? .nan : 0
    self.bottom = edges.contains(.bottom) ? .nan : 0
    self.trailing = edges.contains(.trailing) ? .nan : 0
  }

  /// Whether some padding is the usual one.
  @inline(__always) var isStandard: Bool { (top + leading + bottom + trailing).isNaN }

  /// Returns the padding with a length for the usual one.
  func with(standard length: Double) -> Padding {
    var padding = self
    if top.isNaN { padding.top = length }
    if leading.isNaN { padding.leading = length }
    if bottom.isNaN { padding.bottom = length }
    if trailing.isNaN { padding.trailing = length }
    return padding
  }

  /// Returns the padding with insets that are multiples of a unit.
  func rounded(to unit: LengthUnit) -> Padding {
    var padding = self
    (padding.top, padding.leading) = (unit.up(top), unit.up(leading))
    (padding.bottom, padding.trailing) = (unit.up(bottom), unit.up(trailing))
    return padding
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
    Size(max(0, child.width + total(.horizontal)), max(0, child.height + total(.vertical)))
  }

  @inline(__always) func lengths(
    on axis: Axis, around child: LengthSummary, asking ask: (Double) -> Double
  ) -> LengthSummary {
    let total = total(axis)
    func padded(_ length: Double) -> Double {
      // A comparison that NaN does not pass, since a length that is not known stays so.
      length + total < 0 ? 0 : length + total
    }
    return LengthSummary(
      minimum: padded(total >= 0 ? child.minimum : ask(-total)), ideal: padded(child.ideal),
      maximum: padded(child.maximum))
  }
}

// MARK: - Placing

extension Padding {
  @inline(__always) func origin(of child: some MeasuredChild, in size: Size) -> Point {
    Point(leading, top)
  }

  var movedEdges: Edge.Set {
    var edges: Edge.Set = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}

// MARK: - Explaining

extension Padding {
  func reasonForAnswer(of view: ExplainedView) -> String {
    let sum = "its child is \(view.content.plainText), and its insets add \(total.plainText)"
    let raised = Axis.allCases.filter { view.content[$0] + total[$0] < 0 }.map(\.lengthName)
    return raised.isEmpty ? sum : "\(sum), but its \(raised.enumeration) can't be less than 0"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    let parts = Axis.allCases.filter { !view.proposal[$0].isNaN && total[$0] != 0 }.map { axis in
      "\(total[axis].plainText) off the \(axis.lengthName) \(view.proposal[axis].plainText)"
    }
    return parts.isEmpty
      ? "no length is proposed that its insets would change"
      : "its insets take \(parts.enumeration)"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    "its insets are \(leading.plainText) at the leading edge and \(top.plainText) at the top"
  }

  private var total: Size { Size(leading + trailing, top + bottom) }
}
