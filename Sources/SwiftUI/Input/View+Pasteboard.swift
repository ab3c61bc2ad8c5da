// Values that people copy, cut and paste. Nothing is, so any type of value is accepted.

extension View {
  /// Accepts values that would be copied; the closure never runs.
  public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }

  /// Accepts values that would be cut; the closure never runs.
  public func cuttable<T>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }

  /// Accepts closures for values that are pasted; they never run.
  public func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }

  /// Accepts a closure for what would be copied; it never runs.
  public func onCopyCommand<Provider>(perform payloadAction: (() -> [Provider])?) -> some View {
    self
  }

  /// Accepts a closure for what would be cut; it never runs.
  public func onCutCommand<Provider>(perform payloadAction: (() -> [Provider])?) -> some View {
    self
  }

  /// Accepts a closure for what is pasted; it never runs.
  public func onPasteCommand<ContentType, Provider>(
    of supportedContentTypes: [ContentType], perform payloadAction: @escaping ([Provider]) -> Void
  ) -> some View { self }

  /// Accepts whether a view answers while something is dragged above it for a while.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}

/// Whether a view answers while something is dragged above it for a while.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
