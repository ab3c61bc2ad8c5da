/// Something that people do with a hand to use a control, as they do with keys.
public struct HandGestureShortcut: Hashable, Sendable {
  /// What people do to use the most important control.
  public static let primaryAction = HandGestureShortcut()
}

extension View {
  /// Accepts a hand gesture for the view, and leaves it unchanged.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }

  /// Accepts whether something is shown beside the crown. It is not laid out.
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }

  /// Accepts a view beside the crown. It is not laid out.
  public func digitalCrownAccessory<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
}
