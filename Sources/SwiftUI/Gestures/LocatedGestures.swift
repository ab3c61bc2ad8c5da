// Gestures that say where they are, in a coordinate space.

/// A movement of one finger.
public struct DragGesture: Gesture {
  /// The gesture is not made of others.
  public typealias Body = Never

  /// How far the finger must move.
  public var minimumDistance: CGFloat
  /// The space of the movement's points.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// What a movement measures.
  public struct Value: Equatable, Sendable {
    /// When it was measured.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger was at first.
    public var startLocation: CGPoint
    /// How fast the finger is, in points in a second.
    public var velocity: CGSize

    /// How far the finger has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest: as far on as it would go in a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far the finger would have moved when it comes to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }
}

/// One or more taps, and where they are.
public struct SpatialTapGesture: Gesture {
  /// The gesture is not made of others.
  public typealias Body = Never

  /// The number of taps.
  public var count: Int
  /// The space of the taps' points.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of some taps.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of some taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// What taps measure.
  public struct Value: Equatable, Sendable {
    /// Where the taps are.
    public var location: CGPoint
  }
}
