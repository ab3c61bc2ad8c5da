import LayoutCore

/// The values that surround a view and that the views inside it inherit.
///
/// Values are set for a part of the views with ``View/environment(_:_:)``, and for all of them when
/// they are laid out:
///
///     Card().layout(in: size) { $0.layoutDirection = .rightToLeft }
///
/// These are all inputs: a view is laid out for these values, on whatever machine.
///
/// The few that most views read are stored here. All others, the library's and clients', are values
/// of an ``EnvironmentKey`` beside what reads them.
public struct EnvironmentValues {
  /// The direction of the views' contents; left to right by default.
  ///
  /// Setting it for a view mirrors what is inside the view. Where the view itself is in its
  /// container, the container's direction decides.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Whose text styles, lines of text and pixels hold; those of iOS by default.
  public var platform = Platform.iOS
  /// The number of pixels to a point; by default the platform's, 3 on iOS and 2 on macOS.
  public var displayScale: CGFloat {
    get { setScale ?? (platform == .iOS ? 3 : 2) }
    set { setScale = newValue }
  }
  private var setScale: CGFloat?
  /// The padding, spacing and other lengths of views that are given none.
  ///
  ///     Card().layout(in: CGSize(width: 80, height: 24)) { $0.standardLengths = .cells }
  public var standardLengths = StandardLengths()
  /// The length of which all lengths are whole multiples, such as 1 for the cells of a terminal;
  /// `nil` for none. Only that of the whole layout counts. See `LayoutOptions`.
  public var lengthUnit: CGFloat?
  /// Whether the surroundings are light or dark; light by default.
  public var colorScheme = ColorScheme.light
  /// Whether controls are enabled.
  public var isEnabled = true

  /// The font of text and symbols; `nil` for the platform's: the body style on iOS, the system font
  /// of 13 points on macOS.
  public var font: Font?
  /// The size of the system font of macOS where no font is set.
  package var desktopFontSize: CGFloat = 13
  /// The size that people prefer for text; large by default.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether people prefer bold text; `nil` if nothing is known.
  public var legibilityWeight: LegibilityWeight?
  /// The largest number of lines of a text; `nil` for no limit.
  public var lineLimit: Int?
  /// The least distance between a text's lines; 0 by default. The font's own counts if it is more.
  public var lineSpacing: CGFloat = 0
  /// How a text's lines are aligned within the text's own width.
  public var multilineTextAlignment = TextAlignment.leading
  /// Where text that does not fit is cut; at its end by default.
  public var truncationMode = Text.TruncationMode.tail
  /// How small a text may be drawn, compared to its font, to fit its space; 1 by default.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether letters may move closer together to fit a text into its space.
  public var allowsTightening = false
  /// Whether text is written in capitals or in lowercase letters; `nil` for neither.
  public var textCase: Text.Case?
  /// How large symbols are compared with the text beside them; medium by default.
  public var imageScale = Image.Scale.medium
  /// Why content is hidden behind placeholders, if it is.
  public var redactionReasons: RedactionReasons = []

  /// The lines for which a text keeps room even if it has fewer.
  var minimumLines = 0
  /// The direction by which text is aligned.
  var alignmentBasis = StyledText.DirectionBasis.layout
  /// The direction in which text is written.
  var writingDirectionBasis = StyledText.DirectionBasis.content
  /// Changes to every text, such as bold letters, the outermost first.
  var textChanges: [Text.Change] = []
  /// The paints of text, symbols and shapes, by level; none if they have their usual colours.
  ///
  /// Styles are resolved where they are set, so that a level refers to the styles outside.
  var foregroundPaints: [SchemePaints] = []

  /// All other values.
  private var others = KeyedValues()

  /// Creates an environment in which every value is its default.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { others[key] ?? K.defaultValue }
    set { others.set(newValue, for: key) }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether both are known to be equal. Values of keys count as different if they were set apart.
  package func isIdentical(to other: EnvironmentValues) -> Bool {
    others.isIdentical(to: other.others)
      && layoutDirection == other.layoutDirection && setScale == other.setScale
      && standardLengths == other.standardLengths && lengthUnit == other.lengthUnit
      && platform == other.platform && colorScheme == other.colorScheme
      && isEnabled == other.isEnabled && font == other.font && lineLimit == other.lineLimit
      && dynamicTypeSize == other.dynamicTypeSize && legibilityWeight == other.legibilityWeight
      && lineSpacing == other.lineSpacing && multilineTextAlignment == other.multilineTextAlignment
      && truncationMode == other.truncationMode && minimumScaleFactor == other.minimumScaleFactor
      && allowsTightening == other.allowsTightening && textCase == other.textCase
      && imageScale == other.imageScale && redactionReasons == other.redactionReasons
      && minimumLines == other.minimumLines && alignmentBasis == other.alignmentBasis
      && writingDirectionBasis == other.writingDirectionBasis && textChanges == other.textChanges
      && foregroundPaints == other.foregroundPaints && desktopFontSize == other.desktopFontSize
  }

  /// What holds for a whole layout.
  var layoutOptions: LayoutOptions {
    var options = LayoutOptions()
    (options.lengthUnit, options.pixelLength) = (lengthUnit, pixelLength)
    return options
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The values that differ from their defaults most often.
  public var description: String {
    "EnvironmentValues(layoutDirection: \(layoutDirection), displayScale: \(displayScale))"
  }
}

/// A key for a value of the environment that a client defines.
///
///     private struct GutterKey: EnvironmentKey {
///       static let defaultValue: CGFloat = 12
///     }
///
///     extension EnvironmentValues {
///       var gutter: CGFloat {
///         get { self[GutterKey.self] }
///         set { self[GutterKey.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Self.Value { get }
}
