import LayoutCore

extension LayoutNode {
  /// Words of 10 by 10 that wrap.
  static func words(_ count: Int) -> LayoutNode { words(count, .wrapping) }

  /// The same without a promise, so that each question has to be asked.
  static func arbitraryWords(_ count: Int) -> LayoutNode { words(count, .arbitrary) }

  private static func words(_ count: Int, _ contract: LeafContract) -> LayoutNode {
    .measured(contract) { proposal in
      let width = min(proposal.width ?? .infinity, 1e6)
      let perLine = max(1, min(count, Int(width / 10)))
      return LeafMeasurement(
        width: CGFloat(perLine * 10), height: CGFloat((count + perLine - 1) / perLine * 10))
    }
  }
}
