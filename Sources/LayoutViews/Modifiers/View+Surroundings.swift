import LayoutCore

nonisolated extension View {
  /// Lays the view out for light or dark surroundings; `nil` keeps the present ones.
  ///
  /// On a screen this changes the whole window; here it changes the view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }

  /// Lays the view out for light or dark surroundings.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Hides texts and images in the view. Stand-ins are bars of other sizes: all letters are equally
  /// wide, and symbols like circles. Privacy hides what is in ``View/privacySensitive(_:)``, in its
  /// own size. Views of your own read the reasons from the environment.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows texts and images in the view again.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Lets privacy hide texts and images in the view, and nothing else: stand-ins show them.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Disables the view and everything in it; the layout is the same.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Whether the view, and everything in it, answers to touches and pointers.
  ///
  /// It is stored for renderers, in the `hitTesting` of the nodes' appearance; the layout is the
  /// same.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    appearance { _ in Appearance(hitTesting: enabled ? nil : .init(isEnabled: false)) }
  }
}
