/// The rows of a lazy container, described one by one when they come in sight, and once in each
/// layout.
///
///     let list = LayoutNode.scroll(
///       .lazyVStack(
///         rows: LayoutRows(count: 1_000_000) { index in
///           [LayoutNode.fixed(width: 200, height: 44).id(index)]
///         }))
public struct LayoutRows: Sendable {
  /// Rows that one closure describes.
  struct Part: Sendable {
    /// The number of its first row.
    fileprivate(set) var first = 0
    var count: Int
    /// The promised length of each row; NaN without a promise.
    fileprivate(set) var length: Double
    /// The section and the part of it that the rows are in.
    var place: SectionPlace?
    /// Returns the row of the view with an id, if any.
    let rowForID: (@Sendable (AnyHashable) -> Int?)?
    /// Whether an id for which ``rowForID`` finds no row is in no row.
    var knowsAllIDs = false
    /// Changes to each node of each row.
    fileprivate var changes: Chain<@Sendable (LayoutNode) -> LayoutNode>?
    private let content: @Sendable (Int) -> [LayoutNode]
    /// Describes a row in which an id is looked for; `nil` if that is done as for other rows.
    fileprivate var searched: (@Sendable (Int) -> [LayoutNode])?

    init(
      count: Int, length: Double, place: SectionPlace? = nil,
      rowForID: (@Sendable (AnyHashable) -> Int?)? = nil, knowsAllIDs: Bool = false,
      describe: @escaping @Sendable (Int) -> [LayoutNode]
    ) {
      self.count = count
      self.length = length
      self.place = place
      self.rowForID = rowForID
      self.knowsAllIDs = knowsAllIDs
      self.content = describe
    }

    /// Returns the nodes of a row.
    func describe(_ row: Int) -> [LayoutNode] { changed(content(row)) }

    /// Returns the nodes of a row that is not shown.
    fileprivate func describeForSearch(_ row: Int) -> [LayoutNode] {
      changed(searched?(row) ?? content(row))
    }

    private func changed(_ nodes: [LayoutNode]) -> [LayoutNode] {
      guard let changes else { return nodes }
      let inOrder = changes.inOrder
      return nodes.map { node in inOrder.reduce(node) { $1($0) } }
    }
  }

  /// The parts, each with as many rows as it says.
  private(set) var parts: [Part] = []
  /// The number of rows.
  public private(set) var count = 0

  /// No rows.
  public init() {}

  /// Creates a row from each of some nodes.
  public init(_ nodes: [LayoutNode]) {
    var first = 0
    for (index, node) in nodes.enumerated() {
      let place = node[SectionPlace.self]
      let isLast = index + 1 == nodes.count
      guard isLast || nodes[index + 1][SectionPlace.self] != place else { continue }
      append(Part(of: Array(nodes[first...index]), in: place))
      first = index + 1
    }
  }

  /// A promised length that is none.
  private(set) var unusableLength: CGFloat?

  /// Creates rows that are described when they are needed.
  ///
  /// - Parameters:
  ///   - count: the number of rows; negative counts become 0.
  ///   - length: the length that every row is promised to have along the container. Rows out of
  ///     sight then need not be measured. Without a promise, they are taken to be as long as the
  ///     average of the rows seen so far.
  ///   - rowForID: returns the row of an id, so that scroll views can scroll to rows out of sight.
  ///   - searched: returns the nodes of a row in which only an id is looked for, if that has to be
  ///     told from describing a row that is shown.
  ///   - describe: returns the nodes of a row. A row without any takes no room, and no gap.
  public init(
    count: Int, length: CGFloat? = nil, rowForID: (@Sendable (AnyHashable) -> Int?)? = nil,
    searched: (@Sendable (Int) -> [LayoutNode])? = nil,
    _ describe: @escaping @Sendable (Int) -> [LayoutNode]
  ) {
    let isUsable = length.map { $0.isUsable && $0 >= 0 } ?? false
    let promised = isUsable ? length.map(Double.init) ?? .nan : .nan
    if let length, !isUsable { unusableLength = length }
    guard count > 0 else { return }
    var part = Part(
      count: min(count, Self.maxRows), length: promised, rowForID: rowForID, describe: describe)
    part.searched = searched
    append(part)
  }

