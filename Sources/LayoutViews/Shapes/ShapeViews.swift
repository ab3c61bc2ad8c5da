import LayoutCore

/// A shape that is painted, as a view.
nonisolated public protocol ShapeView<Content>: View {
  /// The shape's type.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
  /// What is drawn, the lowest first.
  func _figures(in environment: EnvironmentValues) -> [Appearance.Figure]
  /// A leaf of the view's size.
  func _leaf(in context: ViewContext) -> LayoutNode
}

nonisolated extension ShapeView {
  /// The size is the shape's.
  public func _leaf(in context: ViewContext) -> LayoutNode { shape.leaf(in: context) }
}

nonisolated extension ShapeView where Self: PrimitiveView {
  /// Adds a leaf of the shape's size.
  public func makeNodes(in context: inout ViewContext) {
    var figures = _figures(in: context.environment)
    guard let top = figures.popLast() else { return }
    let effects = figures.reversed().map(Appearance.Effect.background)
    let leaf = _leaf(in: context)
    context.append(leaf.appearance(Appearance(content: .shape(top), effects: effects)))
  }
}

/// A shape filled with a style.
@frozen public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How it fills the shape.
  public var fillStyle: FillStyle

  /// Creates a filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
  }

  /// Returns the filled shape.
  public func _figures(in environment: EnvironmentValues) -> [Appearance.Figure] {
    [shape.figure(style._paint(in: environment), style: fillStyle, in: environment)]
  }
}

/// A shape filled with a style, over the same shape painted before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  PrimitiveView
{
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How it fills the shape.
  public var fillStyle: FillStyle
  /// What was painted before.
  public var background: Background

  /// Creates a filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    self.background = background
  }

  /// Returns what was painted before, and the filled shape.
  public func _figures(in environment: EnvironmentValues) -> [Appearance.Figure] {
    background.paintedFigures(in: environment)
      + [shape.figure(style._paint(in: environment), style: fillStyle, in: environment)]
  }
}

/// A line along a shape, over the same shape painted before.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  PrimitiveView
{
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the line looks.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth; renderers decide that for themselves.
  public var isAntialiased: Bool
  /// What was painted before.
  public var background: Background

  /// Creates a line along a shape.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  /// Returns what was painted before, and the line.
  public func _figures(in environment: EnvironmentValues) -> [Appearance.Figure] {
    let stroke = Appearance.Stroke(style._paint(in: environment), strokeStyle)
    return background.paintedFigures(in: environment)
      + [Appearance.Figure(outline: shape.outline(in: environment), stroke: stroke)]
  }
}

/// A line inside a shape's edge, over the same shape painted before.
///
/// It takes what it is offered, whatever size the shape itself has.
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, PrimitiveView {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the line looks.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth; renderers decide that for themselves.
  public var isAntialiased: Bool
  /// What was painted before.
  public var background: Background

  /// Creates a line inside a shape's edge.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  /// The size is the proposal.
  public func _leaf(in context: ViewContext) -> LayoutNode { .flexible }

  /// Returns what was painted before, and the line.
  public func _figures(in environment: EnvironmentValues) -> [Appearance.Figure] {
    var figure = Appearance.Figure(
      outline: shape.outline(in: environment),
      stroke: Appearance.Stroke(style._paint(in: environment), strokeStyle, isInside: true))
    // What is inside the edge of another shape, the shape says by itself.
    if case .custom = figure.outline, strokeStyle.lineWidth.isFinite {
      figure.outline = shape.inset(by: strokeStyle.lineWidth / 2).outline(in: environment)
      figure.stroke?.isInside = false
    }
    return background.paintedFigures(in: environment) + [figure]
  }
}

nonisolated extension View {
  /// What a painted shape draws; nothing for other views.
  fileprivate func paintedFigures(in environment: EnvironmentValues) -> [Appearance.Figure] {
    (self as? any ShapeView)?._figures(in: environment) ?? []
  }
}
