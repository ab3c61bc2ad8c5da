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
  public var window: CGSize { (storage.window.size ?? storage.frames[0].size).cgSize }

  /// The lines on which stacks, including those that overlay their children, line their children
  /// up.
  var alignmentLines: [LayoutLine] {
    var readers = GuideCopies()
    var lines: [LayoutLine] = []
    for node in nodes where !node.isHidden {
      let (storage, record) = (node.source.storage, node.record)
      guard record.count > 1 else { continue }
      let reader = readers.copy(of: storage)
      switch record.kind {
      case .stack:
        lines.append(reader.line(of: storage.guide(ofStack: record), through: node))
      case .zstack:
        let pair = storage.guidePairs[Int(record.payload)]
        lines.append(reader.line(of: pair.horizontal, through: node))
        lines.append(reader.line(of: pair.vertical, through: node))
      default: break
      }
    }
    return lines.filter { $0.position.isFinite }
  }

  /// The first and last baselines of texts.
  var baselines: [LayoutLine] {
    var readers = GuideCopies()
    var lines: [LayoutLine] = []
    for node in nodes where node.record.kind == .measured && !node.isHidden {
      let (storage, place) = node.source
      let reader = readers.copy(of: storage)
      let guides = [VerticalAlignment.firstTextBaseline, .lastTextBaseline].map { GuideKey($0) }
      let found = guides.compactMap { reader.explicitPosition(of: $0, $0.role, in: place) }
      // Text of one line has one baseline.
      for position in found.prefix(found.first == found.last ? 1 : 2) {
        lines.append(
          LayoutLine(
            axis: .vertical, position: node.laidOutFrame.minY + position,
            start: node.laidOutFrame.minX, end: node.laidOutFrame.maxX))
      }
    }
    return lines
  }

  /// The gaps between neighbours in stacks.
  var gaps: [LayoutGap] {
    var gaps: [LayoutGap] = []
    for node in nodes where !node.isHidden {
      let (storage, record) = (node.source.storage, node.record)
      guard record.kind == .stack, record.count > 1 else { continue }
      let axis = record.axis
      var end: CGFloat?
      for child in storage.children(of: node.source.node)
      where !storage.nodes[child].flags.has(.leftOut) {
        let frame = storage.frames[child]
        let start = frame.origin[axis]
        if let end, start != Double(end) {
          gaps.append(gap(in: node, from: end, to: CGFloat(start), axis))
        }
        end = CGFloat(start + frame.length(axis))
      }
    }
    return gaps
  }

  private func gap(
    in stack: Node, from start: CGFloat, to end: CGFloat, _ axis: Axis
  ) -> LayoutGap {
    let frame = stack.laidOutFrame
    guard axis == .horizontal else {
      return LayoutGap(
        axis: axis,
        frame: CGRect(
          x: frame.minX, y: frame.minY + start, width: frame.size.width, height: end - start))
    }
    let isMirrored = stack.layoutDirection == .rightToLeft
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
  fileprivate func line(of guide: GuideKey, through container: ResolvedLayout.Node) -> LayoutLine {
    let child = Int(container.record.first)
    let frame = container.laidOutFrame
    var offset = position(of: guide, guide.role, in: child) + frames[child].origin[guide.axis]
    guard guide.axis == .horizontal else {
      return LayoutLine(
        axis: .vertical, position: frame.minY + offset, start: frame.minX, end: frame.maxX)
    }
    if container.layoutDirection == .rightToLeft { offset = frame.size.width - offset }
    return LayoutLine(
      axis: .horizontal, position: frame.minX + offset, start: frame.minY, end: frame.maxY)
  }
}
