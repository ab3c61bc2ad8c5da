import LayoutCore
import TestSupport

/// Random trees of views for which there are rules.
struct RandomRuledViews {
  var random: SeededGenerator
  /// What a tree has beside stacks and modifiers.
  let kind: Kind
  /// How large the window is inside of its safe area.
  var window = CGSize.zero
  private(set) var count = 0

  enum Kind: CaseIterable {
    /// Views that scroll.
    case scrolling
    /// Views that make areas unsafe, or extend into them, and frames as long as parts of the
    /// window.
    case inUnsafeAreas
    /// Frames as long as parts of a scroll view around the tree, which is offered the window.
    case inScrollView
  }

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    random = SeededGenerator(seed: seed)
  }

  /// A tree of at most so many levels.
  ///
  /// - Parameter axes: those along which a spacer stretches in this place; `nil` where there is
  ///   none.
  mutating func tree(levels: Int, spacersAlong axes: Axis.Set?) -> RuledView {
    let rule =
      levels == 0 || random.once(in: 6) ? leaf(axes) : composite(levels: levels - 1, axes)
    count += 1
    return RuledView(id: count, rule: rule)
  }

  private mutating func leaf(_ axes: Axis.Set?) -> any PlaneRule {
    switch Int.random(in: 0..<(axes == nil ? 5 : 7), using: &random) {
    case 0, 1:
      return RigidRule(
        ownSize: CGSize(width: random.pick(10, 30, 40, 80), height: random.pick(10, 20, 50)))
    case 2, 3: return ColorRule()
    case 4: return TextRule(count: random.pick(2, 6, 12))
    case 5: return DividerRule(axes: axes ?? [])
    default: return SpacerRule(minimum: random.pick(0, 8, 20), axes: axes ?? [])
    }
  }

  private mutating func composite(levels: Int, _ axes: Axis.Set?) -> any PlaneRule {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: return modifier(around: tree(levels: levels, spacersAlong: axes))
    case 6..<11: return passing(tree(levels: levels, spacersAlong: axes), levels, axes)
    case 11..<17: return container(levels)
    default:
      let inner = kind == .scrolling ? nil : axes
      return special(around: tree(levels: levels, spacersAlong: inner), levels)
    }
  }

  /// What only trees of the kind have.
  private mutating func special(around view: RuledView, _ levels: Int) -> any PlaneRule {
    switch kind {
    case .scrolling:
      ScrollRule(axes: random.pick(.horizontal, .vertical, .eitherWay), view: view)
    case .inUnsafeAreas: safeAreaModifier(around: view, levels)
    case .inScrollView: windowFrame(around: view)
    }
  }
}

// MARK: - Alignments

extension RandomRuledViews {
  private mutating func guide(on axis: Axis) -> RuledGuide {
    let guides = RuledGuide.all(on: axis)
    return guides[Int.random(in: guides.indices, using: &random)]
  }

  private mutating func alignment() -> RuledAlignment {
    RuledAlignment(horizontal: guide(on: .horizontal), vertical: guide(on: .vertical))
  }
}

// MARK: - Modifiers

