extension BinaryFloatingPoint {
  /// A number that something is wrong with, as people read it: `-3`, `NaN`, `∞`.
  var inDiagnostics: String { isNaN ? "NaN" : Double(self).plainText }
}

extension Size3D {
  /// A size that something is wrong with.
  var inDiagnostics: String {
    [width, height, depth].map(\.inDiagnostics).joined(separator: " × ")
  }
}

extension Size {
  /// A size that something is wrong with.
  var inDiagnostics: String { "\(width.inDiagnostics) × \(height.inDiagnostics)" }
}
