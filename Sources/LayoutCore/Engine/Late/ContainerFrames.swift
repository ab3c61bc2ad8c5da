/// Frames whose lengths follow from those of the nearest container.
extension TreeStorage {
  /// Updates the lengths of such frames, as far as the containers' lengths are known.
  ///
  /// - Returns: whether any length has changed.
  func updateContainerFrames(_ frames: [LateNodes.InContainer]) -> Bool {
    var hasChanged = false
    // Once one has changed, its container is not measured any more.
    for (place, container) in zip(frames, frames.map(containerSize)) {
      guard case .containerFrame(let frame) = geometry(of: place.node)?.role else { continue }
      let payload = Int(nodes[place.node].payload)
      let old = fixedFrames[payload]
      // A part of the container, so it is rounded down.
      func length(on axis: Axis) -> CGFloat? {
        frame.length(in: container, on: axis).map { CGFloat(unit.down(Double($0))) }
      }
      let new = FixedFrame(
        width: length(on: .horizontal), height: length(on: .vertical), alignment: old.alignment)
      guard !new.lengths.isIdentical(to: old.lengths) else { continue }
      fixedFrames[payload] = new
      markChanged(place.node)
      hasChanged = true
    }
    return hasChanged
  }

  /// Reports the lengths of such frames that are of no use, once they are those of the layout.
  func reportContainerFrames(_ frames: [LateNodes.InContainer]) {
    var leftOut = LeftOutNodes(storage: self)
    for place in frames where !leftOut.contains(place.node) {
      guard case .containerFrame(let frame) = geometry(of: place.node)?.role else { continue }
      let container = containerSize(around: place)
      for axis in Axis.allCases {
        if let length = frame.length(in: container, on: axis), !length.isUsable || length < 0 {
          report(
            .invalidNumber, place.node,
            DiagnosticText(
              "has a \(axis.lengthName) of \(length.inDiagnostics) relative to its container",
              outcome: length < 0 ? "0 is used" : "it counts as not given"), isOfOneLayout: true)
        }
      }
    }
  }

  /// Returns the size of the container around a frame that is relative to it, during the layout.
  private func containerSize(around frame: LateNodes.InContainer) -> Size {
    if let container = frame.container { return size(ofContainer: container) ?? .zero }
    guard host?.storage == nil else { return work.container ?? containerSize(around: 0) }
    return sizeWithoutContainer
  }

  /// Returns the size of the nearest container without its unsafe area, or that of the window if
  /// there is none. Without a window, the root's proposal counts, and its own size where nothing is
  /// proposed.
  func containerSize(around node: Int) -> Size {
    var climb = ClimbToWindow(from: node, in: self)
    while climb.goUp() {
      if let size = climb.storage.size(ofContainer: climb.node) { return size }
    }
    return climb.storage.sizeWithoutContainer
  }

  /// Returns the size of a node without its unsafe area if it is a container, as far as the size is
  /// known.
  private func size(ofContainer node: Int) -> Size? {
    guard let geometry = geometry(of: node), geometry.isFrameContainer else { return nil }
    guard case .scroll(let scroll) = geometry.role else {
      return knownSize(of: node, scrollingAlong: [.horizontal, .vertical], without: EdgeInsets())
    }
    return knownSize(
      of: node, scrollingAlong: scroll.axes, without: contentInsets(of: node, scroll.axes))
  }

  /// Returns the size that counts for frames around which there is no container.
  private var sizeWithoutContainer: Size {
    if let offer = window.offer { return offer }
    let proposed = window.proposal
    let root = work.isBeginning ? .zero : frames[0].size
    return Size(
      proposed.width.isFinite ? proposed.width : root.width,
      proposed.height.isFinite ? proposed.height : root.height)
  }

  /// Returns a node's size less insets; infinite as long as the node is not measured.
  ///
  /// A size from an earlier layout doesn't count, because it may depend on what is inside, and
  /// could settle elsewhere.
  ///
  /// Across the axes along which it scrolls, a node is as long as its content, and the content's
  /// lengths must not depend on themselves. There the node's proposal counts.
  private func knownSize(
    of node: Int, scrollingAlong axes: Axis.Set, without insets: EdgeInsets
  ) -> Size {
    guard !work.isBeginning, !nodes[node].flags.has(.unmeasured) else {
      return Size(.infinity, .infinity)
    }
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

extension FixedFrame { fileprivate var lengths: Proposal { Proposal(width, height) } }
