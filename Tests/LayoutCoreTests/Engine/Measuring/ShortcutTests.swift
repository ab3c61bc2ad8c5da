import LayoutCore
import Testing

/// Every shortcut is exact: without them, all frames are the same to the last bit.
struct ShortcutTests {
  @Test(arguments: 0..<400)
  func `frames are the same without shortcuts`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let node = random.node(levels: 4)
    let proposal = random.proposal()
    var options = LayoutOptions()
    options.shortcuts = []
    let plain = LayoutTree(node, options: options).layout(proposing: proposal)
    let quick = LayoutTree(node).layout(proposing: proposal)
    #expect(plain.nodes.map(\.frame) == quick.nodes.map(\.frame), "\(proposal)\n\(plain)\n\(quick)")
  }

  private static var framed: [LayoutNode] {
    [
      .fixed(width: 30, height: 10), .flexible, .words(4), .spacer,
      .clamped(minWidth: 15, maxWidth: 45), .hstack(spacing: 5, [.words(2), .flexible]),
      .hstack(spacing: -40, [.fixed(width: 10, height: 10), .flexible]),
      .flexible.aspectRatio(2, contentMode: .fit),
      .words(4).fixedSize(horizontal: true, vertical: false),
    ]
  }

  /// What frames and padding answer to 0, none and infinity is worked out from what is inside.
  @Test(arguments: framed.indices)
  func `frames with any limits are the same without shortcuts`(index: Int) {
    let child = Self.framed[index]
    let limits: [CGFloat?] = [nil, 0, 20, 40, .infinity]
    for minimum in limits {
      for ideal in limits {
        for maximum in limits {
          let frame = child.frame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum)
          let paddings: [CGFloat] = [0, 6, -8]
          let row = LayoutNode.hstack(
            spacing: 3, [frame] + paddings.map { frame.padding($0) } + [.flexible])
          verifyShortcuts(
            in: row, "frame \(index), \([minimum, ideal, maximum])")
        }
      }
    }
  }

  /// A column of texts has a fixed width where its broadest text cannot wrap, and keeps its place
  /// among views of fixed widths then.
  @Test func `columns of texts among others are the same without shortcuts`() {
    let texts: [LayoutNode] = [
      .words(1), .words(2), .words(6), .words(25), .fixed(width: 60, height: 8),
      .measured(.wrapping) { _ in LeafMeasurement(width: 60, height: 10) },
      .measured(.wrapping) { _ in LeafMeasurement(width: 20, height: 10) },
    ]
    for first in texts {
      for second in texts {
        for third in [nil] + texts.map(Optional.some) {
          let column = LayoutNode.vstack(spacing: 2, [first, second] + (third.map { [$0] } ?? []))
          verifyShortcuts(
            in: .hstack(
              spacing: 5,
              [.fixed(width: 30, height: 10), column, .fixed(width: 25, height: 5), .spacer]),
            "a column in a row")
          verifyShortcuts(
            in: .hstack(spacing: 5, [column, .fixed(width: 9, height: 50)]), "a column first")
        }
      }
    }
  }

  private func verifyShortcuts(in node: LayoutNode, _ comment: @autoclosure () -> String) {
    var options = LayoutOptions()
    options.shortcuts = []
    for width: CGFloat? in [nil, 0, 70, 250, .infinity] {
      let proposal = ProposedViewSize(width: width, height: 100)
      let plain = LayoutTree(node, options: options).layout(proposing: proposal)
      let quick = LayoutTree(node).layout(proposing: proposal)
      #expect(plain.nodes.map(\.frame) == quick.nodes.map(\.frame), "\(comment()) in \(proposal)")
    }
  }

  @Test(arguments: 0..<200)
  func `a tree asked before answers as a new one`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) &+ 1000)
    let node = random.node(levels: 4)
    let tree = LayoutTree(node)
    for _ in 0..<4 { tree.layout(proposing: random.proposal()) }
    let proposal = random.proposal()
    let again = tree.layout(proposing: proposal)
    let new = LayoutTree(node).layout(proposing: proposal)
    #expect(again.nodes.map(\.frame) == new.nodes.map(\.frame), "\(proposal)\n\(again)\n\(new)")
  }

  @Test(arguments: 0..<400)
  func `a tree that changes leaf by leaf answers as a new one`(seed: Int) {
    let start = SeededRandom(seed: UInt64(seed) &+ 2000, namesLeaves: true)
    var random = start
    let tree = LayoutTree(random.node(levels: 5))
    var proposal = random.proposal()
    tree.layout(proposing: proposal)
    var changes: [Int: LayoutNode] = [:]
    for step in 0..<12 {
      let name = random.below(max(random.leafCount, 1))
      changes[name] = random.unnamedLeaf()
      tree.replace(name, with: changes[name]!.id(name))
      if step == 8 { proposal = random.proposal() }
      let changed = tree.layout(proposing: proposal)
      var same = start
      same.changes = changes
      let new = LayoutTree(same.node(levels: 5)).layout(proposing: proposal)
      #expect(
        changed.nodes.map(\.frame) == new.nodes.map(\.frame), "\(proposal)\n\(changed)\n\(new)")
    }
  }
}

