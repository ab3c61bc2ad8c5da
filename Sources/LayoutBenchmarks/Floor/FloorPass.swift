/// The passes of the floor over its arrays.
struct FloorPass {
  let nodes: UnsafeMutablePointer<FloorTree.Node>
  let needs: UnsafeMutablePointer<FloorTree.Rectangle>
  let frames: UnsafeMutablePointer<FloorTree.Rectangle>
  let count: Int

  @inline(__always) private func children(_ node: FloorTree.Node) -> Range<Int> {
    Int(node.first)..<Int(node.first + node.count)
  }

  /// Upward: what every node needs, and whether it takes more.
  func addUp() {
    var index = count
    while index > 0 {
      index -= 1
      let node = nodes[index]
      guard node.count > 0 else { continue }
      var (width, height, across, down) = (0.0, 0.0, false, false)
      let gaps = Double(node.count - 1) * node.value
      switch node.kind {
      case .row:
        for child in children(node) {
          width += needs[child].width
          height = max(height, needs[child].height)
          across = across || nodes[child].growsAcross
          down = down || nodes[child].growsDown
        }
        width += gaps
      case .column:
        for child in children(node) {
          width = max(width, needs[child].width)
          height += needs[child].height
          across = across || nodes[child].growsAcross
          down = down || nodes[child].growsDown
        }
        height += gaps
      default:
        let child = Int(node.first)
        width = needs[child].width + 2 * node.value
        height = needs[child].height + 2 * node.value
      }
      needs[index].width = width
      needs[index].height = height
      nodes[index].growsAcross = across
      nodes[index].growsDown = down
    }
  }

  /// Downward: what is left goes to those that take more, in equal parts.
  func shareOut() {
    for index in 0..<count {
      let node = nodes[index]
      guard node.count > 0 else { continue }
      let frame = frames[index]
      var position = 0.0
      if node.kind == .row {
        var takers = 0.0
        for child in children(node) where nodes[child].growsAcross { takers += 1 }
        let share = takers > 0 ? max(0, frame.width - needs[index].width) / takers : 0
        for child in children(node) {
          let width = needs[child].width + (nodes[child].growsAcross ? share : 0)
          let height = nodes[child].growsDown ? frame.height : needs[child].height
          frames[child] = FloorTree.Rectangle(
            x: position, y: (frame.height - height) * 0.5, width: width, height: height)
          position += width + node.value
        }
      } else {
        var takers = 0.0
        for child in children(node) where nodes[child].growsDown { takers += 1 }
        let share = takers > 0 ? max(0, frame.height - needs[index].height) / takers : 0
        for child in children(node) {
          let height = needs[child].height + (nodes[child].growsDown ? share : 0)
          let width = nodes[child].growsAcross ? frame.width : needs[child].width
          frames[child] = FloorTree.Rectangle(
            x: (frame.width - width) * 0.5, y: position, width: width, height: height)
          position += height + node.value
        }
      }
    }
  }

  // MARK: Text

  /// Downward: widths. Text gets what it needs, or an equal part of what is there.
  func setWidths() {
    for index in 0..<count {
      let node = nodes[index]
      guard node.count > 0 else { continue }
      let width = frames[index].width
      switch node.kind {
      case .column:
        for child in children(node) {
          frames[child].width =
            nodes[child].growsAcross ? width : min(needs[child].width, width)
        }
      case .row:
        let missing = needs[index].width - width
        for child in children(node) {
          let need = needs[child].width
          if nodes[child].kind == .spacer {
            frames[child].width = need + max(0, -missing)
          } else if missing > 0, nodes[child].kind != .fixed {
            frames[child].width = max(0, need - missing)
          } else {
            frames[child].width = need
          }
        }
      default: frames[Int(node.first)].width = max(0, width - 2 * node.value)
      }
    }
  }

  /// Upward: heights, after the widths.
  func setHeights(baselines: Bool) {
    var index = count
    while index > 0 {
      index -= 1
      let node = nodes[index]
      switch node.kind {
      case .text:
        let text = WordWrap(words: Int(node.first), wordWidth: node.value)
        let size = text.size(in: frames[index].width)
        frames[index].width = size.width
        frames[index].height = size.height
      case .column:
        var height = Double(node.count - 1) * node.value
        for child in children(node) { height += frames[child].height }
        frames[index].height = height
      case .row:
        var (above, below) = (0.0, 0.0)
        for child in children(node) {
          let baseline = baselines ? frames[child].height - 4 : frames[child].height * 0.5
          above = max(above, baseline)
          below = max(below, frames[child].height - baseline)
        }
        frames[index].height = above + below
      case .box: frames[index].height = frames[Int(node.first)].height + 2 * node.value
      default: frames[index].height = needs[index].height
      }
    }
  }

  /// Downward: positions, after the sizes.
  func setPositions(baselines: Bool) {
    for index in 0..<count {
      let node = nodes[index]
      guard node.count > 0 else { continue }
      var position = 0.0
      switch node.kind {
      case .row:
        let height = frames[index].height
        for child in children(node) {
          frames[child].x = position
          frames[child].y =
            baselines
            ? height - frames[child].height : (height - frames[child].height) * 0.5
          position += frames[child].width + node.value
        }
      case .column:
        let width = frames[index].width
        for child in children(node) {
          frames[child].x = (width - frames[child].width) * 0.5
          frames[child].y = position
          position += frames[child].height + node.value
        }
      default:
        frames[Int(node.first)].x = node.value
        frames[Int(node.first)].y = node.value
      }
    }
  }
}
