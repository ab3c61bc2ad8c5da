/// A column of a lazy vertical grid or a row of a lazy horizontal one, or several alike.
///
///     let columns = [GridItem(.fixed(60)), GridItem(.adaptive(minimum: 80), spacing: 4)]
public struct GridItem: Equatable, Sendable {
  /// How long a column or row is, on the axis on which there is a given number of them.
  public enum Size: Equatable, Sendable {
    /// Always as long.
    case fixed(CGFloat)
    /// A share of what is there, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit in a share of what is there, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: Size
  /// The distance to the next one; 8 if `nil`.
  public var spacing: CGFloat?
  /// Where views are in their cells; in the middle if `nil`.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
