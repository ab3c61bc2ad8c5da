/// The styles that surround a view.
struct StylingValues {
  var foregroundPaints: [Appearance.Paint] = []
  var backgroundStyle: AnyShapeStyle?
  var tintPaint: Appearance.Paint?
  var symbolRenderingMode: SymbolRenderingMode?
  var symbolVariants = SymbolVariants.none
  var imageScale = Image.Scale.medium
  var redactionReasons: RedactionReasons = []
  var imageSizes: [String: CGSize] = [:]
  var controlSize = ControlSize.regular
  var controlStyles = ControlStyles()
}

extension EnvironmentValues {
  /// The paints of text, symbols and shapes, by level; none if they have their usual colours.
  ///
  /// Styles are resolved where they are set, so that a level refers to the styles outside.
  var foregroundPaints: [Appearance.Paint] {
    get { builtIn.styling.foregroundPaints }
    set { builtIn.styling.foregroundPaints = newValue }
  }

  /// The tint of controls; `nil` for blue.
  var tintPaint: Appearance.Paint? {
    get { builtIn.styling.tintPaint }
    set { builtIn.styling.tintPaint = newValue }
  }

  /// The style of the ground behind views; `nil` for the usual one.
  public var backgroundStyle: AnyShapeStyle? {
    get { builtIn.styling.backgroundStyle }
    set { builtIn.styling.backgroundStyle = newValue }
  }

  /// How large symbols are compared with the text beside them; medium by default.
  public var imageScale: Image.Scale {
    get { builtIn.styling.imageScale }
    set { builtIn.styling.imageScale = newValue }
  }

  /// Why content is hidden behind placeholders, if it is.
  public var redactionReasons: RedactionReasons {
    get { builtIn.styling.redactionReasons }
    set { builtIn.styling.redactionReasons = newValue }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { builtIn.styling.controlSize }
    set { builtIn.styling.controlSize = newValue }
  }
}
