/// How buttons look, where pressing them works as usual.
///
///     struct Pill: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding(8).background(.tint, in: .capsule)
///       }
///     }
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the button's views, which the compiler infers.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The views of a button.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button; it is never pressed.
public struct ButtonStyleConfiguration {
  /// The label's type.
  public typealias Label = _StyleContent

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is pressed: never.
  public let isPressed: Bool
}

/// How buttons look and work.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the button's views, which the compiler infers.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The views of a button.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label's type.
  public typealias Label = _StyleContent

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

nonisolated extension View {
  /// Sets how buttons in the view look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(\.button, CustomButtonStyle(style: style)) { $0.makeBody(configuration: $1) }
  }

  /// Sets how buttons in the view look and work.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(\.button, style) { $0.makeBody(configuration: $1) }
  }
}

/// A client's style as one that also says how buttons work.
nonisolated private struct CustomButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    CustomButton(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: configuration.label, isPressed: false))
  }
}

private struct CustomButton<Style: ButtonStyle>: _TransparentView {
  let style: Style
  let configuration: ButtonStyleConfiguration

  func makeNodes(in context: inout ViewContext) {
    context.expand(alone: style) { style in
      MainActorStandIn.read((style, configuration)) { $0.makeBody(configuration: $1) }
    }
  }
}
