import LayoutCore

/// A shape that fits into whatever rectangle it is drawn in.
///
///     struct Triangle: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { path in
///           path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///           path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///           path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///           path.closeSubpath()
///         }
///       }
///     }
///
/// As a view, a shape is filled with the foreground style and takes what it is offered, unless it
/// has a `sizeThatFits(_:)` of its own. Paths never influence layout.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The shape's outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// Whether shapes of this kind are meant to be filled or to be lines.
  static var role: ShapeRole { get }

  /// What becomes of the shape where leading is right.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The shape's size as a view; the proposal by default, or 10 where nothing is proposed.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// How the shape's size as a view is found.
  var _sizing: _ShapeSizing { get }

  /// The outline as renderers know it.
  var _outline: Appearance.Outline { get }

  /// The shape painted.
  func _figure(_ paint: Appearance.Paint, style: FillStyle) -> Appearance.Figure
}

/// What shapes of one kind are meant for.
public enum ShapeRole: Hashable, Sendable {
  /// To be filled.
  case fill
  /// To be lines.
  case stroke
  /// To be lines between other things.
  case separator
}

/// How a drawing behaves in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays unmirrored.
  case fixed
  /// It is mirrored in one direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where leading is right.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// How the size of a shape as a view is found.
public enum _ShapeSizing: Hashable, Sendable {
  /// The shape takes what it is offered.
  case fills
  /// The shape is asked.
  case measured
}

/// A shape that takes what it is offered, without being asked.
public protocol _FillingShape: Shape {}

nonisolated extension _FillingShape {
  /// The size is the proposal.
  public var _sizing: _ShapeSizing { .fills }
}

// MARK: - Defaults

nonisolated extension Shape {
  /// Shapes are meant to be filled.
  public static var role: ShapeRole { .fill }

  /// Shapes are mirrored where leading is right, but for those of the library that are symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior {
    switch _outline {
    case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule: .fixed
    default: .mirrors
    }
  }

  /// Returns the proposal, with 10 where nothing is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Shapes of clients are asked.
  public var _sizing: _ShapeSizing { .measured }

  /// The shape's own path.
  public var _outline: Appearance.Outline { .custom(.init { $0.placing { path(in: $0) } }) }

  /// Returns the outline filled.
  public func _figure(_ paint: Appearance.Paint, style: FillStyle) -> Appearance.Figure {
    Appearance.Figure(outline: _outline, fill: paint, usesEvenOddRule: style.isEOFilled)
  }

  /// The shape, filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Adds the shape as a leaf.
  public func _makeNodes(in context: inout ViewContext) {
    let body = context.session.feedback.tracking { MainActorStandIn.read(self) { $0.body } }
    body._makeNodes(in: &context)
  }
}

// MARK: - Nodes

nonisolated extension Shape {
  /// The shape's own path, made from another shape by numbers that the diagnostics can name.
  func outline(from shape: some Shape, _ name: String, _ numbers: [CGFloat]) -> Appearance.Outline {
    .custom(
      .init(from: [shape._outline], name: name, numbers: numbers) { $0.placing { path(in: $0) } })
  }

  /// A shape made from this one and others.
  func changed(
    _ name: String = "", _ numbers: [CGFloat] = [], with others: [Appearance.Outline] = [],
    sizing: _ShapeSizing? = nil, path: @escaping @Sendable (CGRect) -> Path
  ) -> ChangedShape<Self> {
    let outline = Appearance.CustomOutline(
      from: [_outline] + others, name: name, numbers: numbers
    ) { $0.placing(path) }
    return ChangedShape(
      base: self, changed: path, _outline: .custom(outline), _sizing: sizing ?? _sizing)
  }

  /// A leaf of the shape's size.
  func leaf(in context: ViewContext) -> LayoutNode {
    if _sizing == .fills { return .flexible }
    let follow = context.session.feedback.follower
    return .measured { proposal in follow { LeafMeasurement(size: sizeThatFits(proposal)) } }
  }

  /// The outline in an environment: mirrored if the shape wants that.
  func outline(in environment: EnvironmentValues) -> Appearance.Outline {
    _outline.mirrored(if: layoutDirectionBehavior, in: environment)
  }

  /// The shape painted in an environment.
  func figure(
    _ paint: Appearance.Paint, style: FillStyle = FillStyle(), in environment: EnvironmentValues
  ) -> Appearance.Figure {
    var figure = _figure(paint, style: style)
    figure.outline = figure.outline.mirrored(if: layoutDirectionBehavior, in: environment)
    return figure
  }
}

extension CGRect {
  /// Returns a path where the rectangle is. Shapes are asked for one in a rectangle at zero.
  fileprivate func placing(_ path: (CGRect) -> Path) -> Path {
    path(CGRect(origin: .zero, size: size)).offsetBy(dx: minX, dy: minY)
  }
}

extension Appearance.Outline {
  fileprivate func mirrored(
    if behavior: LayoutDirectionBehavior, in environment: EnvironmentValues
  ) -> Appearance.Outline {
    behavior == .mirrors(in: environment.layoutDirection) ? mirrored : self
  }
}
