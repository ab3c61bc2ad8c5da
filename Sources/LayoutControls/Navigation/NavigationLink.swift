/// A link to another screen. It is laid out as its label; the other screen is not laid out.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  private init(_ label: Label) { self.label = label }

  /// The label in the style of buttons.
  public var body: some View { Button(action: {}) { label } }

  /// Accepts whether the link's view would be beside the list that it is in.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink {
  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label())
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label()) }

  /// Creates a link to a view that is shown while a value is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }

  /// Creates a link to a view that is shown while a value is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }

  /// Creates a link to a view that is shown while a selection has a value.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
}

extension NavigationLink {
  /// Creates a link to a view that is shown while a selection has a value.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to whatever a value stands for.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label()) }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to whatever a value stands for.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title to whatever a value stands for.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
