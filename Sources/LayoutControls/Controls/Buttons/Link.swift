/// A link. It is laid out as a button with its label, and leads nowhere.
nonisolated public struct Link<Label: View>: View {
  private let label: Label

  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label in the style of buttons.
  public var body: some View { Button(action: {}) { label }.accessibility(.init(traits: .link)) }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
