import LayoutCore

/// Makes parts from bytes: every container, modifier and leaf of LayoutCore, which `.ci/fuzz names`
/// makes sure of.
struct Builder {
  var bytes: Bytes
  /// What trees may contain.
  var scope = Scope.everything
  private var count = 0

  /// Laws that hold for some parts only leave out the others.
  enum Scope {
    case everything
    /// Nothing that is the same in both directions of layout.
    case mirrored
  }

  init(_ bytes: Bytes) { self.bytes = bytes }

  mutating func newID() -> Int {
    count += 1
    return count
  }

  /// A part of at most so many levels.
  mutating func part(levels: Int = 6) -> Part {
    let id = newID()
    guard levels > 1, !bytes.isAtEnd else { return Part(id: id, kind: leaf()) }
    switch bytes.number(below: 12) {
    case 0: return Part(id: id, kind: leaf())
    case 1, 2:
      let kind = attribute()
      return Part(id: id, kind: kind, around: part(levels: levels - 1))
    case 3, 4:
      let kind = modifier()
      return Part(id: id, kind: kind, around: part(levels: levels - 1))
    case 5:
      let kind = deepModifier()
      return Part(id: id, kind: kind, around: part(levels: levels - 1))
    case 6: return late(id, levels)
    case 7:
      let kind = layer()
      return Part(
        id: id, kind: kind, children: [part(levels: levels - 1), part(levels: 2)])
    case 8: return grid(id, levels)
    default:
      let kind = container()
      return Part(id: id, kind: kind, children: parts(levels))
    }
  }

  mutating func parts(_ levels: Int) -> [Part] {
    (0..<bytes.pick(2, 1, 3, 2, 0, 4)).map { _ in part(levels: levels - 1) }
  }
}

// MARK: - Leaves

extension Builder {
  mutating func leaf() -> Part.Kind {
    let (one, two) = (bytes.length(), bytes.length())
    switch bytes.number(below: 14) {
    case 1: return .leaf("LayoutNode.flexible", .flexible)
    case 2, 3: return measured()
    case 4:
      return .leaf("LayoutNode.spacer(minLength: \(one.text))", .spacer(minLength: one))
    case 5: return .leaf("LayoutNode.spacer", .spacer)
    case 6: return .leaf("LayoutNode.divider", .divider)
    case 7: return .leaf("LayoutNode.divider(thickness: \(one.text))", .divider(thickness: one))
    case 8: return clamped()
    case 9: return .leaf("LayoutNode.hstack([])", .hstack([]))
    case 10: return .leaf("LayoutNode.zstack([.flexible, .empty])", .zstack([.flexible, .empty]))
    case 11: return text()
    case 12: return reader()
    case 13: return drawing()
    default:
      return .leaf(
        "LayoutNode.fixed(width: \(one.text), height: \(two.text))",
        .fixed(width: one, height: two))
    }
  }

  private mutating func clamped() -> Part.Kind {
    let (a, b, c) = (bytes.optionalLength(), bytes.optionalLength(), bytes.limit())
    let (d, e, f) = (bytes.optionalLength(), bytes.optionalLength(), bytes.limit())
    return .leaf(
      "LayoutNode.flexible.frame(minWidth: \(a.text), idealWidth: \(b.text), maxWidth: \(c.text), "
        + "minHeight: \(d.text), idealHeight: \(e.text), maxHeight: \(f.text))",
      .flexible.frame(
        minWidth: a, idealWidth: b, maxWidth: c, minHeight: d, idealHeight: e, maxHeight: f))
  }

  /// Cells of 10 in width that wrap.
  private mutating func measured() -> Part.Kind {
    let cells = CGFloat(bytes.number(below: 12) + 1)
    let height: CGFloat = bytes.pick(16, 10, 19)
    let isWrapping = !bytes.once(in: 3)
    return .leaf(
      "LayoutNode.cells(\(cells.text), height: \(height.text), "
        + "\(isWrapping ? ".wrapping" : ".arbitrary"))",
      .cells(cells, height: height, isWrapping ? .wrapping : .arbitrary))
  }

  private mutating func text() -> Part.Kind {
    let string = bytes.pick("Swift", "", "a few words that wrap", "l\nn", "𝒳 مرحبا ok", " ")
    return .leaf(
      "LayoutNode.text(StyledText(\(string.debugDescription), font: FontDescription(size: 17)))",
      .text(StyledText(string, font: FontDescription(size: 17))))
  }

  private mutating func drawing() -> Part.Kind {
    let radius = bytes.length()
    let figure = Appearance.Figure(fill: .color(.black))
    return .leaf(
      "LayoutNode.flexible.appearance(Appearance(content: .shape(Appearance.Figure(fill: .color(.black)))))"
        + ".appearance(Appearance(effects: [.blur(radius: \(radius.text), isOpaque: false)]))"
        + ".appearance(Appearance(effects: [.opacity(0.5)]))",
      LayoutNode.flexible.appearance(
        Appearance(content: .shape(figure), effects: [.blur(radius: radius, isOpaque: false)])
      )
      .appearance(Appearance(effects: [.opacity(0.5)])))
  }
}

extension LayoutNode {
  /// Cells of 10 in width that wrap, like words.
  static func cells(_ count: CGFloat, height: CGFloat, _ contract: LeafContract) -> LayoutNode {
    let metrics = TextMetrics(
      ascent: 0.8 * height, descent: 0.2 * height, leading: 1, capHeight: 0.7 * height)
    return .measured(contract, metrics: metrics) { proposal in
      let perLine = min(max(((proposal.width ?? .infinity) / 10).rounded(.down), 1), count)
      let lines = (count / perLine).rounded(.up)
      return LeafMeasurement(
        width: perLine * 10, height: lines * height, firstBaseline: 0.8 * height,
        lastBaseline: lines * height - 0.2 * height)
    }
  }
}
