/// A key for a value of the environment that a client defines.
///
///     private struct GutterKey: EnvironmentKey {
///       static let defaultValue: CGFloat = 12
///     }
///
///     extension EnvironmentValues {
///       var gutter: CGFloat {
///         get { self[GutterKey.self] }
///         set { self[GutterKey.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Self.Value { get }
}
