/// A link to another screen. It is laid out as its label; the other screen is not laid out.
public struct NavigationLink<Label: View, Destination: View>: _TransparentView {
  private let label: Label

  private init(_ label: Label) { self.label = label }

  /// Describes the label in the style of buttons, as wide as the row if it is one of a phone's
  /// list.
  public func makeNodes(in context: inout ViewContext) {
    let fillsRow = context.isListRow && context.environment.platform == .iOS
    Button(action: {}) { label }.modifier(
      NodeModifier { fillsRow ? $0.frame(maxWidth: .infinity, alignment: .leading) : $0 }
    )._makeNodes(in: &context)
  }
}

// Nothing is shown, so that neither destinations nor what shows them are kept.

extension NavigationLink {
  /// Creates a link to a view, which may be shown while a value is true.
  public init(
    isActive: Binding<Bool>? = nil, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }

  /// Creates a link to a view, which may be shown while a value is true.
  public init(
    destination: Destination, isActive: Binding<Bool>? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label()) }

  /// Creates a link to a view that is shown while a selection has a value.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }

  /// Creates a link to a view that is shown while a selection has a value.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(label()) }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to whatever a value stands for.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label()) }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to whatever a value stands for.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(Text(titleKey)) }

  /// Creates a link with a title to whatever a value stands for.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(Text(title)) }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view, which may be shown while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>? = nil,
    @ViewBuilder destination: () -> Destination
  ) { self.init(Text(titleKey)) }

  /// Creates a link with a title to a view, which may be shown while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>? = nil, @ViewBuilder destination: () -> Destination
  ) { self.init(Text(title)) }

  /// Creates a link with a title to a view, which may be shown while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>? = nil
  ) { self.init(Text(titleKey)) }

  /// Creates a link with a title to a view, which may be shown while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>? = nil
  ) { self.init(Text(title)) }

  /// Creates a link with a title to a view that is shown while a selection has a value.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(Text(titleKey)) }

  /// Creates a link with a title to a view that is shown while a selection has a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) { self.init(Text(title)) }

  /// Creates a link with a title to a view that is shown while a selection has a value.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(Text(titleKey)) }

  /// Creates a link with a title to a view that is shown while a selection has a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(Text(title)) }
}
