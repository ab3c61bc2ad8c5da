/// A column of a lazy vertical grid or a row of a lazy horizontal one, or several of equal length.
///
///     let columns = [GridItem(.fixed(60)), GridItem(.adaptive(minimum: 80), spacing: 4)]
public struct GridItem: Equatable, Sendable {
  /// The width of a column or the height of a row.
  ///
  /// It has the cases of SwiftUI and gets no others.
  public enum Size: Equatable, Sendable {
    /// A fixed length.
    case fixed(CGFloat)
    /// A share of the available length, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into a share of the available length, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The item's length.
  public var size: Size
  /// The distance to the next item; `nil` for the standard one.
  public var spacing: CGFloat?
  /// How views are aligned in their cells; as the tracks are in the grid, and in the middle of
  /// their line, if `nil`.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
