import LayoutCore
import TestSupport

/// A view with views inside whose guides it passes on.
protocol ContainerRule: PlaneRule {}

extension ContainerRule {
  /// The first baseline is the highest, the last one the lowest; a client's guide is where they
  /// are on average.
  func explicitValue(of guide: RuledGuide, in own: OwnSize) throws -> CGFloat? {
    guard !guide.isOfFrame else { return nil }
    let values = try places(in: own).compactMap { try $0.explicitValue(of: guide) }
    guard !values.isEmpty else { return nil }
    switch guide {
    case .firstBaseline: return values.min()
    case .lastBaseline: return values.max()
    default: return values.reduce(0, +) / CGFloat(values.count)
    }
  }
}

struct StackRule: ContainerRule {
  let axis: Axis
  /// A guide of the other axis.
  let guide: RuledGuide
  let spacing: CGFloat
  let views: [RuledView]

  private var cross: Axis { axis == .horizontal ? .vertical : .horizontal }
  private var gaps: CGFloat { spacing * CGFloat(views.count - 1) }

  var node: LayoutNode {
    let nodes = views.map(\.node)
    return axis == .horizontal
      ? .hstack(alignment: VerticalAlignment(guide), spacing: spacing, nodes)
      : .vstack(alignment: HorizontalAlignment(guide), spacing: spacing, nodes)
  }

  func size(proposed proposal: ProposedViewSize) throws -> CGSize {
    let measured = try self.measured(proposal)
    guard measured.contains(where: { $0.size[cross] == .infinity }) else {
      return try arranged(measured).size
    }
    var size = CGSize.zero
    size[axis] = measured.reduce(gaps) { $0 + $1.size[axis] }
    size[cross] = .infinity
    return size
  }

  func places(in own: OwnSize) throws -> [PlacedView] {
    var proposal = own.proposal
    proposal[cross] = proposal[cross] ?? own.size[cross]
    return try arranged(measured(proposal)).places
  }

  /// The views one after the other, with their guides on a line.
  private func arranged(
    _ measured: [MeasuredView]
  ) throws -> (size: CGSize, places: [PlacedView]) {
    let guides = try measured.map { try $0.value(of: guide) }
    let before = max(0, guides.max() ?? 0)
    let after = max(0, zip(measured, guides).map { $0.size[cross] - $1 }.max() ?? 0)
    var start: CGFloat = 0
    var places: [PlacedView] = []
    for (view, guide) in zip(measured, guides) {
      if !places.isEmpty { start += spacing }
      var origin = CGPoint.zero
      origin[axis] = start
      origin[cross] = before - guide
      places.append(view.placed(at: origin))
      start += view.size[axis]
    }
    var size = CGSize.zero
    size[axis] = start
    size[cross] = before + after
    return (size, places)
  }
}

// MARK: - Sharing the length

extension StackRule {
  /// 1. Where no length is proposed, nothing is shared: each view is proposed the same.
  /// 2. The spaces, and what views of lower priorities need at least, are taken away.
  /// 3. The views of each priority, the highest first, are asked in the order of how far they can
  ///    stretch: each is offered an equal share of what is left, and takes its length away.
  private func measured(_ proposal: ProposedViewSize) throws -> [MeasuredView] {
    guard let length = proposal[axis] else {
      return try numbers(views.map { try $0.measured(proposed: proposal) })
    }
    func proposing(_ length: CGFloat) -> ProposedViewSize {
      var proposal = proposal
      proposal[axis] = length
      return proposal
    }
    let least = try views.map { try $0.size(proposed: proposing(0))[axis] }
    let most = try views.map { try $0.size(proposed: proposing(.infinity))[axis] }
    var room = length - gaps
    var measured: [Int: MeasuredView] = [:]
    for priority in Set(views.map(\.layoutPriority)).sorted(by: >) {
      let isInGroup = views.map { $0.layoutPriority == priority }
      let group = order(views.indices.filter { isInGroup[$0] }, least, most)
      if measured.isEmpty {
        for index in views.indices where !isInGroup[index] { room -= least[index] }
      } else {
        for index in group { room += least[index] }
      }
      for (turn, index) in group.enumerated() {
        let share = max(room / CGFloat(group.count - turn), 0)
        let view = try views[index].measured(proposed: proposing(share))
        room -= view.size[axis]
        if room.isNaN { throw NoNumber() }
        measured[index] = view
      }
    }
    return try numbers(views.indices.compactMap { measured[$0] })
  }

  /// Views of one priority in the order in which they are asked: what stretches least comes first,
  /// and of what stretches without end what is longest.
  private func order(_ group: [Int], _ least: [CGFloat], _ most: [CGFloat]) -> [Int] {
    func isBefore(_ index: Int, _ other: Int) -> Bool {
      let (stretch, otherStretch) = (most[index] - least[index], most[other] - least[other])
      if stretch == otherStretch, stretch == .infinity { return least[index] > least[other] }
      return stretch < otherStretch
    }
    // Not `sorted`: differences that are no numbers are before nothing and after nothing.
    var order: [Int] = []
    for index in group {
      var place = order.count
      while place > 0, isBefore(index, order[place - 1]) { place -= 1 }
      order.insert(index, at: place)
    }
    return order
  }

  private func numbers(_ measured: [MeasuredView]) throws -> [MeasuredView] {
    if measured.contains(where: { $0.size.width.isNaN || $0.size.height.isNaN }) {
      throw NoNumber()
    }
    return measured
  }
}
