import LayoutCore

/// A line across the stack that it is in: a point thick on macOS, and a pixel on iOS. Where other
/// standard lengths are set, or a unit of lengths, it is as thick as these say.
///
/// Outside a horizontal stack it is horizontal.
@frozen public struct Divider: _TransparentView, Sendable, BitwiseCopyable {
  /// Creates a line.
  @inlinable public init() {}

  /// Adds the line, in the style of separators.
  public func makeNodes(in context: inout ViewContext) {
    let environment = context.environment
    let style = Style(scheme: environment.colorScheme, thickness: environment.dividerThickness)
    if let divider = context.session.dividers[style] { return context.append(divider) }
    let paint = SeparatorShapeStyle.separator._paint(in: environment)
    let divider = LayoutNode.divider(thickness: style.thickness)
      .appearance(Appearance(content: .shape(.init(fill: paint))))
    context.session.dividers[style] = divider
    context.append(divider)
  }

  /// What a line depends on.
  struct Style: Hashable {
    let scheme: ColorScheme
    let thickness: CGFloat?
  }
}

extension EnvironmentValues {
  /// How thick a line between views is; `nil` for the standard thickness.
  fileprivate var dividerThickness: CGFloat? {
    let isUsual = lengthUnit == nil && standardLengths == StandardLengths()
    return isUsual && platform == .iOS ? pixelLength : nil
  }
}
