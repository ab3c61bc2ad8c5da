// What paths cover together, in common, or alone. Curves become short straight lines, no further
// from the curve than a ten-thousandth of what both paths extend over; open parts are closed by a
// straight line where areas are meant, and points that are not finite are left out.
//
// Together, two paths may have 8,192 straight pieces, and 16,384 after these have been divided
// where they meet. An operation on more changes nothing: it is the path that it was asked of.

extension Path {
  /// Returns the area that is inside this path, another one, or both.
  ///
  ///     Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  ///       .union(Path(CGRect(x: 5, y: 0, width: 10, height: 10)))  // 15 by 10
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether the even-odd rule says what is inside both paths.
  /// - Returns: closed parts for the non-zero rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// Returns the area that is inside both this path and another one.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether the even-odd rule says what is inside both paths.
  /// - Returns: closed parts for the non-zero rule.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// Returns the area that is inside this path, but not inside another one.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether the even-odd rule says what is inside both paths.
  /// - Returns: closed parts for the non-zero rule.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// Returns the area that is inside this path or another one, but not inside both.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether the even-odd rule says what is inside both paths.
  /// - Returns: closed parts for the non-zero rule.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// Returns the pieces of this path's line that are inside another path, or on its edge.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether the even-odd rule says what is inside the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(by: other, eoFill: eoFill, keepsInside: true)
  }

  /// Returns the pieces of this path's line that are outside another path.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether the even-odd rule says what is inside the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(by: other, eoFill: eoFill, keepsInside: false)
  }

  /// Returns the same area, made of closed parts that do not cross each other, for the non-zero
  /// rule.
  ///
  /// - Parameter eoFill: whether the even-odd rule says what is inside this path.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { isInside, _ in isInside }
  }

  private func combined(
    with other: Path, eoFill: Bool, _ isInside: @escaping (Bool, Bool) -> Bool
  ) -> Path {
    guard var pieces = PathPieces(self, other, closesFirst: true), pieces.divide() else {
      return self
    }
    return pieces.outline(ofRegion: PathRegion(isEvenOdd: eoFill, isInside))
  }

  private func line(by other: Path, eoFill: Bool, keepsInside: Bool) -> Path {
    guard var pieces = PathPieces(self, other, closesFirst: false),
      pieces.divide(ignoringCrossingsOfFirst: true)
    else { return self }
    let region = PathRegion(isEvenOdd: eoFill) { $1 }
    return pieces.line(of: region, keepsInside: keepsInside)
  }
}

/// A region of the plane that two paths describe.
struct PathRegion {
  private let isEvenOdd: Bool
  private let isInside: (Bool, Bool) -> Bool

  init(isEvenOdd: Bool, _ isInside: @escaping (Bool, Bool) -> Bool) {
    (self.isEvenOdd, self.isInside) = (isEvenOdd, isInside)
  }

  /// Whether a place is inside around which the paths run so often.
  func contains(_ windings: Windings) -> Bool {
    isInside(fills(windings.first), fills(windings.second))
  }

  private func fills(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }
}

/// How often each of two paths runs around a place, or along a piece.
struct Windings: Equatable {
  var first = 0
  var second = 0

  static let zero = Windings()

  static func += (windings: inout Windings, other: Windings) {
    windings.first += other.first
    windings.second += other.second
  }

  static prefix func - (windings: Windings) -> Windings {
    Windings(first: -windings.first, second: -windings.second)
  }
}
