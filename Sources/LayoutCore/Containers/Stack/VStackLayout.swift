/// A vertical stack.
///
///     let layout = AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
@frozen public struct VStackLayout: Layout, Sendable, BitwiseCopyable {
  /// The guide on which the subviews line up.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours; `nil` lets them decide.
  public var spacing: CGFloat?

  /// Creates a vertical stack.
  @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

extension VStackLayout: LinearLayout {
  /// Cached facts about the stack's subviews.
  public typealias Cache = HStackLayout.Cache

  var stack: StackLayout {
    StackLayout(axis: .vertical, guide: GuideKey(alignment), spacing: spacing)
  }
}