/// Trees that look random and are the same in every run.
struct SeededRandom: RandomNumberGenerator {
  private var numbers: SeededGenerator
  /// Whether leaves have numbers as ids, and are wrapped, so that they can be replaced.
  private let namesLeaves: Bool
  private(set) var leafCount = 0
  /// What some leaves are instead, by number.
  var changes: [Int: LayoutNode] = [:]

  init(seed: UInt64, namesLeaves: Bool = false) {
    numbers = SeededGenerator(seed: seed)
    self.namesLeaves = namesLeaves
  }

  mutating func next() -> UInt64 { numbers.next() }

  mutating func below(_ limit: Int) -> Int { numbers.below(limit) }

  mutating func length() -> CGFloat { CGFloat(below(20)) * 7.3 }

  mutating func proposal() -> ProposedViewSize {
    func length(_ random: inout Self) -> CGFloat? {
      switch random.below(5) {
      case 0: nil
      case 1: 0
      default: random.length() * 3
      }
    }
    return ProposedViewSize(width: length(&self), height: length(&self))
  }

  mutating func alignment() -> Alignment {
    [.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline, .top][below(5)]
  }

  mutating func leaf() -> LayoutNode {
    let leaf = unnamedLeaf()
    guard namesLeaves else { return leaf }
    leafCount += 1
    return (changes[leafCount - 1] ?? leaf).id(leafCount - 1).padding(EdgeInsets())
  }

  mutating func unnamedLeaf() -> LayoutNode {
    switch below(9) {
    case 0: return .fixed(width: length(), height: length())
    case 1: return .spacer(minLength: below(2) == 0 ? nil : length())
    case 2: return .clamped(minWidth: 5, maxWidth: 5 + length(), minHeight: length())
    case 3, 4:
      let words = 1 + below(6)
      return .measured(below(2) == 0 ? .wrapping : .arbitrary) { proposal in
        let width = min(proposal.width ?? 1e6, 1e6)
        let perLine = max(1, min(words, Int(width / 13)))
        let height = CGFloat((words + perLine - 1) / perLine) * 11
        return LeafMeasurement(
          width: CGFloat(perLine) * 13, height: height, firstBaseline: 8,
          lastBaseline: height - 3)
      }
    case 5, 6: return text()
    default: return .flexible
    }
  }

  /// Text that is cut where there is no room.
  mutating func text() -> LayoutNode {
    let separator = below(6) == 0 ? "\n" : " "
    let words = (0...below(7)).map { _ in "word" }.joined(separator: separator)
    var text = StyledText(words, font: FontDescription(size: 5 + length() / 10))
    text.lineLimit = [nil, nil, 1, 2][below(4)]
    text.truncation = below(3) == 0 ? .middle : .tail
    text.minimumScaleFactor = below(6) == 0 ? 0.6 : 1
    return .text(text)
  }

  mutating func node(levels: Int) -> LayoutNode {
    if levels == 0 { return leaf() }
    let child = { (random: inout Self) in random.node(levels: levels - 1 - random.below(2) % levels)
    }
    func children(_ random: inout Self) -> [LayoutNode] {
      (0..<1 + random.below(4)).map { _ in
        let node = child(&random)
        return random.below(5) == 0 ? node.layoutPriority(Double(random.below(3)) - 1) : node
      }
    }
    switch below(16) {
    case 0, 1, 2:
      return .hstack(
        alignment: alignment().vertical, spacing: below(2) == 0 ? nil : length(),
        children(&self))
    case 3, 4, 5:
      return .vstack(
        alignment: alignment().horizontal, spacing: below(2) == 0 ? nil : length(),
        children(&self))
    case 6: return .zstack(alignment: alignment(), children(&self))
    case 7:
      return child(&self).padding(EdgeInsets(top: 3, leading: length(), bottom: 0, trailing: 2))
    case 8:
      return child(&self).frame(
        width: below(2) == 0 ? length() : nil, height: below(2) == 0 ? length() : nil,
        alignment: alignment())
    case 9:
      return child(&self).frame(
        minWidth: below(2) == 0 ? length() : nil, maxWidth: below(2) == 0 ? .infinity : nil,
        maxHeight: below(2) == 0 ? length() : nil, alignment: alignment())
    case 10: return child(&self).fixedSize(horizontal: below(2) == 0, vertical: below(2) == 0)
    case 11: return child(&self).aspectRatio(below(2) == 0 ? nil : 1.7, contentMode: .fit)
    case 12: return child(&self).overlay(alignment: alignment(), child(&self))
    case 13, 14:
      let columns = 1 + below(3)
      let cells = children(&self) + children(&self)
      return .grid(
        alignment: alignment(), horizontalSpacing: below(2) == 0 ? nil : length(),
        stride(from: 0, to: cells.count, by: columns).flatMap { start in
          let row = cells[start..<min(start + columns, cells.count)].map { cell in
            below(6) == 0 ? cell.gridCellColumns(2) : cell
          }
          return below(5) == 0 ? row : LayoutNode.gridRow(row)
        })
    default:
      return child(&self)
        .alignmentGuide(.firstTextBaseline) { $0[.bottom] - 3 }
        .alignmentGuide(.leading) { $0.width / 4 }
    }
  }
}
