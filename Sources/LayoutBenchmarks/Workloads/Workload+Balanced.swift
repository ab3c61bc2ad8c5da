import LayoutCore

extension Workload {
  /// A bushy tree of alternating stacks; every other leaf is flexible.
  static func balanced(depth: Int) -> Workload {
    balanced(
      depth: depth,
      name: depth == 4 ? "W4 balanced" : depth == 6 ? "W4 large (W11)" : "W4 depth \(depth)",
      summary: "a 10-ary tree of alternating stacks, depth \(depth)"
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
            return index.isMultiple(of: 2) ? .fixed(width: width, height: height) : .flexible
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
      changed: { .fixed(width: CGFloat(2 + $0 % 4), height: CGFloat(1 + $0 % 2)) })
  }
}

/// A stack as a client might write it: equal parts for those that take more than the others.
struct ClientStack: Layout {
  var axis: Axis

  struct Cache {
    var minimum: [CGFloat] = []
    var maximum: [CGFloat] = []
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  private func length(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func breadth(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.height : size.width
  }

  private func fill(_ cache: inout Cache, _ subviews: Subviews) {
    guard cache.minimum.isEmpty else { return }
    cache.minimum = subviews.map { length($0.sizeThatFits(.zero)) }
    cache.maximum = subviews.map { length($0.sizeThatFits(.infinity)) }
  }

  private func share(
    _ available: CGFloat, _ breadth: CGFloat?, _ subviews: Subviews, _ cache: inout Cache
  ) -> (share: CGFloat, breadth: CGFloat?) {
    fill(&cache, subviews)
    var fixed: CGFloat = CGFloat(subviews.count - 1)
    var takers: CGFloat = 0
    for index in subviews.indices {
      if cache.maximum[index] > cache.minimum[index] {
        takers += 1
      } else {
        fixed += cache.minimum[index]
      }
    }
    return (takers > 0 ? max(0, available - fixed) / takers : 0, breadth)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let (share, breadth) = share(length(size), breadth(size), subviews, &cache)
    var total = CGFloat(subviews.count - 1)
    var widest: CGFloat = 0
    for subview in subviews {
      let answer = subview.sizeThatFits(proposed(share, breadth))
      total += length(answer)
      widest = max(widest, self.breadth(answer))
    }
    return axis == .horizontal
      ? CGSize(width: total, height: widest) : CGSize(width: widest, height: total)
  }

  private func proposed(_ length: CGFloat, _ breadth: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: breadth)
      : ProposedViewSize(width: breadth, height: length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let size = proposal.replacingUnspecifiedDimensions()
    let (share, breadth) = share(length(size), breadth(size), subviews, &cache)
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for subview in subviews {
      let offered = proposed(share, breadth)
      let answer = subview.sizeThatFits(offered)
      let point =
        axis == .horizontal
        ? CGPoint(x: position, y: bounds.midY) : CGPoint(x: bounds.midX, y: position)
      subview.place(at: point, anchor: axis == .horizontal ? .leading : .top, proposal: offered)
      position += length(answer) + 1
    }
  }
}
