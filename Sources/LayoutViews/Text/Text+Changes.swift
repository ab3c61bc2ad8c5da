import LayoutCore

extension Text {
  /// A change to how text looks, of a text itself or of all texts in a view.
  package enum Change: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case design(Font.Design?)
    case width(CGFloat?)
    case scale(Scale)
    case monospaced(Bool)
    case monospacedDigit
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case lineHeight(AttributedString.LineHeight)
    case color(Color?)
    case style(StyleReference)
    case link
    case underline(Bool, LineStyle)
    case strikethrough(Bool, LineStyle)
  }

  /// A style, equal to itself only.
  package final class StyleReference: Equatable, Sendable {
    let style: AnyShapeStyle

    init(_ style: AnyShapeStyle) { self.style = style }

    package static func == (a: StyleReference, b: StyleReference) -> Bool { a === b }
  }

  func with(_ change: Change) -> Text {
    var text = self
    text.parts = parts.map { part in
      // What is said within takes precedence: said again around that, it changes nothing.
      if part.changes.suffix(16).contains(change) { return part }
      return Part(content: part.content, changes: part.changes + [change])
    }
    return text
  }

  /// Where text that does not fit is cut.
  public typealias TruncationMode = StyledText.Truncation

  /// Whether text is written in capitals or in lowercase letters.
  public enum Case: Hashable, Sendable {
    /// In capitals.
    case uppercase
    /// In lowercase letters.
    case lowercase
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Creates a line; without a colour it has that of the letters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    /// A solid line.
    public static let single = LineStyle()

    /// How the line is drawn.
    public typealias Pattern = TextRun.LineStyle.Pattern

    package func resolved(in environment: EnvironmentValues) -> TextRun.LineStyle {
      TextRun.LineStyle(color: color?.resolved(in: environment), pattern: pattern)
    }
  }
}

// MARK: - Changing a text

extension Text {
  /// Sets the text's font.
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  /// Sets the text's weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  /// Sets the variant of the text's font.
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
  /// Sets how wide the text's letters are.
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width?.factor)) }
  /// Makes the text bold, or not: as bold as its font's text style has it, which is often less.
  public func bold(_ isActive: Bool = true) -> Text { with(.bold(isActive)) }
  /// Slants the text's letters, or not.
  public func italic(_ isActive: Bool = true) -> Text { with(.italic(isActive)) }
  /// Gives the text's letters equal widths, or not.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
  /// Gives the text's digits equal widths.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  /// Adds space after every character of the text, unless tracking does.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  /// Adds space after every character of the text, in place of kerning.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  /// Raises the text above the baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset(baselineOffset))
  }

  /// Sets the text's colour.
  public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }

  /// Sets the style that paints the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.style(StyleReference(AnyShapeStyle(style))))
  }

  /// Underlines the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with(.underline(isActive, LineStyle(pattern: pattern, color: color))) }

  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with(.strikethrough(isActive, LineStyle(pattern: pattern, color: color))) }
}
