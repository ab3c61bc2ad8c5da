/// A type that arranges subviews: measures itself, and places them.
///
/// The built-in containers are written with the same protocol. A layout is a value without identity;
/// what it wants to remember between calls goes into its cache.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(
///         proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///       ) -> CGSize {
///         subviews.reduce(into: CGSize.zero) { size, subview in
///           let subviewSize = subview.sizeThatFits(.unspecified)
///           size.width += subviewSize.width
///           size.height += subviewSize.height
///         }
///       }
///
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///       ) {
///         var corner = bounds.origin
///         for subview in subviews {
///           subview.place(at: corner, proposal: .unspecified)
///           let size = subview.sizeThatFits(.unspecified)
///           corner.x += size.width
///           corner.y += size.height
///         }
///       }
///     }
///
/// Answers are remembered, so each method must depend on nothing but its arguments. All coordinates
/// are written as if leading were left; the engine mirrors the result where it is right.
public protocol Layout: Animatable {
  /// What the container says of itself to its subviews.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout remembers between calls.
  associatedtype Cache = Void

  /// The subviews' type.
  typealias Subviews = LayoutSubviews

  /// Makes a cache for some subviews. Required unless the cache is `Void`.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Updates the cache after the layout or its subviews have changed. Makes a new one by default.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// The container's preferred spacing. By default its subviews' on all edges.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The container's size for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  /// Places the subviews by calling their ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// - Parameters:
  ///   - bounds: the container's rectangle in the root, as if nothing around it were scrolled. A container
  ///     that is moved places its subviews again.
  ///   - proposal: the proposal for which the container's size was measured.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  /// The position of a horizontal guide if the container has an explicit one. By default its
  /// subviews' values, merged.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// The position of a vertical guide if the container has an explicit one. By default its
  /// subviews' values, merged.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

// MARK: - Defaults

extension Layout {
  /// Properties without an orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of all subviews' spacing on all edges; zero without subviews.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
  }

  /// The subviews' explicit values, moved to where the layout places them and merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedGuide(GuideKey(guide), in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The subviews' explicit values, moved to where the layout places them and merged.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedGuide(GuideKey(guide), in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

extension Layout where Self.Cache == Void {
  /// Nothing to remember.
  public func makeCache(subviews: Self.Subviews) {}
}
