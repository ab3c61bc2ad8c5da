/// Sines and cosines, written out because the library imports nothing but number types.
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
}
