/// The spacing that nodes prefer, computed when it is first asked for.
extension TreeStorage {
  /// Returns the spacing of a summarised node.
  func spacing(of node: Int) -> ViewSpacing {
    let index = nodes[node].spacing
    switch index {
    case SpacingClass.generic: return .generic
    case SpacingClass.zero: return .zero
    case SpacingClass.unresolved:
      let spacing = resolveSpacing(of: node)
      work.written.note(node)
      nodes[node].spacing = Int32(spacings.count)
      spacings.append(spacing)
      return spacing
    default: return spacings[Int(index)]
    }
  }

  /// Leaves a changed node the spacing that it had, if what it prefers now is the same.
  func keepSpacing(of node: Int, as before: NodeRecord) {
    guard before.spacing >= 0, nodes[node].spacing == SpacingClass.unresolved else { return }
    if resolveSpacing(of: node).isIdentical(to: spacings[Int(before.spacing)]) {
      nodes[node].spacing = before.spacing
    }
  }

  @inline(__always) private func resolveSpacing(of node: Int) -> ViewSpacing {
    let record = nodes[node]
    switch record.kind {
    case .spacer: return .spacer(along: record.axis)
    case .measured:
      let leaf = Int(record.payload)
      guard let metrics = measuredLeaves.address(of: leaf).pointee.metrics else { return .generic }
      let size = ask(leaf: leaf, .unspecified, node: node)
      let baselines = baselines(ofLeaf: leaf, .unspecified, node: node)
      return .text(
        metrics.value, size: size, firstBaseline: baselines.first, lastBaseline: baselines.last)
    case .stack: return spacing(ofStack: record)
    case .zstack: return spacing(ofOverlap: record)
    case .grid: return spacing(ofGrid: record)
    case .layout: return spacing(ofLayout: node)
    default:
      var spacing = spacing(of: Int(record.first))
      let moved = movedEdges(of: record)
      if !moved.isEmpty { spacing.reset(moved, direction: record.direction) }
      return spacing
    }
  }

  private func spacing(ofStack record: NodeRecord) -> ViewSpacing {
    ViewSpacing(
      ofLine: children(of: record).lazy.map { self.spacing(of: $0) }, along: record.axis,
      in: record.direction)
  }

  private func spacing(ofOverlap record: NodeRecord) -> ViewSpacing {
    let top = highestPriority(in: record)
    var spacing = ViewSpacing()
    spacing.direction = record.direction
    for child in children(of: record) where top.decides(priority(of: child)) {
      spacing.formUnion(self.spacing(of: child))
    }
    return spacing
  }
}

// MARK: - Modifiers

extension TreeStorage {
  /// Returns the class of a modifier's spacing, without computing the spacing.
  func spacingClass(ofModifier node: Int) -> Int32 {
    let child = nodes[Int(nodes[node].first)].spacing
    if child == SpacingClass.generic { return child }
    let moved = movedEdges(of: nodes[node])
    if moved.isEmpty { return child }
    return moved == .all ? SpacingClass.generic : SpacingClass.unresolved
  }

  /// Returns the edges on which a modifier replaces its child's spacing.
  private func movedEdges(of record: NodeRecord) -> Edge.Set {
    let payload = Int(record.payload)
    switch record.kind {
    case .padding: return paddings[payload].movedEdges
    case .modifier: return modifiers[payload].movedEdges
    // A spacer in a frame keeps touching its neighbours.
    case .frame:
      return isSpacer(Int(record.first)) ? [] : fixedFrames[payload].movedEdges
    case .flexibleFrame:
      return isSpacer(Int(record.first)) ? [] : flexibleFrames[payload].movedEdges
    default: return []
    }
  }

  /// Returns whether a node is a spacer, or one inside modifiers that do not affect layout.
  private func isSpacer(_ node: Int) -> Bool {
    var node = node
    while nodes[node].kind.isPassive { node = Int(nodes[node].first) }
    return nodes[node].kind == .spacer
  }
}

extension ViewSpacing {
  /// Returns the spacing of a spacer in a stack: zero at its ends, no preference at its sides.
  fileprivate static func spacer(along axis: Axis) -> ViewSpacing {
    axis == .horizontal
      ? ViewSpacing(top: .none, left: .touching, bottom: .none, right: .touching)
      : ViewSpacing(top: .touching, left: .none, bottom: .touching, right: .none)
  }
}
