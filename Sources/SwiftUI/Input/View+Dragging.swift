// Values that people drag from view to view. Nothing is dragged, so any type of value is accepted.

extension View {
  /// Accepts a value that would be dragged; the closure never runs.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// Accepts a value that would be dragged, and a view of it, which is not laid out.
  public func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Accepts closures for values that are dropped on the view; they never run.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

extension DynamicViewContent {
  /// Accepts a closure for values that are dropped between the views; it never runs.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
}

/// A button that would paste values. It is laid out as a bordered button with a symbol and a title.
public struct PasteButton: View {
  /// Creates a button for values of some type; the closure never runs.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  /// The symbol and the title.
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.bordered)
  }
}
