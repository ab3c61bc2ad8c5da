// What pictures show between and across the nodes: the window, guides, baselines and gaps.

/// A line across some views, in the coordinates of the root or window.
struct LayoutLine: Equatable, Sendable {
  /// The axis on which the line has a position: horizontal for an upright line.
  let axis: Axis
  /// The line's position on the axis.
  let position: CGFloat
  /// The line's start on the other axis.
  let start: CGFloat
  /// The line's end on the other axis.
  let end: CGFloat
}

/// The gap between two neighbours in a stack.
struct LayoutGap: Equatable, Sendable {
  /// The stack's axis.
  let axis: Axis
  /// The space between the neighbours, as long as the stack on the other axis.
  let frame: CGRect
}

extension ResolvedLayout {
  /// The size of the window in which the root is centred, or of the root itself if there is no
  /// window.
  package var window: CGSize {
    (storage.window.size ?? storage.frames[0].size).cgSize
  }

  /// The lines on which stacks, including those that overlay their children, line their children
  /// up.
  var alignmentLines: [LayoutLine] {
    var readers = GuideCopies()
    var lines: [LayoutLine] = []
    forEachNode { visit in
      let storage = visit.storage
      let record = storage.nodes[visit.node]
      guard record.count > 1, !visit.isHidden else { return }
      let reader = readers.copy(of: storage)
      switch record.kind {
      case .stack:
        lines.append(reader.line(of: storage.guide(ofStack: record), through: visit))
      case .zstack:
        let pair = storage.guidePairs[Int(record.payload)]
        lines.append(reader.line(of: pair.horizontal, through: visit))
        lines.append(reader.line(of: pair.vertical, through: visit))
      default: break
      }
    }
    return lines.filter { $0.position.isFinite }
  }

  /// The first and last baselines of texts.
  var baselines: [LayoutLine] {
    var readers = GuideCopies()
    var lines: [LayoutLine] = []
    forEachNode { visit in
      guard visit.storage.nodes[visit.node].kind == .measured, !visit.isHidden else { return }
      let reader = readers.copy(of: visit.storage)
      let guides = [VerticalAlignment.firstTextBaseline, .lastTextBaseline].map { GuideKey($0) }
      let found = guides.compactMap { reader.explicitPosition(of: $0, $0.role, in: visit.node) }
      // Text of one line has one baseline.
      for position in found.prefix(found.first == found.last ? 1 : 2) {
        lines.append(
          LayoutLine(
            axis: .vertical, position: visit.frame.minY + position, start: visit.frame.minX,
            end: visit.frame.maxX))
      }
    }
    return lines
  }

  /// The gaps between neighbours in stacks.
  var gaps: [LayoutGap] {
    var gaps: [LayoutGap] = []
    forEachNode { visit in
      let storage = visit.storage
      let record = storage.nodes[visit.node]
      guard record.kind == .stack, record.count > 1, !visit.isHidden else { return }
      let axis = record.axis
      var end: CGFloat?
      for child in storage.children(of: visit.node)
      where !storage.nodes[child].flags.has(.leftOut) {
        let frame = storage.frames[child]
        let start = frame.origin[axis]
        if let end, start != Double(end) {
          gaps.append(gap(in: visit, from: end, to: CGFloat(start), axis))
        }
        end = CGFloat(start + frame.length(axis))
      }
    }
    return gaps
  }

  private func gap(
    in stack: Visit, from start: CGFloat, to end: CGFloat, _ axis: Axis
  ) -> LayoutGap {
    let frame = stack.frame
    guard axis == .horizontal else {
      return LayoutGap(
        axis: axis,
        frame: CGRect(
          x: frame.minX, y: frame.minY + start, width: frame.size.width, height: end - start))
    }
    let isMirrored = stack.storage.nodes[stack.node].flags.has(.rightToLeft)
    return LayoutGap(
      axis: axis,
      frame: CGRect(
        x: isMirrored ? frame.maxX - end : frame.minX + start, y: frame.minY,
        width: end - start, height: frame.size.height))
  }
}

/// Copies of storages for reading guides. Reading may measure, which must not change a result's own
/// storage.
private struct GuideCopies {
  private var copies: [ObjectIdentifier: TreeStorage] = [:]

  mutating func copy(of storage: TreeStorage) -> TreeStorage {
    if let copy = copies[ObjectIdentifier(storage)] { return copy }
    let copy = storage.copy(keepsCaches: false)
    copy.watchStack()
    copies[ObjectIdentifier(storage)] = copy
    return copy
  }
}

extension TreeStorage {
  /// Returns the line on which a container's children have a guide. The first child's stands for
  /// all.
  fileprivate func line(
    of guide: GuideKey, through container: ResolvedLayout.Visit
  ) -> LayoutLine {
    let child = Int(nodes[container.node].first)
    let frame = container.frame
    var offset = position(of: guide, guide.role, in: child) + frames[child].origin[guide.axis]
    guard guide.axis == .horizontal else {
      return LayoutLine(
        axis: .vertical, position: frame.minY + offset, start: frame.minX, end: frame.maxX)
    }
    if nodes[container.node].flags.has(.rightToLeft) { offset = frame.size.width - offset }
    return LayoutLine(
      axis: .horizontal, position: frame.minX + offset, start: frame.minY, end: frame.maxY)
  }
}
