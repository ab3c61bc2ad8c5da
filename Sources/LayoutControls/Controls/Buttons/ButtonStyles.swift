/// The usual style: the label in the tint.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

/// The label in the tint.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

/// A style that leaves the label unchanged.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.accessibility(.init(traits: .button))
  }
}

/// The label on a faint ground.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label with padding.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .faint)
  }
}

/// The label on a strong ground.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label with padding.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .strong)
  }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual style.
  public static var automatic: DefaultButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that leaves the label unchanged.
  public static var plain: PlainButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint ground.
  public static var bordered: BorderedButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a strong ground.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

// MARK: - Labels of buttons

nonisolated private struct TintedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    configuration.label
      .foregroundStyle(configuration.tint)
      .accessibility(.init(traits: .button))
  }
}
