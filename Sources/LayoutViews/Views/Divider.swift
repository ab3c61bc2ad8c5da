import LayoutCore

/// A line of thickness 1 across the stack that it is in.
///
/// Outside a horizontal stack it is horizontal.
@frozen public struct Divider: _TransparentView, Sendable, BitwiseCopyable {
  /// Creates a line.
  @inlinable public init() {}

  /// Adds the line, in the style of separators.
  public func makeNodes(in context: inout ViewContext) {
    let scheme = context.environment.colorScheme
    if let divider = context.session.dividers[scheme] { return context.append(divider) }
    let paint = SeparatorShapeStyle.separator._paint(in: context.environment)
    let divider = LayoutNode.divider.appearance(Appearance(content: .shape(.init(fill: paint))))
    context.session.dividers[scheme] = divider
    context.append(divider)
  }
}
