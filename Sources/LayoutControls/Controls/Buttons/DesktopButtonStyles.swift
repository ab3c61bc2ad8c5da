/// The label as a link looks: in the tint.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint).accessibility(.init(traits: [.button, .link]))
  }
}

/// The label on a faint ground, for a bar under a toolbar that says what is searched.
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label with padding.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .faint)
  }
}

/// The label on a faint ground, for a bar under a toolbar that does something with what is found.
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label with padding.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .faint)
  }
}

/// The label as a card, which televisions lift while it is in focus; at rest it is the label alone.
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.accessibility(.init(traits: .button))
  }
}

// The names are those of some systems only. A client's own style of such a name comes first.

nonisolated extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label as a link looks.
  @_disfavoredOverload
  public static var link: LinkButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// The label on a faint ground, for a bar that says what is searched.
  @_disfavoredOverload
  public static var accessoryBar: AccessoryBarButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// The label on a faint ground, for a bar that does something with what is found.
  @_disfavoredOverload
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// The label as a card.
  @_disfavoredOverload
  public static var card: CardButtonStyle { .init() }
}
