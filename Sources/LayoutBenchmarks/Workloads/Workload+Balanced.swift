import LayoutCore

extension Workload {
  /// A bushy tree of alternating stacks; every other leaf is flexible.
  ///
  /// - Parameter modified: modifies a leaf, of which it is told the number.
  static func balanced(
    depth: Int, _ modified: @escaping (LayoutNode, Int) -> LayoutNode = { leaf, _ in leaf }
  ) -> Workload {
    balanced(
      depth: depth,
      name: depth == 4 ? "W4 balanced" : depth == 6 ? "W4 large (W11)" : "W4 depth \(depth)",
      summary: "a 10-ary tree of alternating stacks, depth \(depth)", modified
    ) { level, children in
      level.isMultiple(of: 2) ? .vstack(spacing: 1, children) : .hstack(spacing: 1, children)
    }
  }

  /// The same tree of a layout that a client wrote.
  static func custom(depth: Int) -> Workload {
    balanced(
      depth: depth, name: "W9 custom", summary: "W4 of a layout written by a client"
    ) { level, children in
      .layout(ClientStack(axis: level.isMultiple(of: 2) ? .vertical : .horizontal), children)
    }
  }

  /// The same tree of stacks whose type is erased.
  static func anyLayout(depth: Int) -> Workload {
    balanced(
      depth: depth, name: "W9 AnyLayout", summary: "W4 of AnyLayout around stacks"
    ) { level, children in
      let layout =
        level.isMultiple(of: 2)
        ? AnyLayout(VStackLayout(spacing: 1)) : AnyLayout(HStackLayout(spacing: 1))
      return .layout(layout, children)
    }
  }

  private static func balanced(
    depth: Int, name: String, summary: String,
    _ modified: @escaping (LayoutNode, Int) -> LayoutNode = { leaf, _ in leaf },
    _ container: @escaping (_ level: Int, _ children: [LayoutNode]) -> LayoutNode
  ) -> Workload {
    let leaves = (0..<depth).reduce(1) { count, _ in count * 10 }
    var nodes = 1
    for level in 1...depth { nodes += (0..<level).reduce(1) { count, _ in count * 10 } }
    func size(_ index: Int) -> (Double, Double) {
      (Double(2 + index % 3), Double(1 + index % 2))
    }
    return Workload(
      name: name, summary: summary, nodeCount: nodes, leafCount: leaves,
      proposal: ProposedViewSize(width: 4000, height: 4000),
      describe: {
        func node(_ level: Int, _ index: Int) -> LayoutNode {
          if level == depth {
            let (width, height) = size(index)
            return modified(
              index.isMultiple(of: 2) ? .fixed(width: width, height: height) : .flexible, index)
          }
          return container(level, (0..<10).map { node(level + 1, index * 10 + $0) })
        }
        return node(0, 0)
      },
      floor: {
        func add(_ level: Int, _ index: Int, to tree: inout FloorTree) {
          if level == depth {
            let (width, height) = size(index)
            return index.isMultiple(of: 2)
              ? tree.fixed(width: width, height: height) : tree.flexible()
          }
          tree.container(
            axis: level.isMultiple(of: 2) ? .vertical : .horizontal, spacing: 1, count: 10
          ) { add(level + 1, index * 10 + $1, to: &$0) }
        }
        var tree = FloorTree()
        add(0, 0, to: &tree)
        return tree
      },
      changes: { leaves in leaves.enumerated().filter { $0.offset % 2 == 0 }.map(\.element) },
      changed: { .fixed(width: CGFloat(2 + $0 % 4), height: CGFloat(1 + $0 % 2)) },
      floorChanged: { (Double(2 + $0 % 4), Double(1 + $0 % 2)) })
  }
}

/// A stack as a careful client writes it: equal parts for those that take more than the others.
///
/// The stacks around it ask how little and how much it takes. Like their subviews' part in that,
/// the answers need asking the subviews once, so the cache keeps them.
struct ClientStack: Layout {
  var axis: Axis

  struct Cache {
    /// What is taken whatever is proposed: by gaps, and by those of one length.
    var fixed: CGFloat = 0
    /// How many subviews take more if they get more.
    var takers: CGFloat = 0
    /// The size for no room at all.
    var smallest = CGSize.zero
    /// The size for endless room.
    var largest = CGSize.zero
  }

  func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache()
    cache.fixed = gaps(subviews)
    var (smallest, largest) = (cache.fixed, cache.fixed)
    var (narrowest, widest): (CGFloat, CGFloat) = (0, 0)
    for index in subviews.indices {
      let (least, most) = (
        subviews[index].sizeThatFits(.zero), subviews[index].sizeThatFits(.infinity)
      )
      if length(most) > length(least) {
        cache.takers += 1
      } else {
        cache.fixed += length(least)
      }
      smallest += length(least)
      largest += length(most)
      narrowest = max(narrowest, breadth(least))
      widest = max(widest, breadth(most))
    }
    cache.smallest = size(smallest, narrowest)
    cache.largest = size(largest, widest)
    return cache
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    if proposal == .zero { return cache.smallest }
    if proposal == .infinity { return cache.largest }
    let share = share(of: proposal, cache)
    var total = gaps(subviews)
    var widest: CGFloat = 0
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(share)
      total += length(size)
      widest = max(widest, breadth(size))
    }
    return size(total, widest)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let share = share(of: proposal, cache)
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for index in subviews.indices {
      let point =
        axis == .horizontal
        ? CGPoint(x: position, y: bounds.midY) : CGPoint(x: bounds.midX, y: position)
      subviews[index].place(
        at: point, anchor: axis == .horizontal ? .leading : .top, proposal: share)
      position += length(subviews[index].sizeThatFits(share)) + 1
    }
  }
}

extension ClientStack {
  /// What every subview is proposed.
  private func share(of proposal: ProposedViewSize, _ cache: Cache) -> ProposedViewSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let share = cache.takers > 0 ? max(0, length(size) - cache.fixed) / cache.takers : 0
    return axis == .horizontal
      ? ProposedViewSize(width: share, height: size.height)
      : ProposedViewSize(width: size.width, height: share)
  }

  private func gaps(_ subviews: Subviews) -> CGFloat { CGFloat(subviews.count - 1) }

  private func length(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func breadth(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.height : size.width
  }

  private func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }
}
