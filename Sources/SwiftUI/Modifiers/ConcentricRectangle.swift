import LayoutCore

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// Where text starts, at the top.
    case topLeading
    /// Where text ends, at the top.
    case topTrailing
    /// Where text starts, at the bottom.
    case bottomLeading
    /// Where text ends, at the bottom.
    case bottomTrailing

    /// How round a corner is.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
      /// The radius, or the least that it may be.
      let radius: CGFloat

      /// As round as fits into the corner of the container.
      public static let concentric = Style(radius: 0)

      /// As round as fits into the corner of the container, and at least as round as another style
      /// says.
      public static func concentric(minimum: Style) -> Style { minimum }

      /// A corner of a radius.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }

      private init(radius: CGFloat) { self.radius = radius }

      /// Creates a corner of a radius.
      public init(floatLiteral value: Double) { radius = CGFloat(value) }

      /// Creates a corner of a radius.
      public init(integerLiteral value: Int) { radius = CGFloat(value) }
    }
  }
}

/// A rectangle whose corners fit into those of its container, as large as it is offered.
///
///     ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
///
/// Shapes do not know where they are in their containers, and containers are rectangles here: a
/// concentric corner has the least radius that it may have.
nonisolated public struct ConcentricRectangle: _FillingShape {
  private let radii: RectangleCornerRadii

  /// Creates a rectangle with corners of one style.
  ///
  /// - Parameters:
  ///   - corners: how round corners are.
  ///   - isUniform: whether all corners are as round as the roundest.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(corners, corners, corners, corners)
  }

  /// Creates a rectangle with corners that fit into those of the container.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with corners of some styles.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner) }

  /// Creates a rectangle whose corners at the top are as round as each other, and those at the
  /// bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) { self.init(uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners) }

  /// Creates a rectangle whose leading corners are as round as each other, and the trailing ones.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners)
  }

  /// Creates a rectangle whose corners at the top are as round as each other.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { self.init(uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner) }

  /// Creates a rectangle whose corners at the bottom are as round as each other.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) { self.init(topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners) }

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style,
    _ bottomLeading: Edge.Corner.Style, _ bottomTrailing: Edge.Corner.Style
  ) {
    radii = RectangleCornerRadii(
      topLeading: topLeading.radius, bottomLeading: bottomLeading.radius,
      bottomTrailing: bottomTrailing.radius, topTrailing: topTrailing.radius)
  }

  private var rectangle: UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: radii) }

  /// Returns the rectangle with its corners.
  public func path(in rect: CGRect) -> Path { rectangle.path(in: rect) }

  /// A rectangle with round corners.
  public var _outline: Appearance.Outline { rectangle._outline }
}

nonisolated extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of one style.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }

  /// A rectangle with corners of some styles.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose corners at the top are as round as each other, and those at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
}
