/// A point or rectangle of a view, for reading in another view's coordinates.
///
///     .anchorPreference(key: Marks.self, value: .bounds) { [$0] }
///     // …and where it is read:
///     proxy[anchor]
public struct Anchor<Value> {
  /// The value in the window's coordinates.
  let value: Value
  /// Converts the value to other coordinates.
  let move: @Sendable (Value, CGAffineTransform) -> Value

  /// The kind of point or rectangle to take from a view.
  public struct Source: Sendable {
    /// Returns the value in a view of some size, in the view's coordinates.
    let value: @Sendable (CGSize) -> Value
    let move: @Sendable (Value, CGAffineTransform) -> Value

    /// Returns an anchor for the value in a view.
    func anchor(in proxy: GeometryProxy) -> Anchor<Value> {
      let toGlobal = proxy.source.transform(to: .global) ?? .identity
      return Anchor(value: move(value(proxy.size), toGlobal), move: move)
    }
  }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether both are the same place.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

// MARK: - Rectangles

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { CGRect(origin: .zero, size: $0) }, move: { $1($0) })
  }

  /// Returns the source of a rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { _ in r }, move: { $1($0) })
  }
}

// MARK: - Points

extension Anchor.Source where Value == CGPoint {
  /// Returns the source of a point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(value: { _ in p }, move: { $1($0) })
  }

  /// Returns the source of a point given as fractions of the view's width, from the left, and of
  /// its height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      value: { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }, move: { $1($0) })
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

// MARK: - Several

extension Anchor.Source {
  /// Creates the source of several anchors.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      value: { size in array.map { $0.value(size) } },
      move: { values, transform in
        zip(array, values).map { source, value in source.move(value, transform) }
      })
  }

  /// Creates the source of an optional anchor.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      value: { anchor?.value($0) },
      move: { value, transform in
        guard let anchor, let value else { return nil }
        return anchor.move(value, transform)
      })
  }
}
