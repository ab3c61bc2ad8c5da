import LayoutCore
import TestSupport

/// A guide along the depth as far as the rules tell them apart.
enum DepthGuide: CaseIterable {
  case back
  case center
  case front
  /// A client's guide, which unlike the others crosses containers.
  case middle

  func defaultValue(in depth: CGFloat) -> CGFloat {
    switch self {
    case .back: 0
    case .center, .middle: depth / 2
    case .front: depth
    }
  }

  var alignment: DepthAlignment {
    switch self {
    case .back: .back
    case .center: .center
    case .front: .front
    case .middle: DepthAlignment(Middle.self)
    }
  }

  private enum Middle: DepthAlignmentID {
    static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context.depth / 2 }
  }
}
