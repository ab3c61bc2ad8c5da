import LayoutCore
import TestSupport

/// A guide as far as the rules tell guides apart.
enum RuledGuide: Equatable {
  case start(Axis)
  case middle(Axis)
  case end(Axis)
  /// A client's guide, a third of the way along the axis.
  case third(Axis)
  case firstBaseline
  case lastBaseline

  var axis: Axis {
    switch self {
    case .start(let axis), .middle(let axis), .end(let axis), .third(let axis): axis
    case .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether the guide belongs to the frame of each view, so that containers don't pass it on.
  var isOfFrame: Bool {
    switch self {
    case .start, .middle, .end: true
    case .third, .firstBaseline, .lastBaseline: false
    }
  }

  func defaultValue(in size: CGSize) -> CGFloat {
    switch self {
    case .start: 0
    case .middle(let axis): size[axis] / 2
    case .end(let axis): size[axis]
    case .third(let axis): size[axis] / 3
    case .firstBaseline, .lastBaseline: size.height
    }
  }

  static func all(on axis: Axis) -> [RuledGuide] {
    let guides = [start(axis), middle(axis), end(axis), third(axis)]
    return axis == .horizontal ? guides : guides + [firstBaseline, lastBaseline]
  }
}

/// A guide on either axis.
struct RuledAlignment {
  let horizontal: RuledGuide
  let vertical: RuledGuide

  var guides: [RuledGuide] { [horizontal, vertical] }
}

// MARK: - For the engine

extension HorizontalAlignment {
  init(_ guide: RuledGuide) {
    switch guide {
    case .start: self = .leading
    case .end: self = .trailing
    case .third: self = .thirdAcross
    default: self = .center
    }
  }
}

extension VerticalAlignment {
  init(_ guide: RuledGuide) {
    switch guide {
    case .start: self = .top
    case .middle: self = .center
    case .end: self = .bottom
    case .third: self = .third
    case .firstBaseline: self = .firstTextBaseline
    case .lastBaseline: self = .lastTextBaseline
    }
  }
}

extension Alignment {
  init(_ alignment: RuledAlignment) {
    self.init(
      horizontal: HorizontalAlignment(alignment.horizontal),
      vertical: VerticalAlignment(alignment.vertical))
  }
}

// MARK: - Either axis

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension ProposedViewSize {
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
