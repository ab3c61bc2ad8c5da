/// How labels are made of their titles and icons.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the label's views, which the compiler infers.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The views of a label.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title's type.
  public typealias Title = _StyleContent
  /// The icon's type.
  public typealias Icon = _StyleContent

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// A title after an icon.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the icon and the title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

/// The usual style: a title after an icon.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the icon and the title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

/// A title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// An icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual style.
  public static var automatic: DefaultLabelStyle { .init() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A title after an icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A title alone.
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// An icon alone.
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}

nonisolated extension View {
  /// Sets how labels in the view are made.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(\.label, style) { $0.makeBody(configuration: $1) }
  }
}

// MARK: - A row of icon and title

nonisolated private struct TitleAndIcon: View {
  @Environment(\.self) private var environment
  let configuration: LabelStyleConfiguration

  var body: some View {
    let font = environment.currentFont.resolved(in: environment)
    let pixel = environment.pixelLength
    let capHeight = environment.textMeasurer.metrics(of: font, pixelLength: pixel).capHeight
    // That of symbols is a whole number of pixels, as measured.
    let symbolHeight = (capHeight / pixel).rounded() * pixel
    let iconCenter = VerticalAlignment(LabelLayout.IconCenter.self)
    let styles = environment.controlStyles
    LabelLayout(spacing: styles.labelSpacing ?? styles.usualLabels.spacing) {
      let iconWidth = styles.labelIconWidth ?? styles.usualLabels.iconWidth
      if styles.usualLabels.hasColumnOfIcons {
        ControlBox(width: iconWidth, isFlat: true)({ configuration.icon.imageScale(.large) })
      } else {
        configuration.icon
          .modifier(
            NodeModifier { icon in
              iconWidth.map { .layout(ControlBox(width: $0), [icon]) }
                ?? icon.alignmentGuide(iconCenter) { icon in
                  icon[explicit: .firstTextBaseline].map { $0 - symbolHeight / 2 }
                    ?? icon[VerticalAlignment.center]
                }
            })
      }
      configuration.title
        .alignmentGuide(iconCenter) { title in
          title[explicit: .firstTextBaseline].map { $0 - capHeight / 2 }
            ?? title[VerticalAlignment.center]
        }
        .alignmentGuide(LabelLayout.titleFirstBaseline) { $0[.firstTextBaseline] }
        .alignmentGuide(LabelLayout.titleLastBaseline) { $0[.lastTextBaseline] }
    }
  }
}

/// A row whose baselines are those of the title in it.
private struct LabelLayout: RowLayout {
  let row: HStackLayout

  init(spacing: CGFloat) {
    row = HStackLayout(alignment: VerticalAlignment(IconCenter.self), spacing: spacing)
  }

  /// The middle of an icon, or of a symbol's letters, and what it is level with.
  enum IconCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  static let titleFirstBaseline = VerticalAlignment(FirstBaseline.self)
  static let titleLastBaseline = VerticalAlignment(LastBaseline.self)

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout HStackLayout.Cache
  ) -> CGFloat? {
    let wanted =
      switch guide {
      case .firstTextBaseline: Self.titleFirstBaseline
      case .lastTextBaseline: Self.titleLastBaseline
      default: guide
      }
    return row.explicitAlignment(
      of: wanted, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
