import LayoutCore

/// A way to lay out a root: for a proposal or in a window, in a direction.
package enum LayoutRequest: Sendable {
  /// The root is proposed this and placed at (0, 0).
  case proposal(ProposedViewSize, LayoutDirection)
  /// The root is proposed the window's size and centred in it.
  case window(CGSize, LayoutDirection)
  /// The root is proposed the safe area of a window, and centred in it.
  case screen(CGSize, EdgeInsets, LayoutDirection)

  package func layout(
    of root: LayoutNode, options: LayoutOptions = LayoutOptions()
  ) -> ResolvedLayout {
    layout(LayoutTree(root, options: options))
  }

  package func layout(_ tree: LayoutTree) -> ResolvedLayout {
    switch self {
    case .proposal(let proposal, let direction):
      tree.layout(proposing: proposal, direction: direction)
    case .window(let window, let direction):
      tree.layout(in: window, direction: direction)
    case .screen(let window, let safeArea, let direction):
      tree.layout(in: window, safeArea: safeArea, direction: direction)
    }
  }
}

extension LayoutRequest: CustomStringConvertible {
  package var description: String {
    switch self {
    case .proposal(let proposal, let direction):
      "proposed \(proposal.width.asLength) × \(proposal.height.asLength)\(direction.suffix)"
    case .window(let size, let direction):
      "in a window of \(Extent(size))\(direction.suffix)"
    case .screen(let size, _, let direction):
      "on a screen of \(Extent(size))\(direction.suffix)"
    }
  }
}

extension LayoutDirection {
  fileprivate var suffix: String { self == .rightToLeft ? ", right to left" : "" }
}

extension CGFloat? {
  /// The length as tables write it: `nil`, `∞`, or with as few digits as tell it apart.
  package var asLength: String {
    guard let self else { return "nil" }
    if self == .infinity { return "∞" }
    if self == -.infinity { return "-∞" }
    if self.isNaN { return "NaN" }
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}
