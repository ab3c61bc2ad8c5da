/// A type-erased layout, which lets a view change its layout and keep its subviews.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
public struct AnyLayout: Layout {
  let box: LayoutBox
  /// The guide on which the views line up along the depth, if one is given.
  fileprivate(set) var depthAlignment: DepthAlignment?

  /// Wraps a layout.
  public init<L>(_ layout: L) where L: Layout {
    // A wrapper is not wrapped again, so that nesting costs nothing and keeps the cache's type.
    if L.self == AnyLayout.self, let wrapper = layout as? AnyLayout {
      self = wrapper
    } else {
      self.box = BoxedLayout(layout)
    }
  }

  /// The wrapped layout's cache.
  public struct Cache {
    /// The wrapped layout with its cache.
    private var box: LayoutBox

    fileprivate init(box: LayoutBox) { self.box = box }

    /// The wrapped layout with its cache, not shared with another copy of this value.
    fileprivate var own: LayoutBox {
      mutating get {
        // A copy of a cache must not share its state.
        if !isKnownUniquelyReferenced(&box) { box = box.copyWithCache() }
        return box
      }
    }

    /// Switches to another layout.
    fileprivate mutating func update(to next: LayoutBox, subviews: Subviews) {
      box = next.continuing(box, subviews: subviews)
    }
  }

  /// The type of the wrapped layout's data.
  public typealias AnimatableData = _AnyAnimatableData

  /// The wrapped layout's data; setting it has no effect on layout.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData() }
    set {}
  }
}

// Of what a wrapper stores, the alignment is Sendable by the compiler's word, and the box is never
// mutated: a layout starts its own copy, or the box itself once no wrapper refers to it. The layout
// in the box is Sendable, and has no cache before it is started.
extension AnyLayout: @unchecked Sendable {}

/// The interpolated data of a layout whose type is erased.
public struct _AnyAnimatableData: VectorArithmetic, Sendable {
  init() {}
  /// No data.
  public static var zero: Self { .init() }
  /// Always returns `true`, as there is no data.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
  /// Adds the data.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Subtracts the data.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Scales the data.
  public mutating func scale(by rhs: Double) {}
  /// The squared magnitude of the data.
  public var magnitudeSquared: Double { 0 }
}

// MARK: - Depth

extension Layout {
  /// Aligns the layout's views along the depth.
  ///
  ///     HStackLayout().depthAlignment(.center) {
  ///       model
  ///       label
  ///     }
  ///
  /// Without it, the views' backs are in one plane. Nested layouts align their own views
  /// themselves.
  public func depthAlignment(_ alignment: DepthAlignment) -> some Layout {
    var layout = AnyLayout(self)
    layout.depthAlignment = alignment
    return layout
  }
}

// MARK: - Forwarding

extension AnyLayout {
  /// Makes the wrapped layout's cache.
  public func makeCache(subviews: Subviews) -> Cache {
    let own = box.copy()
    own.start(subviews: subviews)
    return Cache(box: own)
  }

  /// Updates the wrapped layout's cache, or makes a new one if the wrapped layout has another type.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.update(to: box, subviews: subviews)
  }

  /// Returns the wrapped layout's spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.own.spacing(subviews: subviews)
  }

  /// Returns the wrapped layout's size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { cache.own.sizeThatFits(proposal: proposal, subviews: subviews) }

  /// Places the subviews as the wrapped layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { cache.own.placeSubviews(in: bounds, proposal: proposal, subviews: subviews) }

  /// Returns the position of the wrapped layout's guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.own.explicitAlignment(
      of: GuideKey(guide), in: bounds, proposal: proposal, subviews: subviews)
  }

  /// Returns the position of the wrapped layout's guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.own.explicitAlignment(
      of: GuideKey(guide), in: bounds, proposal: proposal, subviews: subviews)
  }
}
