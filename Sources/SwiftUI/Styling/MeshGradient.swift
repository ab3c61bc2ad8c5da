import LayoutCore

/// Colours at the points of a mesh, and between them, as a style and as a view.
///
///     MeshGradient(
///       width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///       colors: [.red, .purple, .indigo, .orange])
///
/// The mesh is kept for renderers. A renderer without meshes paints with the mean of its colours.
public struct MeshGradient: StyleView, Equatable {
  /// How many points there are in a row.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// Where the points are, row by row.
  public var locations: Locations
  /// The points' colours, row by row.
  public var colors: Colors
  /// The colour where there is no mesh.
  public var background: Color
  /// Whether colours change smoothly at the points.
  public var smoothsColors: Bool
  /// In which space colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh of points, given as fractions of the painted rectangle.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points with handles, given as fractions of the painted rectangle.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Returns the mesh's paint.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    .meshGradient(
      Appearance.Mesh(
        columns: width, rows: height, points: locations.points.map(\.unitPoint),
        colors: colors.resolved(in: environment), background: background.resolved(in: environment)))
  }
}

// MARK: - Points and colours

extension MeshGradient {
  /// Where the points of a mesh are.
  public enum Locations: Equatable, Sendable {
    /// The points.
    case points([SIMD2<Float>])
    /// The points, with handles of the lines between them.
    case bezierPoints([BezierPoint])

    var points: [SIMD2<Float>] {
      switch self {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    }
  }

  /// The colours of a mesh.
  public enum Colors: Equatable, Sendable {
    /// Colours that depend on the environment.
    case colors([Color])
    /// Colours that are the same everywhere.
    case resolvedColors([Color.Resolved])

    package func resolved(in environment: EnvironmentValues) -> [Appearance.Color] {
      switch self {
      case .colors(let colors): colors.map { $0.resolved(in: environment) }
      case .resolvedColors(let colors): colors.map { Color($0).resolved(in: environment) }
      }
    }
  }

  /// A point of a mesh, with the ends of the handles towards its neighbours.
  public struct BezierPoint: Equatable, Sendable {
    /// Where the point is.
    public var position: SIMD2<Float>
    /// The handle towards the point before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The handle towards the point above.
    public var topControlPoint: SIMD2<Float>
    /// The handle towards the point after it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The handle towards the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }
}

extension SIMD2<Float> {
  fileprivate var unitPoint: UnitPoint { UnitPoint(x: CGFloat(x), y: CGFloat(y)) }
}