extension RandomRuledViews {
  private mutating func modifier(around view: RuledView) -> any PlaneRule {
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      return FixedFrameRule(
        view: view, width: random.pick(nil, 50, 100), height: random.pick(nil, 30, 60),
        alignment: alignment())
    case 1, 2:
      return FlexibleFrameRule(
        view: view, width: flexibleLength(), height: flexibleLength(), alignment: alignment())
    case 3:
      let insets = EdgeInsets(
        top: random.pick(0, 5, 10, -5), leading: random.pick(0, 5, 10, -5),
        bottom: random.pick(0, 5, 10, -5), trailing: random.pick(0, 5, 10, -5))
      return PaddingRule(view: view, insets: insets)
    case 4:
      return FixedSizeRule(
        view: view, horizontal: random.once(in: 2), vertical: random.once(in: 2))
    case 5:
      return AspectRatioRule(
        view: view, ratio: random.pick(nil, 1, 2, 0.5), mode: random.pick(.fit, .fill))
    default:
      let position = CGPoint(x: random.pick(0, 20, 50), y: random.pick(0, 30))
      return PositionRule(view: view, position: position)
    }
  }

  private mutating func flexibleLength() -> FlexibleLengthRule {
    FlexibleLengthRule(
      (
        minimum: random.pick(nil, nil, 0, 20, 50), ideal: random.pick(nil, nil, nil, 60),
        maximum: random.pick(nil, nil, 70, 120, .infinity)
      ))
  }

  private mutating func passing(
    _ view: RuledView, _ levels: Int, _ axes: Axis.Set?
  ) -> any PlaneRule {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let offset = CGPoint(x: random.pick(5, -10), y: random.pick(0, 7))
      return OffsetRule(view: view, offset: offset)
    case 1:
      return PriorityRule(view: view, layoutPriority: random.pick(1, -1, 2, .infinity))
    case 2:
      return GuideRule(
        view: view, guide: guide(on: random.pick(.horizontal, .vertical)),
        fraction: random.pick(0, 0.25, 0.5, 1.2))
    case 3:
      return LayerRule(
        view: view, second: tree(levels: levels, spacersAlong: axes), alignment: alignment(),
        isBehind: random.once(in: 2))
    default:
      return DirectionRule(view: view, direction: random.pick(.leftToRight, .rightToLeft))
    }
  }

  private mutating func safeAreaModifier(
    around view: RuledView, _ levels: Int
  ) -> any PlaneRule {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let edges = random.pick(Edge.Set.all, .horizontal, .vertical, .top, [.leading, .bottom])
      return IgnoredSafeAreaRule(view: view, edges: edges)
    case 1:
      let edge = random.pick(Edge.top, .leading, .bottom, .trailing)
      let axis: Axis = edge == .top || edge == .bottom ? .horizontal : .vertical
      return SafeAreaInsetRule(
        view: view, second: tree(levels: levels, spacersAlong: nil), edge: edge,
        guide: guide(on: axis), spacing: random.pick(0, 8))
    default: return windowFrame(around: view)
    }
  }

  private mutating func windowFrame(around view: RuledView) -> any PlaneRule {
    let (width, height) =
      random.pick((0.5, nil), (nil, 0.25), (0.5, 1), (1, nil)) as (CGFloat?, CGFloat?)
    return WindowFrameRule(
      view: view, partOfWidth: width, partOfHeight: height, window: window,
      alignment: alignment())
  }

  /// A tree in a view that scrolls.
  mutating func scrollView(levels: Int) -> RuledView {
    let axes: Axis.Set = random.pick(.horizontal, .vertical, .eitherWay)
    let content = tree(levels: levels, spacersAlong: nil)
    count += 1
    return RuledView(id: count, rule: ScrollRule(axes: axes, view: content))
  }
}

// MARK: - Containers

extension RandomRuledViews {
  private mutating func container(_ levels: Int) -> any PlaneRule {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1, 2:
      let axis: Axis = random.pick(.horizontal, .vertical)
      let isRow = axis == .horizontal
      return StackRule(
        axis: axis, guide: guide(on: isRow ? .vertical : .horizontal),
        spacing: random.pick(0, 4, 10),
        views: views(random.pick(2, 3), levels, isRow ? .horizontal : .vertical))
    case 3:
      return ZStackRule(
        alignment: alignment(), views: views(random.pick(2, 3), levels, .eitherWay))
    case 4:
      return ViewThatFitsRule(
        axes: random.pick([], .horizontal, .vertical, .eitherWay, .eitherWay),
        views: views(random.pick(1, 2, 3), levels, .eitherWay))
    default: return GeometryReaderRule(views: views(random.pick(1, 2), levels, .eitherWay))
    }
  }

  private mutating func views(
    _ count: Int, _ levels: Int, _ axes: Axis.Set
  ) -> [RuledView] {
    (0..<count).map { _ in tree(levels: levels, spacersAlong: axes) }
  }
}

extension Axis.Set {
  static let eitherWay: Axis.Set = [.horizontal, .vertical]
}

// MARK: - Requests

extension RandomRuledViews {
  /// A proposal of finite lengths, or none, in either direction.
  mutating func proposal() -> LayoutRequest {
    .proposal(
      ProposedViewSize(
        width: random.pick(nil, 0, 30, 100, 170), height: random.pick(nil, 0, 30, 100, 170)),
      random.pick(.leftToRight, .rightToLeft))
  }

  /// A window with unsafe areas at its edges, in either direction. It has to be known before the
  /// tree is made.
  mutating func screen() -> LayoutRequest {
    let safeArea = EdgeInsets(
      top: random.pick(0, 10, 25), leading: random.pick(0, 10, 25),
      bottom: random.pick(0, 10, 25), trailing: random.pick(0, 10, 25))
    let size = CGSize(width: 200, height: 150)
    window = CGSize(
      width: size.width - safeArea.leading - safeArea.trailing,
      height: size.height - safeArea.top - safeArea.bottom)
    return .screen(size, safeArea, random.pick(.leftToRight, .rightToLeft))
  }
}
