// Values that people copy, cut and paste. Nothing is, so any type of value is accepted.

nonisolated extension View {
  public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  public func cuttable<T>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }
  public func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
  public func onCopyCommand<Provider>(
    perform payloadAction: (() -> [Provider])?
  ) -> some View { self }
  public func onCutCommand<Provider>(
    perform payloadAction: (() -> [Provider])?
  ) -> some View { self }
  public func onPasteCommand<ContentType, Provider>(
    of supportedContentTypes: [ContentType], perform payloadAction: @escaping ([Provider]) -> Void
  ) -> some View { self }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}

/// Whether a view answers while something is dragged above it for a while.
public enum SpringLoadingBehavior: Sendable { case automatic, enabled, disabled }
