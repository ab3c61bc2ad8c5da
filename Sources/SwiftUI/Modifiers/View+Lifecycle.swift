// Modifiers whose closures run after a live view has appeared, or when it gets a message. A layout
// waits for none of that: the closures are accepted and never run.

extension View {
  /// Accepts a task for when the view appears; it never runs.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> some View { self }

  /// Accepts a task for when a value changes; it never runs.
  public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> some View { self }
}

// MARK: - Messages

extension View {
  /// Accepts a closure for when the view is opened with an address; it never runs.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Accepts the address that a widget opens.
  public func widgetURL(_ url: URL?) -> some View { self }

  /// Accepts a closure for when people begin or end to resize the window; it never runs.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
}

#if canImport(Combine)
  extension View {
    /// Accepts a closure for values of a publisher; it never runs.
    public func onReceive<P: Publisher>(
      _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { self }
  }
#endif
