import LayoutCore

/// How fields for text look.
///
///     struct Boxed: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(8).background(.fill, in: .capsule)
///       }
///     }
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of the field's views, which the compiler infers.
  associatedtype _Body: View
  /// The label's type.
  typealias _Label = _StyleContent

  /// The views of a field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The usual look: no border.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, FinalStyle {
  /// Creates the style.
  public init() {}

  /// Returns the field unchanged.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// No border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, FinalStyle {
  /// Creates the style.
  public init() {}

  /// Returns the field unchanged.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A border with round corners, 4 around the field, which is 34 high at least.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, FinalStyle {
  /// Creates the style.
  public init() {}

  /// Returns the field in a box.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(4).frame(minHeight: 34).background(
      .background, in: .rect(cornerRadius: 5)
    )
    .effect { environment in
      let paint = SeparatorShapeStyle.separator._paint(in: environment)
      return .overlay(
        Appearance.Figure(
          outline: .roundedRectangle(width: 5, height: 5, isContinuous: true),
          stroke: .init(paint: paint, isInside: true)))
    }
  }
}

/// A border with square corners, 4 around the field, which is 34 high at least.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, FinalStyle {
  /// Creates the style.
  public init() {}

  /// Returns the field in a box.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(4).frame(minHeight: 34).background(.background).border(.separator)
  }
}

nonisolated extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual look.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  public static var plain: PlainTextFieldStyle { .init() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

nonisolated extension View {
  /// Sets how fields for text in the view look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(\.textField, style) { $0._body(configuration: $1) }
  }
}
