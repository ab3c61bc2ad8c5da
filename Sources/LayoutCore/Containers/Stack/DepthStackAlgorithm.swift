/// Shares out the depth of a stack of overlapping views, from back to front.
///
/// 1. Without a proposed depth, every view is asked without one.
/// 2. Otherwise each view is asked for its minimum and maximum depth. Views of higher priority come
///    first, then less flexible ones, then those further back.
/// 3. The depth to share out is the proposal minus the gaps and all minimum depths. Each view of a
///    priority in turn is offered its minimum and an equal part of what is left. What it does not
///    take remains for the next.
/// 4. The views are placed in front of each other in their own order.
struct DepthStackAlgorithm {
  /// The distance between neighbours.
  let spacing: Double

  /// The depth that a view is offered, and the depth that it takes.
  struct Share: BitwiseCopyable {
    var offer = Proposal.none
    var depth = 0.0
  }

  func shares(of proposed: Double, priorities: [Double], ask: (Int, Double) -> Double) -> [Share] {
    var shares = [Share](repeating: Share(), count: priorities.count)
    guard !proposed.isNaN else {
      for index in shares.indices { shares[index].depth = ask(index, proposed) }
      return shares
    }
    let least = shares.indices.map { ask($0, 0) }
    let flexibility = shares.indices.map { index in
      let range = ask(index, .infinity) - least[index]
      return range.isNaN ? 0 : range
    }
    let order = shares.indices.sorted { a, b in
      if priorities[a] > priorities[b] { return true }
      if priorities[a] < priorities[b] { return false }
      return flexibility[a] == flexibility[b] ? a < b : flexibility[a] < flexibility[b]
    }
    let gaps = spacing * Double(max(0, shares.count - 1))
    var rest = least.reduce(proposed - gaps) { Self.difference($0, $1) }
    var position = 0
    while position < order.count {
      let priority = priorities[order[position]]
      // NaN as a priority equals no other and makes a run by itself.
      let end = order[(position + 1)...].firstIndex { priorities[$0] != priority } ?? order.count
      for next in position..<end {
        let index = order[next]
        rest += least[index]
        let offer = max(0, rest / Double(end - next))
        let depth = ask(index, offer)
        shares[index] = Share(offer: offer, depth: depth)
        rest = Self.difference(rest, depth)
      }
      position = end
    }
    return shares
  }

  /// Returns the positions of the views and the depth of the stack.
  func places(_ shares: [Share]) -> (positions: [Double], depth: Double) {
    var position = 0.0
    let positions = shares.enumerated().map { index, share in
      if index > 0 { position += spacing }
      defer { position += share.depth }
      return position
    }
    return (positions, max(0, position))
  }

  /// Returns the difference; an infinite length stays infinite.
  private static func difference(_ room: Double, _ taken: Double) -> Double {
    room == .infinity ? room : room - taken
  }
}

/// The extent of views before and behind the guide on which they line up.
struct DepthExtent {
  private(set) var before = -Double.infinity
  private var after = -Double.infinity

  mutating func include(_ depth: Double, guide: Double) {
    before = max(before, guide)
    after = max(after, depth == .infinity ? .infinity : depth - guide)
  }

  var depth: Double {
    if before == -.infinity, after == -.infinity { return 0 }
    return after == .infinity ? .infinity : max(0, before + after)
  }

  /// Returns the position at which a view's guide meets the others'.
  func position(forGuide guide: Double) -> Double {
    let position = before - guide
    return position.isNaN ? 0 : position
  }
}
