// Links with a title to views that are shown while a value is true, or while a selection has a
// value.

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view that is shown while a value is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view that is shown while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view that is shown while a selection has a value.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view that is shown while a selection has a value.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view that is shown while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a view that is shown while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a view that is shown while a selection has a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a view that is shown while a selection has a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}
