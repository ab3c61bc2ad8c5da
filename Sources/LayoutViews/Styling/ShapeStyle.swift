import LayoutCore

/// What shapes, text and backgrounds are painted with: a colour, gradient or material.
///
/// A style of a client's own names another style that it stands for in an environment:
///
///     struct Brand: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.mint : Color.indigo
///       }
///     }
///
/// Styles never change layout.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved

  /// What renderers paint with. Styles that stand for another one need no implementation.
  func _paint(in environment: EnvironmentValues) -> Appearance.Paint
}

extension ShapeStyle {
  /// Returns what the style that this one stands for paints with.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the style paints by itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) stands for no other style; it paints by itself.")
  }
}

extension Never: ShapeStyle {
  /// A value of type `Never` does not exist, so it stands for nothing.
  public typealias Resolved = Never
}

/// A style as a view: it takes whatever space it is offered.
///
/// Colours, gradients and materials are such views.
package protocol StyleView: ShapeStyle, PrimitiveView {}

nonisolated extension StyleView {
  /// Adds a leaf that takes what is proposed, painted with the style.
  public func makeNodes(in context: inout ViewContext) {
    let figure = Appearance.Figure(fill: _paint(in: context.environment))
    context.append(LayoutNode.flexible.appearance(Appearance(content: .shape(figure))))
  }
}

extension Color: StyleView {
  /// Returns the colour in an environment.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    .color(resolved(in: environment))
  }
}

// MARK: - Colours by name

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .init(.system(.red)) }
  /// Orange.
  public static var orange: Color { .init(.system(.orange)) }
  /// Yellow.
  public static var yellow: Color { .init(.system(.yellow)) }
  /// Green.
  public static var green: Color { .init(.system(.green)) }
  /// Mint.
  public static var mint: Color { .init(.system(.mint)) }
  /// Teal.
  public static var teal: Color { .init(.system(.teal)) }
  /// Cyan.
  public static var cyan: Color { .init(.system(.cyan)) }
  /// Blue.
  public static var blue: Color { .init(.system(.blue)) }
  /// Indigo.
  public static var indigo: Color { .init(.system(.indigo)) }
  /// Purple.
  public static var purple: Color { .init(.system(.purple)) }
  /// Pink.
  public static var pink: Color { .init(.system(.pink)) }
  /// Brown.
  public static var brown: Color { .init(.system(.brown)) }
  /// Grey.
  public static var gray: Color { .init(.system(.gray)) }
  /// White.
  public static var white: Color { .init(.system(.white)) }
  /// Black.
  public static var black: Color { .init(.system(.black)) }
  /// No colour.
  public static var clear: Color { .init(.system(.clear)) }
}
