#if !canImport(CoreGraphics)
  /// A direction with a length.
  public struct CGVector: Hashable, Codable, Sendable, BitwiseCopyable {
    /// The horizontal component.
    public var dx: CGFloat
    /// The vertical component.
    public var dy: CGFloat

    /// Creates a vector of no length.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a vector.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Creates a vector.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// The vector of no length.
    public static let zero = CGVector()
  }

  extension CGSize {
    /// The width and height, for people.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGPoint {
    /// The coordinates, for people.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGRect {
    /// The origin and size, for people.
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif
