/// A way from 0 to 1, as a function of the part of the time that is over.
///
///     UnitCurve.easeIn.value(at: 0.5)  // less than 0.5
///
/// Before the start it is 0, after the end 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case bezier(start: UnitPoint, end: UnitPoint)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
  }

  private let form: Form
  private var isInverse = false

  private init(_ form: Form) { self.form = form }

  /// Even.
  public static let linear = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the start.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at the start and the end.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at the start, as a part of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// Slow at the end, as a part of a circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Slow at the start and the end, as parts of a circle.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// As a curve with two control points has it.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(.bezier(start: startControlPoint, end: endControlPoint))
  }

  /// The curve with time and value exchanged.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }
}

// MARK: - Values

extension UnitCurve {
  /// Returns the value at a part of the time, from 0 to 1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return isInverse ? time(of: progress) : height(at: progress)
  }

  /// Returns how fast the value grows at a part of the time, from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let reach = 0.0001
    let (before, after) = (max(progress - reach, 0), min(progress + reach, 1))
    guard after > before else { return 0 }
    return (value(at: after) - value(at: before)) / (after - before)
  }

  private func height(at time: Double) -> Double {
    switch form {
    case .bezier(let start, let end):
      // A straight line, which is exact.
      if start.x == start.y, end.x == end.y { return time }
      let parameter = solve { Self.cubic(start.x, end.x, $0) - time }
      return Self.cubic(start.y, end.y, parameter)
    case .circularEaseIn: return Self.circle(time)
    case .circularEaseOut: return 1 - Self.circle(1 - time)
    case .circularEaseInOut:
      return time < 0.5
        ? Self.circle(2 * time) / 2 : 1 - Self.circle(2 - 2 * time) / 2
    }
  }

  private func time(of height: Double) -> Double {
    switch form {
    case .bezier(let start, let end):
      let parameter = solve { Self.cubic(start.y, end.y, $0) - height }
      return Self.cubic(start.x, end.x, parameter)
    default: return solve { self.height(at: $0) - height }
    }
  }

  /// One coordinate of a curve from 0 to 1 with two control points.
  private static func cubic(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * Double(a) + 3 * rest * t * t * Double(b) + t * t * t
  }

  /// How far a circle around (0, 1) is above 0.
  private static func circle(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  /// Where a function that grows from below 0 to above is 0, by halves; fifty are as exact as
  /// numbers are.
  private func solve(_ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if function(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
