import LayoutCore
import TestSupport

/// A view of one size.
struct RigidRule: PlaneRule {
  let ownSize: CGSize

  var node: LayoutNode { box(ownSize.width, ownSize.height) }

  func size(proposed proposal: ProposedViewSize) -> CGSize { ownSize }
}

/// A view that takes what it is offered.
struct ColorRule: PlaneRule {
  var node: LayoutNode { color }

  func size(proposed proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// Text of cells that are 10 wide and 20 high.
struct TextRule: PlaneRule {
  let count: Int

  var node: LayoutNode { cells(count) }

  func size(proposed proposal: ProposedViewSize) -> CGSize {
    if proposal == .zero { return .zero }
    let perLine = min(max(whole((proposal.width ?? .infinity) / 10), 1), count)
    let needed = (count + perLine - 1) / perLine
    let lines = max(min(needed, whole((proposal.height ?? .infinity) / 20)), 1)
    return CGSize(width: 10 * perLine, height: 20 * lines)
  }

  private func whole(_ number: CGFloat) -> Int { Int(min(number, 1000).rounded(.down)) }

  func explicitValue(of guide: RuledGuide, in own: OwnSize) -> CGFloat? {
    let size = size(proposed: own.proposal)
    guard size.height > 0 else { return nil }
    switch guide {
    case .firstBaseline: return 16
    case .lastBaseline: return size.height - 4
    default: return nil
    }
  }
}

/// A space that grows along the stack it is in, and along both axes where there is none.
struct SpacerRule: PlaneRule {
  let minimum: CGFloat
  let axes: Axis.Set

  var node: LayoutNode { .spacer(minLength: minimum) }
  var layoutPriority: Double { -.infinity }

  func size(proposed proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for axis in Axis.allCases where axes.contains(axis) {
      size[axis] = max(proposal[axis] ?? minimum, minimum)
    }
    return size
  }
}

/// A line across the stack it is in, and a horizontal one where there is none.
struct DividerRule: PlaneRule {
  let axes: Axis.Set

  var node: LayoutNode { .divider }

  func size(proposed proposal: ProposedViewSize) -> CGSize {
    axes == .horizontal
      ? CGSize(width: 1, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: 1)
  }
}
