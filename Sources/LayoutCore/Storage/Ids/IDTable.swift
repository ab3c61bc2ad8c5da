/// The ids of nodes, in a column for each of their types.
///
/// Ids are equal where they would be as `AnyHashable`: a number equals another one of any type, so
/// those apart from `Int` share a column with all that may equal something of another type.
struct IDTable {
  private var columns: [IDColumn] = []
  /// The types of the columns; `nil` for the one without a type.
  private var types: [ObjectIdentifier?] = []
  /// The first id of each node.
  private var first: [Entry] = []
  /// For how many nodes room was asked; how much there is depends on the host's allocator.
  private var expected = 0

  /// Where an id is: in which column, and its number there.
  struct Entry: BitwiseCopyable {
    let bits: UInt32

    static let none = Entry(bits: .max)

    init(bits: UInt32) { self.bits = bits }

    fileprivate init(column: Int, number: Int) {
      precondition(number < 1 << 28, "a tree has at most 268,435,456 ids of a type")
      bits = UInt32(truncatingIfNeeded: column) << 28 | UInt32(truncatingIfNeeded: number)
    }

    var isNone: Bool { bits == .max }
    fileprivate var column: Int { Int(bits >> 28) }
    fileprivate var number: Int { Int(bits & (1 << 28 - 1)) }
  }

  /// The most columns that an entry can tell apart.
  private static var maxColumns: Int { 15 }

  /// Whether no node has an id, and none had.
  @inline(__always) var isEmpty: Bool { columns.isEmpty }
}

// MARK: - By node

extension IDTable {
  /// The ids of a node, the one added last first.
  func entries(of node: Int) -> some Sequence<Entry> {
    sequence(state: first(of: node)) { entry -> Entry? in
      guard !entry.isNone else { return nil }
      defer { entry = columns[entry.column].next[entry.number] }
      return entry
    }
  }

  private func first(of node: Int) -> Entry { node < first.count ? first[node] : .none }

  private func id(_ entry: Entry) -> AnyHashable { columns[entry.column].id(entry.number) }

  /// The ids of a node, the one added last first.
  func ids(of node: Int) -> [AnyHashable] {
    isEmpty || first(of: node).isNone ? [] : entries(of: node).map(id)
  }

  /// The id of a node that was added last.
  func firstID(of node: Int) -> AnyHashable? {
    let entry = first(of: node)
    return entry.isNone ? nil : id(entry)
  }

  /// All ids.
  var all: Set<AnyHashable> {
    var all: Set<AnyHashable> = []
    forEach { all.insert($0) }
    return all
  }

  /// Calls a closure for each id of each node.
  func forEach(_ body: (AnyHashable) -> Void) {
    for column in columns {
      for number in 0..<column.nodes.count where column.nodes[number] >= 0 {
        body(column.id(number))
      }
    }
  }

  /// Returns whether two nodes have the same ids.
  static func areSame(_ node: Int, _ table: IDTable, _ other: Int, _ otherTable: IDTable) -> Bool {
    let (own, others) = (table.first(of: node), otherTable.first(of: other))
    if own.isNone || others.isNone { return own.isNone == others.isNone }
    // Storages of a tree share the columns that have not changed.
    if own.bits == others.bits, table.columns[own.column] === otherTable.columns[own.column],
      table.columns[own.column].next[own.number].isNone
    {
      return true
    }
    return table.ids(of: node) == otherTable.ids(of: other)
  }
}

// MARK: - Changing

extension IDTable {
  /// Adds an id to a node, before its others.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  mutating func add<ID: Hashable>(_ id: ID, of node: Int) {
    let column = ownColumn(for: ID.self)
    while first.count <= node { first.append(.none) }
    let number =
      types[column] == nil
      ? unsafeDowncast(columns[column], to: IDsOfType<AnyHashable>.self)
        .add(AnyHashable(id), of: Int32(node), before: first[node])
      : unsafeDowncast(columns[column], to: IDsOfType<ID>.self)
        .add(id, of: Int32(node), before: first[node])
    first[node] = Entry(column: column, number: number)
  }

  /// Adds an id to a node, before its others.
  mutating func add(_ id: PlainID, of node: Int) {
    while first.count <= node { first.append(.none) }
    if let column = column(of: ObjectIdentifier(id.type)),
      isKnownUniquelyReferenced(&columns[column]),
      let number = columns[column].append(id, of: Int32(node), before: first[node])
    {
      first[node] = Entry(column: column, number: number)
    } else {
      id.type.add(id, of: node, to: &self)
    }
  }

  /// Makes room for the ids of a tree's nodes, when the first is about to be added.
  mutating func reserve(_ nodeCount: Int) {
    guard isEmpty, nodeCount != expected else { return }
    expected = nodeCount
    first.reserveCapacity(nodeCount)
  }

  /// Removes the ids of a node.
  mutating func removeIDs(of node: Int, into removed: () -> RemovedContent) {
    var entry = first(of: node)
    guard !entry.isNone else { return }
    first[node] = .none
    while !entry.isNone {
      own(entry.column)
      let next = columns[entry.column].next[entry.number]
      columns[entry.column].remove(entry.number, into: removed())
      entry = next
    }
  }

  /// Gives the ids of a node to another place, which has none.
  mutating func move(from old: Int, to new: Int) {
    var entry = first(of: old)
    guard !entry.isNone else { return }
    while first.count <= new { first.append(.none) }
    (first[old], first[new]) = (.none, entry)
    while !entry.isNone {
      own(entry.column)
      columns[entry.column].move(entry.number, to: Int32(new))
      entry = columns[entry.column].next[entry.number]
    }
  }

  /// Adds the ids of a node of another table.
  mutating func adopt(_ old: Int, of other: IDTable, as new: Int) {
    for entry in other.entries(of: old).reversed() {
      other.columns[entry.column].add(entry.number, to: &self, of: new)
    }
  }

  /// Makes a column one that no other table shares.
  @inline(__always) private mutating func own(_ column: Int) {
    if !isKnownUniquelyReferenced(&columns[column]) { columns[column] = columns[column].copy() }
  }

  /// Returns the column for ids of a type, made if need be, and shared with no other table.
  @inline(__always) private mutating func ownColumn<ID: Hashable>(for type: ID.Type) -> Int {
    let column = column(for: type) ?? makeColumn(for: type)
    own(column)
    return column
  }

  private mutating func makeColumn<ID: Hashable>(for type: ID.Type) -> Int {
    if types.count < Self.maxColumns - 1, Self.hasColumn(type) {
      columns.append(IDsOfType<ID>(capacity: types.isEmpty ? expected : 0))
      types.append(ObjectIdentifier(type))
    } else {
      if let column = types.firstIndex(of: nil) { return column }
      columns.append(IDsOfType<AnyHashable>(capacity: 0))
      types.append(nil)
    }
    return types.count - 1
  }

  /// Whether ids of a type equal none of other types, or are such that this is looked after.
  private static func hasColumn<ID: Hashable>(_ type: ID.Type) -> Bool {
    if type == Int.self || type == String.self { return true }
    return !(type is AnyObject.Type) && !(type is any _HasCustomAnyHashableRepresentation.Type)
      && !(type is any OptionalID.Type)
  }
}

