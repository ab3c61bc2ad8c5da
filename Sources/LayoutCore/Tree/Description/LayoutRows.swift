/// Views for a lazy container, described one by one when they come in sight, and once in a layout.
///
///     LayoutNode.scroll(.lazyVStack(rows: LayoutRows(count: 1_000_000) { index in
///       [LayoutNode.fixed(width: 200, height: 44).id(index)]
///     }))
public struct LayoutRows {
  /// Rows that are described alike.
  struct Part {
    var count: Int
    /// The promised length of each row; NaN without a promise.
    let length: Double
    /// Where the rows are in a section.
    var place: SectionPlace?
    /// The row of a view with an id, if any.
    let rowForID: ((AnyHashable) -> Int?)?
    /// Whether no row has a view with an id if there is no row for it.
    var knowsAllIDs = false
    let describe: (Int) -> [LayoutNode]
  }

  var parts: [Part]

  /// No rows.
  public init() { parts = [] }

  /// Rows that are described already, one of each node.
  public init(_ nodes: [LayoutNode]) {
    parts = []
    var first = 0
    for (index, node) in nodes.enumerated() {
      let place = node[SectionPlace.self]
      let isLast = index + 1 == nodes.count
      guard isLast || nodes[index + 1][SectionPlace.self] != place else { continue }
      parts.append(Part(of: Array(nodes[first...index]), in: place))
      first = index + 1
    }
  }

  /// Rows that are described when they are needed.
  ///
  /// - Parameters:
  ///   - count: the number of rows; none if negative.
  ///   - length: a promise of how long every row is along the container, which then needs to measure
  ///     none that is out of sight. Without it, rows are taken to be as long as those seen so far on
  ///     average.
  ///   - rowForID: the row that an id stands for, so that scroll views can be scrolled to rows which are
  ///     out of sight.
  ///   - describe: the nodes of a row.
  public init(
    count: Int, length: CGFloat? = nil, rowForID: ((AnyHashable) -> Int?)? = nil,
    _ describe: @escaping (Int) -> [LayoutNode]
  ) {
    let isUsable = length.map { $0.isUsable && $0 >= 0 } ?? false
    let promised = isUsable ? length.map(Double.init) ?? .nan : .nan
    let part = Part(
      count: min(count, Self.maxRows), length: promised, rowForID: rowForID, describe: describe)
    parts = count > 0 ? [part] : []
  }

  /// More rows than there are distinct places for.
  private static var maxRows: Int { Int(exactly: 0x1p52) ?? .max }

  /// Adds rows after these.
  public mutating func append(_ other: LayoutRows) {
    var room = Int.max - count
    for var part in other.parts where room > 0 {
      part.count = min(part.count, room)
      room -= part.count
      parts.append(part)
    }
  }

  /// The number of rows.
  public var count: Int { parts.reduce(0) { $0 + $1.count } }

  /// Changes each node of each row.
  public func map(_ change: @escaping (LayoutNode) -> LayoutNode) -> LayoutRows {
    var changed = LayoutRows()
    // A change may make a row longer, so promises don't hold any more.
    changed.parts = parts.map { part in
      Part(
        count: part.count, length: .nan, place: part.place, rowForID: part.rowForID
      ) {
        part.describe($0).map(change)
      }
    }
    return changed
  }

  /// The rows as a part of a section, unless they are in one further inside.
  ///
  ///     LayoutRows(count: months.count) { describe(months[$0]) }
  ///       .inSection(SectionPlace(in: 1, as: .content))
  ///
  /// A container has to know where rows are before they are described.
  public func inSection(_ place: SectionPlace) -> LayoutRows {
    var changed = self
    changed.parts = parts.map { part in
      guard part.place == nil else { return part }
      return Part(
        count: part.count, length: part.length, place: place, rowForID: part.rowForID,
        knowsAllIDs: part.knowsAllIDs
      ) {
        part.describe($0).map { $0.layoutValue(key: SectionPlace.self, value: place) }
      }
    }
    return changed
  }

  /// The nodes of a row.
  public subscript(row: Int) -> [LayoutNode] {
    var row = row
    for part in parts {
      if row < part.count { return row < 0 ? [] : part.describe(row) }
      row -= part.count
    }
    return []
  }
}

extension LayoutRows.Part {
  /// Rows that are described already.
  fileprivate init(of nodes: [LayoutNode], in place: SectionPlace?) {
    self.init(
      count: nodes.count, length: .nan, place: place,
      rowForID: { id in nodes.firstIndex { $0.contains(id) } }, knowsAllIDs: true,
      describe: { [nodes[$0]] })
  }
}

// MARK: - Finding

extension LayoutRows {
  /// The row that an id stands for: as those say who made the rows, else one that has a node with the id.
  ///
  /// For the latter, up to 10,000 rows of each kind are described. Rows in rows are not looked at.
  public func row(for id: some Hashable) -> Int? {
    let id = AnyHashable(id)
    var budget = LayoutNode.maxSearchedNodes
    return firstRow { part in part.rowForID?(id).flatMap { 0..<part.count ~= $0 ? $0 : nil } }
      ?? firstRow { part in
        part.knowsAllIDs
          ? nil
          : (0..<min(part.count, Self.maxSearchedRows)).first { row in
            part.describe(row).contains { $0.contains(id, within: &budget) }
          }
      }
  }

  /// Describing more would take long for an id that nobody has.
  private static var maxSearchedRows: Int { 10_000 }

  private func firstRow(in find: (Part) -> Int?) -> Int? {
    var first = 0
    for part in parts {
      if let row = find(part) { return first + row }
      first += part.count
    }
    return nil
  }
}
