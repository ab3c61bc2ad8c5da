import LayoutCore

/// The rows of a grid in the notation of the measured cases.
///
///     GridNotation("[F30,10; X s2] {W20}")
///
/// `[…]` is a row, with `t:`, `c:` or `b:` for its alignment, and `{…}` a view in no row. The
/// leaves:
///
/// - `X` takes what it is offered, `Fw,h` is fixed.
/// - `Wh` takes the width that it is offered, `Hw` the height.
/// - `CBlo,hi` takes what it is offered within limits, `CWlo,hi,h` the width only.
/// - `HF` is half as wide as it is offered, and 10 high. `SP` is a spacer.
///
/// After a leaf, `sN` covers columns, `pN` is a priority, `aXX` an anchor, `cl`, `cc` and `ct` are
/// column alignments, and `uh` and `uv` unsized axes.
package struct GridNotation: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The children of the grid. Leaves have their numbers as ids.
  package func children() throws -> [LayoutNode] {
    var children: [LayoutNode] = []
    var rest = text[...]
    var count = 0
    while let start = rest.firstIndex(where: { $0 == "[" || $0 == "{" }) {
      let isRow = rest[start] == "["
      guard let end = rest[start...].firstIndex(of: isRow ? "]" : "}") else {
        throw NotationError("a row does not end: \(rest)")
      }
      var content = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let alignment = Self.rowAlignment(&content)
      let cells = try content.split(separator: ";").map { cell in
        defer { count += 1 }
        return try Self.cell(cell).id(count)
      }
      children += isRow ? LayoutNode.gridRow(alignment: alignment, cells) : cells
    }
    return children
  }

  private static func rowAlignment(_ content: inout Substring) -> VerticalAlignment? {
    let alignments: [String: VerticalAlignment] = ["t:": .top, "c:": .center, "b:": .bottom]
    guard let alignment = alignments[String(content.prefix(2))] else { return nil }
    content = content.dropFirst(2)
    return alignment
  }
}

// MARK: - Cells

extension GridNotation {
  private static func cell(_ text: Substring) throws -> LayoutNode {
    let words = text.split(separator: " ")
    guard let first = words.first else { throw NotationError("a cell is empty") }
    return try words.dropFirst().reduce(leaf(first)) { try modified($0, $1) }
  }

  private static func leaf(_ word: Substring) throws -> LayoutNode {
    let name = word.prefix { $0.isLetter }
    let numbers = word.dropFirst(name.count).split(separator: ",").compactMap { Double($0) }
      .map { CGFloat($0) }
    switch (name, numbers.count) {
    case ("X", 0): return .flexible
    case ("F", 2): return .fixed(width: numbers[0], height: numbers[1])
    case ("W", 1): return .flexible.frame(height: numbers[0])
    case ("H", 1): return .flexible.frame(width: numbers[0])
    case ("CB", 2):
      return .clamped(
        minWidth: numbers[0], maxWidth: numbers[1], minHeight: numbers[0], maxHeight: numbers[1])
    case ("CW", 3):
      return .clamped(
        minWidth: numbers[0], maxWidth: numbers[1], minHeight: numbers[2], maxHeight: numbers[2])
    case ("HF", 0):
      return .measured { LeafMeasurement(width: ($0.width ?? 40) / 2, height: 10) }
    case ("SP", 0): return .spacer
    default: throw NotationError("\(word) is no leaf")
    }
  }

  private static func modified(_ node: LayoutNode, _ word: Substring) throws -> LayoutNode {
    switch word {
    case "uh": return node.gridCellUnsizedAxes(.horizontal)
    case "uv": return node.gridCellUnsizedAxes(.vertical)
    case "cl": return node.gridColumnAlignment(.leading)
    case "cc": return node.gridColumnAlignment(.center)
    case "ct": return node.gridColumnAlignment(.trailing)
    default: break
    }
    let value = word.dropFirst()
    switch word.first {
    case "s": if let count = Int(value) { return node.gridCellColumns(count) }
    case "p": if let priority = Double(value) { return node.layoutPriority(priority) }
    case "a":
      let anchor = try alignment(value).unitPoint
      return node.gridCellAnchor(anchor)
    default: break
    }
    throw NotationError("\(word) modifies nothing")
  }
}

// MARK: - Alignments

/// A named place in a rectangle, as an alignment and as a point.
package struct NamedPlace {
  package let alignment: Alignment
  package let unitPoint: UnitPoint
}

extension GridNotation {
  /// `tl`, `t`, `tr`, `l`, `c`, `r`, `bl`, `b` or `br`.
  package static func alignment(_ name: Substring) throws -> NamedPlace {
    switch name {
    case "tl": NamedPlace(alignment: .topLeading, unitPoint: .topLeading)
    case "t": NamedPlace(alignment: .top, unitPoint: .top)
    case "tr": NamedPlace(alignment: .topTrailing, unitPoint: .topTrailing)
    case "l": NamedPlace(alignment: .leading, unitPoint: .leading)
    case "c": NamedPlace(alignment: .center, unitPoint: .center)
    case "r": NamedPlace(alignment: .trailing, unitPoint: .trailing)
    case "bl": NamedPlace(alignment: .bottomLeading, unitPoint: .bottomLeading)
    case "b": NamedPlace(alignment: .bottom, unitPoint: .bottom)
    case "br": NamedPlace(alignment: .bottomTrailing, unitPoint: .bottomTrailing)
    default: throw NotationError("\(name) is no alignment")
    }
  }
}

/// What cannot be read in a grid's notation.
struct NotationError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
