import LayoutCore

/// What is described, or gets its place, once the tree around it is laid out.
extension Builder {
  mutating func late(_ id: Int, _ levels: Int) -> Part {
    switch bytes.number(below: 5) {
    case 0: return scroll(id, levels)
    case 1: return rows(id, levels)
    case 2, 3:
      let kind = preference()
      return Part(id: id, kind: kind, around: part(levels: levels - 1))
    default:
      let kind = containerRelative()
      return Part(id: id, kind: kind, around: part(levels: levels - 1))
    }
  }

  mutating func reader() -> Part.Kind {
    if bytes.once(in: 3) {
      return .leaf(
        "LayoutNode.geometryReader3D { [.fixed(width: CGFloat($0.size.depth), height: 5)] }",
        .geometryReader3D { [.fixed(width: CGFloat($0.size.depth), height: 5)] })
    }
    if scope == .everything, bytes.once(in: 2) {
      return .leaf(
        "LayoutNode.geometryReader { [.fixed(width: abs($0.frame(in: .global).minX), height: 5)] }",
        .geometryReader { [.fixed(width: abs($0.frame(in: .global).minX), height: 5)] })
    }
    return .leaf(
      "LayoutNode.geometryReader { [.hstack([.cells(5, height: 10, .wrapping), "
        + "LayoutNode.flexible.frame(width: $0.size.width / 3), .flexible])] }",
      .geometryReader {
        [
          .hstack([
            .cells(5, height: 10, .wrapping),
            LayoutNode.flexible.frame(width: $0.size.width / 3), .flexible,
          ])
        ]
      })
  }

  private mutating func containerRelative() -> Part.Kind {
    let (axes, both, spacing) = (bytes.axes(), bytes.alignment(), bytes.length())
    switch bytes.number(below: 4) {
    case 0:
      return .modifier(".containerRelativeFrame(\(axes.text), alignment: \(both.text))") {
        $0.containerRelativeFrame(axes.value, alignment: both.value)
      }
    case 1:
      return .modifier(".containerRelativeFrame(\(axes.text)) { length, _ in length / 2 }") {
        $0.containerRelativeFrame(axes.value) { length, _ in length / 2 }
      }
    case 2:
      return .modifier(".coordinateSpace(.named(\"space\"))") {
        $0.coordinateSpace(.named("space"))
      }
    default:
      let (count, span) = (bytes.pick(3, 1, bytes.isWild ? .max : 2), bytes.pick(1, 2, 0))
      return .modifier(
        ".containerRelativeFrame(\(axes.text), count: \(count), span: \(span), "
          + "spacing: \(spacing.text), alignment: \(both.text))"
      ) {
        $0.containerRelativeFrame(
          axes.value, count: count, span: span, spacing: spacing, alignment: both.value)
      }
    }
  }

  private mutating func preference() -> Part.Kind {
    let both = bytes.alignment()
    switch bytes.number(below: 7) {
    case 0:
      return .modifier(
        ".overlayPreferenceValue(Total.self, alignment: \(both.text)) "
          + "{ .fixed(width: abs($0), height: 10) }"
      ) {
        $0.overlayPreferenceValue(Total.self, alignment: both.value) {
          .fixed(width: abs($0), height: 10)
        }
      }
    case 1:
      return .modifier(
        ".backgroundPreferenceValue(Total.self, alignment: \(both.text)) "
          + "{ $0 == 0 ? nil : LayoutNode.flexible.padding($0 / 10) }"
      ) {
        $0.backgroundPreferenceValue(Total.self, alignment: both.value) {
          $0 == 0 ? nil : LayoutNode.flexible.padding($0 / 10)
        }
      }
    case 2:
      return .modifier(".transformPreference(Total.self) { $0 = $0 / 2 + 1 }") {
        $0.transformPreference(Total.self) { $0 = $0 / 2 + 1 }
      }
    case 3:
      return .modifier(
        ".overlayPreferenceValue(Areas.self) { areas in .geometryReader { proxy in "
          + "areas.map { .fixed(proxy[$0].size) } } }"
      ) {
        $0.overlayPreferenceValue(Areas.self) { areas in
          .geometryReader { proxy in areas.map { .fixed(proxy[$0].size) } }
        }
      }
    case 4:
      return .modifier(
        ".transformAnchorPreference(key: Areas.self, value: .bounds) { $0.append($1) }"
      ) {
        $0.transformAnchorPreference(key: Areas.self, value: .bounds) { $0.append($1) }
      }
    case 5:
      return .modifier(
        ".spatialOverlayPreferenceValue(Total.self) { .fixed(width: 5, height: abs($0)) }"
      ) {
        $0.spatialOverlayPreferenceValue(Total.self) { .fixed(width: 5, height: abs($0)) }
      }
    default:
      return .modifier(".anchorPreference(key: Areas.self, value: .bounds) { [$0] }") {
        $0.anchorPreference(key: Areas.self, value: .bounds) { [$0] }
      }
    }
  }
}

