/// The label as a link looks: in the tint.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint).accessibility(.init(traits: [.button, .link]))
  }
}

/// The label on a faint ground, for a bar under a toolbar that says what is searched.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label with padding.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .faint)
  }
}

/// The label on a faint ground, for a bar under a toolbar that does something with what is found.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label with padding.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .faint)
  }
}

/// The label as a card, which televisions lift while it is in focus; at rest it is the label alone.
public struct CardButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.accessibility(.init(traits: .button))
  }
}

// The names are those of some systems only. A client's own style of such a name comes first.

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label as a link looks.
  @_disfavoredOverload
  public static var link: LinkButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// The label on a faint ground, for a bar that says what is searched.
  @_disfavoredOverload
  public static var accessoryBar: AccessoryBarButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// The label on a faint ground, for a bar that does something with what is found.
  @_disfavoredOverload
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// The label as a card.
  @_disfavoredOverload
  public static var card: CardButtonStyle { .init() }
}
