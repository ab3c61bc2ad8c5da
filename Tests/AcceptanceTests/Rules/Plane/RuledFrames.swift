import LayoutCore
import TestSupport

/// The frames of all views of a tree in coordinates of the root, as the rules say.
struct RuledFrames {
  private(set) var frames: [Int: CGRect] = [:]
  private var direction: LayoutDirection

  init(of root: RuledView, for request: LayoutRequest) throws {
    switch request {
    case .proposal(let proposal, let direction):
      self.direction = direction
      try add(root.measured(proposed: proposal), at: .zero, in: [])
    case .window(let window, let direction):
      self.direction = direction
      try add(root, in: window, safeArea: EdgeInsets())
    case .screen(let window, let safeArea, let direction):
      self.direction = direction
      try add(root, in: window, safeArea: safeArea)
    }
  }

  /// Puts a root in the middle of the safe area of a window.
  private mutating func add(
    _ root: RuledView, in window: CGSize, safeArea: EdgeInsets
  ) throws {
    let safe = CGSize(
      width: window.width - safeArea.leading - safeArea.trailing,
      height: window.height - safeArea.top - safeArea.bottom)
    let measured = try root.measured(proposed: ProposedViewSize(safe))
    let left = direction == .rightToLeft ? safeArea.trailing : safeArea.leading
    let right = direction == .rightToLeft ? safeArea.leading : safeArea.trailing
    let origin = CGPoint(
      x: left + (safe.width - measured.size.width) / 2,
      y: safeArea.top + (safe.height - measured.size.height) / 2)
    let unsafeArea = UnsafeArea(
      bounds: CGRect(origin: .zero, size: window),
      amounts: [.left: left, .top: safeArea.top, .right: right, .bottom: safeArea.bottom])
    try add(measured, at: origin, in: [unsafeArea])
  }

  private mutating func add(
    _ measured: MeasuredView, at origin: CGPoint, in unsafeAreas: [UnsafeArea]
  ) throws {
    let outerDirection = direction
    defer { direction = outerDirection }
    let rule = measured.view.rule
    if let rule = rule as? DirectionRule { direction = rule.direction }
    let frame = CGRect(origin: origin, size: measured.size)
    frames[measured.view.id] = frame
    if let rule = rule as? IgnoredSafeAreaRule {
      return try add(rule, measured.own.proposal, in: frame, unsafeAreas)
    }
    let places = try rule.places(in: measured.own)
    for (index, place) in places.enumerated() {
      var inner = unsafeAreas
      if let rule = rule as? SafeAreaInsetRule, index == 0 {
        let amount = places[1].measured.size[rule.axis] + rule.spacing
        let side = Side(axis: rule.axis, isFirst: rule.isAtStart != isMirrored(rule.axis))
        inner.append(UnsafeArea(bounds: frame, amounts: [side: amount]))
      }
      let end = place.origin.x + place.measured.size.width
      let x = isMirrored(.horizontal) ? measured.size.width - end : place.origin.x
      let placeInRoot = CGPoint(x: origin.x + x, y: origin.y + place.origin.y)
      try add(place.measured, at: placeInRoot, in: inner)
    }
  }

  private func isMirrored(_ axis: Axis) -> Bool {
    axis == .horizontal && direction == .rightToLeft
  }

  /// Extends a view into the unsafe areas around its place.
  private mutating func add(
    _ rule: IgnoredSafeAreaRule, _ proposal: ProposedViewSize, in frame: CGRect,
    _ unsafeAreas: [UnsafeArea]
  ) throws {
    var extents: [Side: CGFloat] = [:]
    for (edge, axis, isAtStart) in Edge.sides where rule.edges.contains(Edge.Set(edge)) {
      let side = Side(axis: axis, isFirst: isAtStart != isMirrored(axis))
      extents[side] = UnsafeArea.extent(of: frame, at: side, into: unsafeAreas)
    }
    func extent(_ side: Side) -> CGFloat { extents[side] ?? 0 }
    let inner = try rule.view.measured(
      proposed: ProposedViewSize(
        width: proposal.width.map { $0 + extent(.left) + extent(.right) },
        height: proposal.height.map { $0 + extent(.top) + extent(.bottom) }))
    let right = frame.origin.x + frame.size.width + extent(.right)
    let x =
      isMirrored(.horizontal) ? right - inner.size.width : frame.origin.x - extent(.left)
    let origin = CGPoint(x: x, y: frame.origin.y - extent(.top))
    try add(inner, at: origin, in: unsafeAreas)
  }
}

extension Edge {
  /// All edges with what they are on their axes.
  fileprivate static let sides: [(edge: Edge, axis: Axis, isAtStart: Bool)] = [
    (.leading, .horizontal, true), (.trailing, .horizontal, false), (.top, .vertical, true),
    (.bottom, .vertical, false),
  ]
}
