/// Distances inward from the four edges of a rectangle.
@frozen public struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets with a distance for each edge.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero on every edge.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets {
  /// Creates insets of one length on some edges and zero on the others.
  package init(_ length: CGFloat, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

extension EdgeInsets {
  /// These insets with infinite and NaN values replaced by 0.
  var usable: EdgeInsets {
    EdgeInsets(
      top: top.usable, leading: leading.usable, bottom: bottom.usable, trailing: trailing.usable)
  }
}

extension EdgeInsets {
  /// Returns the sum of the insets along an axis.
  func total(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }

  /// Returns the inset at the start of an axis.
  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// Returns the inset at the end of an axis.
  func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
}

extension Proposal {
  /// Returns the proposal with room for insets on all sides.
  func extended(by insets: EdgeInsets) -> Proposal {
    Proposal(width + Double(insets.total(.horizontal)), height + Double(insets.total(.vertical)))
  }
}

extension EdgeInsets: Animatable {
  /// The four distances, as a vector.
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  /// The four distances, in the order top, leading, bottom, trailing.
  public var animatableData: AnimatableData {
    get { .init(top, .init(leading, .init(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
