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

// MARK: - Labels with a border

/// The label of a button with padding, on a ground.
nonisolated struct BorderedLabel: View {
  /// What is behind the label.
  enum Ground {
    case faint, strong
    case glass(Glass)
  }

  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.font) private var font
  let configuration: PrimitiveButtonStyleConfiguration
  let ground: Ground

  private var insets: EdgeInsets {
    switch controlSize {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var body: some View {
    let tint =
      configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    let (front, back): (AnyShapeStyle, AnyShapeStyle) =
      switch ground {
      case .faint: (tint, AnyShapeStyle(tint.opacity(0.15)))
      case .strong: (AnyShapeStyle(.white), tint)
      case .glass(let glass): (AnyShapeStyle(.primary), glass.style ?? AnyShapeStyle(.clear))
      }
    let isSmall = controlSize == .mini || controlSize == .small
    ControlBox()({
      configuration.label
        .modifier(Widening(isActive: sizing == .flexible))
        .padding(insets)
    })
    .environment(\.font, isSmall ? font ?? .subheadline : font)
    .foregroundStyle(front)
    .background(back, in: .buttonBorder)
    .accessibility(.init(traits: .button))
  }
}

/// A view that fills the width it is offered, or stays unchanged.
nonisolated private struct Widening: ViewModifier {
  let isActive: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if isActive { content.frame(maxWidth: .infinity) } else { content }
  }
}
