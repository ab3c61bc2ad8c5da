/// Where the content of scroll views is.
extension TreeStorage {
  /// Puts the content of scroll views where it is scrolled to.
  func scroll(_ nodes: [Int]) {
    for node in nodes {
      guard case .scroll(let scroll) = geometry(of: node)?.role, self.nodes[node].count > 0 else {
        continue
      }
      let content = Int(self.nodes[node].first)
      frames[content].origin = contentOrigin(of: content, in: node, scroll)
    }
  }

  private func contentOrigin(of content: Int, in node: Int, _ scroll: ScrollContent) -> Point {
    let insets = contentInsets(of: node, scroll.axes)
    let isCentered = scroll.axes == [.horizontal, .vertical]
    var origin = Point.zero
    for axis in Axis.allCases {
      let (length, visible) = (frames[content].length(axis), frames[node].length(axis))
      guard length.isFinite, visible.isFinite else { continue }
      let (before, after) = (Double(insets.start(axis)), Double(insets.end(axis)))
      let isScrolling = scroll.axes.contains(axis)
      origin[axis] = ScrollLayout.start(
        of: length, in: visible, before: before, after: after,
        isCentered: isScrolling && isCentered)
      guard isScrolling else { continue }
      let distance = ScrollLayout.distance(of: length, in: visible, before: before, after: after)
      origin[axis] -= scroll.target.offset(on: axis, within: distance)
    }
    return origin
  }

  /// The space around the content of a scroll view: its margins, and along the axes that scroll the
  /// unsafe area into which its visible part extends from the place that the scroll view was given.
  func contentInsets(of node: Int, _ axes: Axis.Set) -> EdgeInsets {
    guard let layout = layouts[Int(nodes[node].payload)].box.layout as? ScrollLayout else {
      return EdgeInsets()
    }
    let (inner, outer) = (frames[node], frames[Int(nodes[node].parent)])
    func extra(_ axis: Axis, _ distance: Double) -> CGFloat {
      axes.contains(axis) ? CGFloat(max(0, distance)) : 0
    }
    let unsafe = EdgeInsets(
      top: extra(.vertical, -inner.y), leading: extra(.horizontal, -inner.x),
      bottom: extra(.vertical, inner.y + inner.height - outer.height),
      trailing: extra(.horizontal, inner.x + inner.width - outer.width))
    return EdgeInsets(
      top: layout.margins.top + unsafe.top, leading: layout.margins.leading + unsafe.leading,
      bottom: layout.margins.bottom + unsafe.bottom,
      trailing: layout.margins.trailing + unsafe.trailing)
  }
}

extension ScrollTarget {
  /// How far the content is scrolled along an axis.
  ///
  /// - Parameter distance: how far it can be scrolled.
  fileprivate func offset(on axis: Axis, within distance: Double) -> Double {
    switch self {
    case .offset(let point):
      let offset = Point(point)[axis]
      return offset.isUsable ? offset : 0
    case .anchor(let anchor):
      let fraction = Double(axis == .horizontal ? anchor.x : anchor.y)
      return fraction.isUsable ? fraction * distance : 0
    }
  }
}
