// How alerts and dialogs look, which are not laid out.

extension View {
  /// Accepts a question that people would be asked before the view goes away, which is not laid
  /// out.
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Accepts a question with a message that people would be asked before the view goes away, which
  /// is not laid out.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Accepts a question that people would be asked before the view goes away, which is not laid
  /// out.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Accepts a picture for dialogs.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Accepts how urgent dialogs are.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Accepts a switch that keeps the dialog from being shown again.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Accepts a switch that keeps the dialog from being shown again.
  public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Accepts a switch that keeps the dialog from being shown again.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Accepts a switch that keeps the dialog from being shown again.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}

/// How urgent a dialog is.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Very.
  public static let critical = DialogSeverity(name: "critical")
  /// Not very.
  public static let standard = DialogSeverity(name: "standard")
}
