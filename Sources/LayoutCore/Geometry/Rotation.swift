/// Sines, cosines and angles, written out because the library imports nothing but number types.
enum Rotation {
  /// Returns the sine and cosine of an angle in radians; exact at multiples of a quarter turn.
  static func sineAndCosine(of angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (0, 1) }
    let quarters = (angle / (.pi / 2)).rounded()
    // Beyond this, neighbouring floating-point angles are quarter turns apart.
    guard abs(quarters) < 1e15 else { return (0, 1) }
    let rest = angle - quarters * (.pi / 2)
    let (sine, cosine) = series(rest)
    switch Int(quarters.truncatingRemainder(dividingBy: 4)) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Computes the power series, for angles of at most an eighth of a turn.
  private static func series(_ angle: Double) -> (sine: Double, cosine: Double) {
    var term = 1.0
    var (sine, cosine) = (0.0, 1.0)
    for power in 1...18 {
      term *= angle / Double(power)
      switch power & 3 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
    }
    return (sine, cosine)
  }

  /// Returns the angle of a direction in radians, from -π to π; 0 for no direction.
  static func angle(x: Double, y: Double) -> Double {
    let (width, height) = (abs(x), abs(y))
    let long = max(width, height)
    guard long > 0, long.isFinite else { return 0 }
    let (cosine, sine) = (width / long, height / long)
    let length = Rotation.length(cosine, sine)
    let slope = min(cosine, sine)
    // No further than 0.004 from the angle; two steps of the arc sine's first terms make it exact.
    var angle = slope * (.pi / 4 + 0.273 * (1 - slope))
    if sine > cosine { angle = .pi / 2 - angle }
    for _ in 1...2 {
      let (s, c) = sineAndCosine(of: angle)
      let rest = (sine * c - cosine * s) / length
      angle += rest + rest * rest * rest / 6
    }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// Returns the length of a vector, which may be too long to square.
  static func length(_ x: Double, _ y: Double) -> Double {
    let long = max(abs(x), abs(y))
    guard long > 0, long.isFinite else { return long }
    let (x, y) = (x / long, y / long)
    return long * (x * x + y * y).squareRoot()
  }
}
