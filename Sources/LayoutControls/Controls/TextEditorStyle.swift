extension View {
  /// Accepts a style for fields for much text in the view; all are laid out in the same way.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}

/// How fields for much text look.
public protocol TextEditorStyle {}

/// The usual style.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

/// No decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

/// A rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The usual style.
  public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No decoration.
  public static var plain: PlainTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A rounded border.
  public static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}