  /// A limit beyond which rows would no longer have distinct positions.
  private static var maxRows: Int { Int(exactly: 0x1p52) ?? .max }

  /// Adds rows after these.
  public mutating func append(_ other: LayoutRows) {
    for part in other.parts { append(part) }
    unusableLength = unusableLength ?? other.unusableLength
  }

  mutating func append(_ part: Part) {
    var part = part
    part.first = count
    part.count = min(part.count, Int.max - count)
    guard part.count > 0 else { return }
    count += part.count
    parts.append(part)
  }

  /// Returns these rows, with each node of each row changed.
  public func map(_ change: @escaping @Sendable (LayoutNode) -> LayoutNode) -> LayoutRows {
    var changed = self
    changed.parts = parts.map { part in
      var part = part
      // A change may make a row longer, so promises no longer hold.
      part.length = .nan
      part.knowsAllIDs = false
      part.changes = Chain(change, after: part.changes)
      return part
    }
    return changed
  }

  /// Marks the rows as a part of a section, unless they are marked as part of an inner one already.
  ///
  ///     LayoutRows(count: months.count) { describe(months[$0]) }
  ///       .inSection(1, as: .content)
  ///
  /// A container has to know where the rows of sections are before they are described.
  ///
  /// - Parameters:
  ///   - number: a number that distinguishes the section from others in the same container.
  ///   - part: the part of it that the rows belong to.
  public func inSection(_ number: Int, as part: SectionPart) -> LayoutRows {
    let place = SectionPlace(in: number, as: part)
    var changed = self
    changed.parts = parts.map { part in
      guard part.place == nil else { return part }
      var part = part
      part.place = place
      part.changes = Chain({ $0.inSection(number, as: place.part) }, after: part.changes)
      return part
    }
    return changed
  }

  /// The nodes of a row.
  public subscript(row: Int) -> [LayoutNode] {
    guard row >= 0, row < count else { return [] }
    let part = parts[parts.indices.partitionPoint { parts[$0].first > row } - 1]
    return part.describe(row - part.first)
  }
}

extension LayoutRows.Part {
  /// Creates rows from nodes, as a part of a section.
  fileprivate init(of nodes: [LayoutNode], in place: SectionPlace?) {
    self.init(
      count: nodes.count, length: .nan, place: place,
      rowForID: { id in nodes.firstIndex { $0.contains(id) } }, knowsAllIDs: true,
      describe: { [nodes[$0]] })
  }
}

// MARK: - Finding

extension LayoutRows {
  /// Returns the row of an id: the one that `rowForID` finds, or else the one that has a node with
  /// the id.
  ///
  /// To search for the node, up to 10,000 rows of each part are described. Rows inside rows are not
  /// searched.
  public func row(for id: some Hashable) -> Int? {
    let id = AnyHashable(id)
    var budget = LayoutNode.maxSearchedNodes
    return firstRow { part in part.rowForID?(id).flatMap { 0..<part.count ~= $0 ? $0 : nil } }
      ?? firstRow { part in
        part.knowsAllIDs
          ? nil
          : (0..<min(part.count, Self.maxSearchedRows)).first { row in
            part.describeForSearch(row).contains { $0.contains(id, within: &budget) }
          }
      }
  }

  /// A limit, because describing more would take long for an id that no row has.
  private static var maxSearchedRows: Int { 10_000 }

  private func firstRow(in find: (Part) -> Int?) -> Int? {
    for part in parts {
      if let row = find(part) { return part.first + row }
    }
    return nil
  }
}
