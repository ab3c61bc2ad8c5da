// Choices that a view offers above itself. Nothing is presented without a screen.

nonisolated extension View {
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { self }

  @_disfavoredOverload
  public func confirmationDialog<S, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { self }

  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }

  @_disfavoredOverload
  public func confirmationDialog<S, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  @_disfavoredOverload
  public func confirmationDialog<S, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }

  public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View { self }

  @_disfavoredOverload
  public func dismissalConfirmationDialog<S, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }

  public func dialogIcon(_ icon: Image?) -> some View { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  @_disfavoredOverload
  public func dialogSuppressionToggle<S>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }

  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}

/// How urgent a dialog is.
public enum DialogSeverity: Hashable, Sendable { case automatic, critical, standard }
