// Modifiers whose closures run after a live view has appeared, or when it gets a message, and how
// widgets show it. A layout waits for none of that: closures never run.

nonisolated extension View {
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
  public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func widgetURL(_ url: URL?) -> some View { self }
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func widgetLabel<Label>(_ label: Label) -> some View { self }
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  // A body is read once in a layout, so nothing has changed since.
  public static func _printChanges() {}
  public static func _logChanges() {}
}