// MARK: - Scrolling

extension Builder {
  mutating func scrollDestination() -> Written<ScrollDestination> {
    let (x, y) = (bytes.length(), bytes.length())
    switch bytes.number(below: 4) {
    case 1:
      let point = bytes.unitPoint()
      return Written(.anchor(point.value), ".anchor(\(point.text))")
    case 2:
      let id = bytes.number(below: 12)
      return Written(.view(id, anchor: .center), ".view(\(id), anchor: .center)")
    case 3:
      return Written(
        .offset(CGPoint(x: x, y: y)), ".offset(CGPoint(x: \(x.text), y: \(y.text)))")
    default: return Written(.offset(.zero), ".offset(.zero)")
    }
  }

  private mutating func scroll(_ id: Int, _ levels: Int) -> Part {
    let (axes, margins, destination) = (bytes.axes(), bytes.insets(), scrollDestination())
    func kind(_ destination: Written<ScrollDestination>) -> Part.Kind {
      Part.Kind(
        text: {
          "LayoutNode.scroll(along: \(axes.text), to: \(destination.text), "
            + "margins: \(margins.text), \($0[0]))"
        },
        node: {
          .scroll(along: axes.value, to: destination.value, margins: margins.value, $0[0])
        }, scrolled: kind)
    }
    return Part(id: id, kind: kind(destination), children: [part(levels: levels - 1)])
  }

  /// Rows that are described when they come in sight, all as large as each other, so that
  /// those out of sight are expected as they are.
  private mutating func rows(_ id: Int, _ levels: Int) -> Part {
    let count = bytes.pick(3, 0, 1, 7, 40)
    let (spacing, both, columns) = (bytes.length(), bytes.alignment(), tracks())
    let (length, destination) = (CGFloat(bytes.number(below: 5) * 10 + 5), scrollDestination())
    // Without a usable spacing, rows decide how far apart they are.
    let row =
      abs(spacing) < 1e9
      ? part(levels: min(levels - 1, 3))
      : Part(
        id: newID(),
        kind: .leaf("LayoutNode.fixed(width: 5, height: 5)", .fixed(width: 5, height: 5)))
    let form = bytes.number(below: 6)
    let isVertical = form != 1 && form != 2
    let text =
      "LayoutRows(count: \(count)) { [LayoutNode.row($0, \(row.text))"
      + ".frame(\(isVertical ? "height" : "width"): \(length.text))] }"
    let node = row.node()
    let rows = LayoutRows(count: count) { number in
      let row = LayoutNode.row(number, node)
      return [row.frame(width: isVertical ? nil : length, height: isVertical ? length : nil)]
    }
    func kind(_ destination: Written<ScrollDestination>) -> Part.Kind {
      var result: Part.Kind
      switch form {
      case 1:
        result = .leaf(
          "LayoutNode.scroll(along: .horizontal, to: \(destination.text), "
            + ".lazyHStack(spacing: \(spacing.text), rows: \(text)))",
          .scroll(
            along: .horizontal, to: destination.value, .lazyHStack(spacing: spacing, rows: rows)))
      case 2:
        result = .leaf(
          "LayoutNode.scroll(along: .horizontal, to: \(destination.text), "
            + ".lazyHGrid(rows: \(columns.text), spacing: \(spacing.text), cells: \(text)))",
          .scroll(
            along: .horizontal, to: destination.value,
            .lazyHGrid(rows: columns.value, spacing: spacing, cells: rows)))
      case 3:
        result = .leaf(
          "LayoutNode.scroll(to: \(destination.text), .lazyVGrid(columns: \(columns.text), "
            + "spacing: \(spacing.text), cells: \(text)))",
          .scroll(
            to: destination.value,
            .lazyVGrid(columns: columns.value, spacing: spacing, cells: rows)))
      case 4:
        return .leaf(
          "LayoutNode.lazyVStack(spacing: \(spacing.text), rows: \(text))",
          .lazyVStack(spacing: spacing, rows: rows))
      case 5:
        return .leaf(
          "LayoutNode.list(spacing: \(spacing.text), to: \(destination.text), "
            + "rows: \(text).map { .listRow(separator: .fixed(width: 1, height: 1), $0) })",
          .list(
            spacing: spacing, to: destination.value,
            rows: rows.map { .listRow(separator: .fixed(width: 1, height: 1), $0) }))
      default:
        result = .leaf(
          "LayoutNode.scroll(to: \(destination.text), .lazyVStack(alignment: "
            + "\(both.text).horizontal, spacing: \(spacing.text), rows: \(text)))",
          .scroll(
            to: destination.value,
            .lazyVStack(alignment: both.value.horizontal, spacing: spacing, rows: rows)))
      }
      result.scrolled = kind
      return result
    }
    return Part(id: id, kind: kind(destination))
  }
}

extension LayoutNode {
  /// A row, which is found by its number.
  static func row(_ number: Int, _ node: LayoutNode) -> LayoutNode {
    node.id(-number)
  }
}