extension Hashable {
  /// Adds an id of this type to those of a node.
  fileprivate static func add(_ id: PlainID, of node: Int, to table: inout IDTable) {
    table.add(id.id(as: self), of: node)
  }
}

/// An optional equals what is in it, as `AnyHashable`, for some types.
private protocol OptionalID {}
extension Optional: OptionalID {}

// MARK: - By id

extension IDTable {
  /// Returns the column for ids of a type.
  @inline(__always) private func column<ID>(for type: ID.Type) -> Int? {
    column(of: ObjectIdentifier(type))
  }

  @inline(__always) private func column(of type: ObjectIdentifier) -> Int? {
    for column in types.indices where types[column] == type { return column }
    return nil
  }

  /// Returns the node with an id; -1 if there is none, and -2 if there may be several.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  func onlyNode<ID: Hashable>(withID id: ID) -> Int {
    guard let column = column(for: ID.self), types.count == 1 || !types.contains(nil) else {
      return -2
    }
    return unsafeDowncast(columns[column], to: IDsOfType<ID>.self).onlyNode(withID: id)
  }

  /// Returns the entries of an id: for each column that has it, the first one there.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  func matches<ID: Hashable>(_ id: ID) -> Matches {
    var matches = Matches(columns: columns)
    if let column = column(for: ID.self) {
      let number = unsafeDowncast(columns[column], to: IDsOfType<ID>.self).number(of: id)
      matches.add(column, number)
      // What is in this column may equal what is in the one without a type.
      guard types.count > 1, types.contains(nil) else { return matches }
    }
    let anyID = AnyHashable(id)
    for column in columns.indices where types[column] != ObjectIdentifier(ID.self) {
      matches.add(column, columns[column].number(equalTo: anyID))
    }
    return matches
  }

  /// Returns whether an id is the one at an entry.
  func `is`<ID: Hashable>(_ id: ID, at entry: Entry) -> Bool {
    types[entry.column] == ObjectIdentifier(ID.self)
      ? unsafeDowncast(columns[entry.column], to: IDsOfType<ID>.self).has(id, at: entry.number)
      : self.id(entry) == AnyHashable(id)
  }

  /// Returns whether a plain id is the one at an entry, to the bit.
  func `is`(_ id: PlainID, at entry: Entry) -> Bool {
    types[entry.column] == ObjectIdentifier(id.type)
      && columns[entry.column].has(id, at: entry.number)
  }

  /// The nodes that have an id, in no order; one that has it several times may come again.
  struct Matches: Sequence, IteratorProtocol {
    fileprivate let columns: [IDColumn]
    private var first: Entry = .none
    private var others: [Entry] = []

    fileprivate init(columns: [IDColumn]) { self.columns = columns }

    @inline(__always) fileprivate mutating func add(_ column: Int, _ number: Int) {
      guard number >= 0 else { return }
      let entry = Entry(column: column, number: number)
      if first.isNone { first = entry } else { others.append(entry) }
    }

    mutating func next() -> Int? {
      guard !first.isNone else { return nil }
      let (column, entry) = (columns[first.column], first)
      let number = column.number(after: entry.number)
      first = number >= 0 ? Entry(column: entry.column, number: number) : others.popLast() ?? .none
      return Int(column.nodes[entry.number])
    }
  }
}

extension IDTable: StorageTable {
  var entryCount: Int { columns.reduce(0) { $0 + $1.nodes.count } }
  var byteCount: Int { columns.reduce(first.byteCount) { $0 + $1.byteCount } }
}
