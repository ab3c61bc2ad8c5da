import LayoutCore
import TestSupport

/// A view that is laid out twice: by the engine, and by rules that say once more what is expected.
///
/// The rules are as short as they can be said. They remember nothing, ask the same again and
/// again, and count from the leading edge. What is mirrored, and where it ends up, is left to
/// `RuledFrames`.
struct RuledView {
  let id: Int
  let rule: any PlaneRule

  var node: LayoutNode { rule.node.id(id) }
  var layoutPriority: Double { rule.layoutPriority }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    try rule.size(proposed: proposal)
  }

  func measured(proposed proposal: ProposedViewSize) throws -> MeasuredView {
    try MeasuredView(view: self, size: size(proposed: proposal), proposal: proposal)
  }
}

/// What is said of one kind of view.
protocol PlaneRule {
  /// The same view for the engine.
  var node: LayoutNode { get }
  var layoutPriority: Double { get }
  func size(proposed proposal: ProposedViewSize) throws -> CGSize
  /// The views inside of one that has its size.
  func places(in own: OwnSize) throws -> [PlacedView]
  /// Where a guide is that was set, here or inside.
  func explicitValue(of guide: RuledGuide, in own: OwnSize) throws -> CGFloat?
}

extension PlaneRule {
  var layoutPriority: Double { 0 }

  func places(in own: OwnSize) throws -> [PlacedView] { [] }

  func explicitValue(of guide: RuledGuide, in own: OwnSize) throws -> CGFloat? { nil }
}

/// The size that a view has, and for which proposal.
struct OwnSize {
  let size: CGSize
  let proposal: ProposedViewSize
}

/// A view with its size.
struct MeasuredView {
  let view: RuledView
  let own: OwnSize

  init(view: RuledView, size: CGSize, proposal: ProposedViewSize) {
    self.view = view
    own = OwnSize(size: size, proposal: proposal)
  }

  var size: CGSize { own.size }

  func explicitValue(of guide: RuledGuide) throws -> CGFloat? {
    try view.rule.explicitValue(of: guide, in: own)
  }

  /// Where a guide is, whether it was set or not.
  func value(of guide: RuledGuide) throws -> CGFloat {
    try explicitValue(of: guide) ?? guide.defaultValue(in: size)
  }

  func placed(at origin: CGPoint = .zero) -> PlacedView {
    PlacedView(measured: self, origin: origin)
  }

  /// The view in the middle of a size.
  func centred(in size: CGSize) -> PlacedView {
    placed(
      at: CGPoint(
        x: (size.width - self.size.width) / 2, y: (size.height - self.size.height) / 2))
  }

  /// The view with its guides on those of a size.
  func aligned(_ alignment: RuledAlignment, in size: CGSize) throws -> PlacedView {
    var origin = CGPoint.zero
    for guide in alignment.guides {
      origin[guide.axis] = try guide.defaultValue(in: size) - value(of: guide)
    }
    return placed(at: origin)
  }
}

/// A view with its place in the view around.
struct PlacedView {
  let measured: MeasuredView
  var origin: CGPoint

  /// Where a guide that was set is in the view around.
  func explicitValue(of guide: RuledGuide) throws -> CGFloat? {
    try measured.explicitValue(of: guide).map { $0 + origin[guide.axis] }
  }
}

/// The rules come to no number, such as for the difference of two infinite lengths.
///
/// The same is thrown where the engine deliberately is kinder than the rules: the aspect ratio of a
/// view with an ideal length of 0 would propose it infinity that nobody offered.
struct NoNumber: Error {}
