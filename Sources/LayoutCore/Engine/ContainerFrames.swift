/// Frames whose lengths follow from those of the nearest container.
extension TreeStorage {
  /// Updates the lengths of such frames, as far as the containers' lengths are known.
  ///
  /// - Parameter isBeginning: whether a layout begins. Containers' sizes from an earlier layout
  ///   then don't count: they may depend on the frames inside, and could settle elsewhere.
  /// - Returns: whether any length has changed.
  func updateContainerFrames(_ nodes: [Int], isBeginning: Bool = false) -> Bool {
    var hasChanged = false
    for node in nodes {
      guard case .containerFrame(let frame) = geometry(of: node)?.role else { continue }
      let container = containerSize(around: node, isBeginning: isBeginning)
      let payload = Int(self.nodes[node].payload)
      let old = fixedFrames[payload]
      let new = FixedFrame(
        width: frame.length(in: container, on: .horizontal),
        height: frame.length(in: container, on: .vertical), alignment: old.alignment)
      guard !new.isSame(as: old) else { continue }
      fixedFrames[payload] = new
      markChanged(node)
      hasChanged = true
    }
    return hasChanged
  }

  /// Reports the lengths of such frames that are of no use, once they are those of the layout.
  func reportContainerFrames(_ nodes: [Int]) {
    for node in nodes where !isLeftOut(node) {
      guard case .containerFrame(let frame) = geometry(of: node)?.role else { continue }
      let container = containerSize(around: node)
      for axis in Axis.allCases {
        if let length = frame.length(in: container, on: axis), !length.isUsable || length < 0 {
          report(
            .invalidNumber, node,
            DiagnosticText(
              "has a \(axis.lengthName) of \(length.inDiagnostics) relative to its container",
              outcome: length < 0 ? "0 is used" : "it counts as not given"), isOfOneLayout: true)
        }
      }
    }
  }

  /// Returns the size of the nearest container without its unsafe area, or that of the window if
  /// there is none. Without a window, the root's proposal counts, and its own size where nothing is
  /// proposed.
  func containerSize(around node: Int, isBeginning: Bool = false) -> Size {
    var ascent = Ascent(from: node, in: self)
    while ascent.climb() {
      let (storage, node) = (ascent.storage, ascent.node)
      guard let geometry = storage.geometry(of: node) else { continue }
      let isUnknown = isBeginning && storage === self
      if case .scroll(let scroll) = geometry.role {
        if isUnknown { return Size(.infinity, .infinity) }
        return storage.knownSize(
          of: node, scrollingAlong: scroll.axes,
          without: storage.contentInsets(of: node, scroll.axes))
      }
      if geometry.isContainer {
        if isUnknown { return Size(.infinity, .infinity) }
        return storage.knownSize(
          of: node, scrollingAlong: [.horizontal, .vertical], without: EdgeInsets())
      }
    }
    let top = ascent.storage
    guard let offer = top.window.offer else {
      let root = isBeginning && top === self ? Size.zero : top.frames[0].size
      let proposed = top.window.proposal
      return Size(
        proposed.width.isFinite ? proposed.width : root.width,
        proposed.height.isFinite ? proposed.height : root.height)
    }
    return offer
  }

  /// Returns a node's size less insets; infinite as long as the node is not measured.
  ///
  /// Across the axes along which it scrolls, a node is as long as its content, and the content's
  /// lengths must not depend on themselves. There the node's proposal counts.
  private func knownSize(
    of node: Int, scrollingAlong axes: Axis.Set, without insets: EdgeInsets
  ) -> Size {
    guard !nodes[node].flags.has(.unmeasured) else { return Size(.infinity, .infinity) }
    var size = frames[node].size
    for axis in Axis.allCases where !axes.contains(axis) && proposals[node][axis].isFinite {
      size[axis] = proposals[node][axis]
    }
    return Size(
      max(0, size.width - Double(insets.total(.horizontal))),
      max(0, size.height - Double(insets.total(.vertical))))
  }
}

extension ContainerFrame {
  /// The length that a container of a size gives, if the frame has one on an axis.
  fileprivate func length(in container: Size, on axis: Axis) -> CGFloat? {
    guard axes.contains(axis), container[axis].isFinite else { return nil }
    return length(CGFloat(container[axis]), axis)
  }
}

extension FixedFrame {
  fileprivate func isSame(as other: FixedFrame) -> Bool {
    func same(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }
    return same(width, other.width) && same(height, other.height)
  }
}
