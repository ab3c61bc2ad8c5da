/// A key for a value that a view passes to its layout container.
///
///     struct Flexibility: LayoutValueKey {
///       static let defaultValue: CGFloat? = nil
///     }
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}
