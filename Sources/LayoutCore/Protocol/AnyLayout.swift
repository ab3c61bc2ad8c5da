/// A layout of some type, so that a view can change its layout and keep its subviews.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
public struct AnyLayout: Layout {
  let box: LayoutBox

  /// Wraps a layout.
  public init<L>(_ layout: L) where L: Layout {
    // A wrapper is not wrapped again, so that nesting costs nothing and changes no cache.
    if L.self == AnyLayout.self, let wrapper = layout as? AnyLayout {
      self.box = wrapper.box
    } else {
      self.box = LayoutBox(layout)
    }
  }

  /// What the wrapped layout remembers.
  public struct Cache {
    /// The wrapped layout in use.
    private var box: LayoutBox

    fileprivate init(box: LayoutBox) { self.box = box }

    /// The wrapped layout in use, for nobody else.
    fileprivate var own: LayoutBox {
      mutating get {
        // A copy of a cache is another cache.
        if !isKnownUniquelyReferenced(&box) { box = box.copyWithCache() }
        return box
      }
    }

    /// Goes on with another layout.
    fileprivate mutating func update(to next: LayoutBox, subviews: Subviews) {
      box = next.continuing(box, subviews: subviews)
    }
  }

  /// The data of the wrapped layout.
  public typealias AnimatableData = _AnyAnimatableData

  /// The data of the wrapped layout; setting it has no effect on layout.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData() }
    set {}
  }
}

// A wrapper's box is only read: whoever lays it out starts a copy, or a box that no wrapper has any more.
extension AnyLayout: @unchecked Sendable {}

/// The interpolated data of a layout whose type is not known.
public struct _AnyAnimatableData: VectorArithmetic, Sendable {
  init() {}
  /// No data.
  public static var zero: Self { .init() }
  /// Whether both are the same data.
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

// MARK: - Forwarding

extension AnyLayout {
  /// Makes the wrapped layout's cache.
  public func makeCache(subviews: Subviews) -> Cache {
    let own = box.copy()
    own.start(subviews: subviews)
    return Cache(box: own)
  }

  /// Updates the wrapped layout's cache, or makes it anew for a layout of another type.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.update(to: box, subviews: subviews)
  }

  /// The wrapped layout's spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.own.spacing(subviews: subviews)
  }

  /// The wrapped layout's size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.own.sizeThatFits(proposal: proposal, subviews: subviews)
  }

  /// Places the subviews as the wrapped layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.own.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }

  /// The wrapped layout's guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.own.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews)
  }

  /// The wrapped layout's guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.own.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews)
  }
}
