/// A type that arranges subviews: it measures itself and places them.
///
/// The built-in containers use the same protocol. A layout is a value without identity; what it
/// remembers between calls goes into its cache.
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
/// Answers are remembered, so each method must depend only on its arguments. Write all coordinates
/// as if leading were left; the engine mirrors the result in right-to-left layouts.
public protocol Layout: Sendable, Animatable {
  /// The container's properties that its subviews can see.
  static var layoutProperties: LayoutProperties { get }

  /// The type of what the layout remembers between calls.
  associatedtype Cache = Void

  /// The type of the subviews.
  typealias Subviews = LayoutSubviews

  /// Makes a cache for some subviews, once for each container. Required unless the cache is `Void`.
  ///
  /// ``updateCache(_:subviews:)`` says when a container is the same as before. Whoever asks about
  /// an earlier result after the layout, for a guide or an explanation, gets answers of a new
  /// cache.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Updates the cache after the layout or its subviews have changed. The default makes a new
  /// cache.
  ///
  /// In a kept ``LayoutTree``, the cache of a container whose node stays lives on, and so it does
  /// where the node itself is replaced by that of another layout of the same type. Where a node
  /// around is replaced, it lives on if the container is described with the object that stands for
  /// its place, as views in a `ViewTree` are: there a container is the same as long as its view
  /// is. It starts anew for a layout of another type, for content made during a layout that an
  /// earlier result still shows, and for all of a tree that is changed by its own layouts while it
  /// is laid out.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// Returns the container's preferred spacing. The default merges its subviews' spacing on all
  /// edges.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// Returns the container's size for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  /// Places the subviews by calling ``LayoutSubview/place(at:anchor:proposal:)`` on each.
  ///
  /// - Parameters:
  ///   - bounds: the container's rectangle in the root or window, as if nothing around it were
  ///     scrolled. A container that moves places its subviews again.
  ///   - proposal: the proposal for which the container's size was measured.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  /// Returns the position of a horizontal guide in `bounds`, which start at 0, if the container has
  /// an explicit one. The default merges its subviews' values.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// Returns the position of a vertical guide in `bounds`, which start at 0, if the container has
  /// an explicit one. The default merges its subviews' values.
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

  /// Returns the union of all subviews' spacing on all edges; zero without subviews.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
  }

  /// Merges the subviews' explicit values, each moved to where the layout places the subview.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedGuide(GuideKey(guide), in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Merges the subviews' explicit values, each moved to where the layout places the subview.
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
  /// Makes an empty cache.
  public func makeCache(subviews: Self.Subviews) {}
}

/// Properties of a layout container that the views inside it can see.
public struct LayoutProperties: Sendable {
  /// The axis along which the container stacks its subviews, if it does.
  ///
  /// Spacers and dividers depend on it: a spacer expands along the axis only, and a divider crosses
  /// it.
  public var stackOrientation: Axis?
  /// Whether the layout shows one of its subviews and leaves the others out.
  var showsOneSubview = false

  /// Creates properties of a container without an orientation.
  public init() {}
}
