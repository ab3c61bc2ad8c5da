import LayoutCore

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
  @Environment(\.platform) private var platform
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
    let tint = configuration.tint
    let (front, back): (AnyShapeStyle, AnyShapeStyle) =
      switch ground {
      case .faint: (tint, AnyShapeStyle(tint.opacity(0.15)))
      case .strong: (AnyShapeStyle(.white), tint)
      case .glass(let glass): (AnyShapeStyle(.primary), glass.style ?? AnyShapeStyle(.clear))
      }
    // On macOS, text is smaller in small controls anyway.
    let isSmall = platform == .iOS && (controlSize == .mini || controlSize == .small)
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

nonisolated extension PrimitiveButtonStyleConfiguration {
  /// Red for what loses something, else the tint.
  var tint: AnyShapeStyle { role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint) }
}
