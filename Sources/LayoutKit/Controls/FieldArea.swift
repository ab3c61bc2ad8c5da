/// The area of a field for text.
struct FieldArea: View {
  @Environment(\.controlStyles) private var styles
  let text: Text
  let axis: Axis

  var body: some View {
    switch styles.textField {
    case .plain: line
    case .bordered:
      line.padding(7).background(.background, in: .rect(cornerRadius: 5))
    }
  }

  @ViewBuilder private var line: some View {
    if axis == .vertical {
      text.frame(maxWidth: .infinity, alignment: .leading)
    } else {
      text.lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Whether fields have a border.
enum TextFieldKind: Hashable, Sendable {
  case plain
  case bordered
}

/// How fields for text look.
public protocol TextFieldStyle {
  /// Whether fields have a border.
  static var _hasBorder: Bool { get }
}

extension TextFieldStyle {
  /// Fields have no border.
  public static var _hasBorder: Bool { false }
}

/// The usual look: no border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

/// No border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Fields have a border.
  public static var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual look.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension View {
  /// Sets how fields for text in the view look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.controlStyles.textField, S._hasBorder ? .bordered : .plain)
  }
}

/// A field for much text, as large as it is offered.
public struct TextEditor: View {
  private let text: String

  /// Creates an editor.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// An empty area with the text in its corner.
  public var body: some View {
    Color.clear.overlay(alignment: .topLeading) { Text(verbatim: text) }
  }
}
