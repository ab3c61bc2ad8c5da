/// A horizontal stack.
///
///     let layout = AnyLayout(HStackLayout(alignment: .top, spacing: 4))
@frozen public struct HStackLayout: Layout, Sendable, BitwiseCopyable {
  /// The guide on which the subviews line up.
  public var alignment: VerticalAlignment
  /// The distance between neighbours; `nil` lets them decide.
  public var spacing: CGFloat?

  /// Creates a horizontal stack.
  @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

extension HStackLayout: LinearLayout {
  var stack: StackLayout {
    StackLayout(axis: .horizontal, guide: GuideKey(alignment), spacing: spacing)
  }
}
