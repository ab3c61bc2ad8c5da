/// The label on glass, with the padding of a bordered button.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates the style.
  public init() { self.init(.regular) }

  /// Creates the style with some glass.
  public init(_ glass: Glass) { self.glass = glass }

  /// Returns the label with padding, on glass.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .glass(glass))
  }
}

/// The label on tinted glass, with the padding of a bordered button.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label with padding, on tinted glass.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .strong)
  }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on glass.
  public static var glass: GlassButtonStyle { .init() }

  /// The label on some glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on tinted glass.
  public static var glassProminent: GlassProminentButtonStyle { .init() }
}
