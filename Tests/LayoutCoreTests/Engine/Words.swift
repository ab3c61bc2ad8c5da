import LayoutCore

extension LayoutNode {
  /// Words of 10 by 10 that wrap.
  static func words(_ count: Int) -> LayoutNode {
    .measured(.wrapping) { proposal in
      let width = min(proposal.width ?? .infinity, 1e6)
      let perLine = max(1, min(count, Int(width / 10)))
      return LeafMeasurement(
        width: CGFloat(perLine * 10), height: CGFloat((count + perLine - 1) / perLine * 10))
    }
  }
}
