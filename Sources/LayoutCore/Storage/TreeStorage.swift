/// A tree in flat storage: fields used together are stored together, and rare ones in separate
/// tables.
///
/// Siblings are neighbours. In a tree as first described, parents come before their children; after
/// changes they may come after them. The engine lays out by writing here. A result shares the
/// storage with its tree; when the tree changes again, it makes a copy.
@usableFromInline final class TreeStorage {
  let capacity: Int
  private(set) var count = 0

  // Accesses to the tables are not checked for overlaps, which would take time at each. They count
  // as safe, because one thread at a time works on a storage, and none of its functions hands a
  // table to a closure or layout of a client while it changes it.

  // Hot, an entry for each node, all in one allocation.
  private let hot: UnsafeMutableRawPointer
  let nodes: Column<NodeRecord>
  let frames: Column<FrameRecord>
  let summaries: Column<SummaryRecord>
  let proposals: Column<Proposal>

  /// The nodes as results read them, once one does.
  let reading = ReadingSlot()

  // Hot, an entry for each node of a kind.
  /// What describes nodes in a few numbers: stacks, frames, paddings, spacers and others.
  @safe @exclusivity(unchecked) var payloads = PayloadTable()
  @safe @exclusivity(unchecked) var measured = Buffer<MeasuredRecord>()
  @safe @exclusivity(unchecked) var measuredLeaves = OwningBuffer<StoredLeaf>()

  // Rare.
  @safe @exclusivity(unchecked) var layouts: [LayoutRecord] = []
  @safe @exclusivity(unchecked) var grids: [GridRecord] = []
  @safe @exclusivity(unchecked) var modifiers: [any ModifierLayout] = []
  @safe @exclusivity(unchecked) var transforms: [RenderTransform] = []
  @safe @exclusivity(unchecked) var attributes: [NodeAttributes] = []
  /// For each node's attributes, the part that the engine reads often; and the guides of all nodes.
  @safe @exclusivity(unchecked) var attributeRecords = Buffer<AttributeRecord>()
  @safe @exclusivity(unchecked) var guides = OwningBuffer<StoredGuide>()
  @safe @exclusivity(unchecked) var spacings: [ViewSpacing] = []
  @safe @exclusivity(unchecked) var ids = IDTable()
  /// Baselines by measured leaf; empty while no leaf has any.
  @safe @exclusivity(unchecked) var baselines = Buffer<BaselineRecord>()
  /// The custom guides on which stacks line up their children, by stack.
  @safe @exclusivity(unchecked) var namedGuides: [Int32: any AlignmentID.Type] = [:]
  /// Priorities by node; empty while all are the default.
  @safe @exclusivity(unchecked) var priorities = NodeNumbers()
  /// The gap in front of each node; empty while no stack has uneven gaps.
  @safe @exclusivity(unchecked) var gaps = NodeNumbers()

  /// The number of spare places behind a node's children; only for nodes that were changed.
  @safe @exclusivity(unchecked) var spareRoom: [Int32: Int32] = [:]

  // For what is described once the tree is placed.
  /// Whether any node plays a part once the tree is placed.
  @safe @exclusivity(unchecked) var hasLateNodes = false
  /// Those nodes; `nil` if they have to be searched for.
  @safe @exclusivity(unchecked) var lateNodes: LateNodes?
  /// The descriptions of those nodes. Each is a distinct object, which identifies what is
  /// remembered for it.
  @safe @exclusivity(unchecked) var geometryDescriptions: Set<ObjectIdentifier> = []
  /// The nested trees, by node.
  @safe @exclusivity(unchecked) var nestedTrees: [Int32: [NestedTree]] = [:]
  /// What is known of lazy stacks, by what describes them.
  @safe @exclusivity(unchecked) var visibleRows: [ObjectIdentifier: VisibleRows] = [:]
  /// Where content has been scrolled to since it was described, by its description.
  @safe @exclusivity(unchecked) var scrollNotes: [ObjectIdentifier: ScrollNote] = [:]
  /// What the tree is laid out in.
  @safe @exclusivity(unchecked) var window = Window()
  /// The node of another tree that contains this one.
  @safe @exclusivity(unchecked) var host: Host?
  /// The distances of pinned views, if the tree is a row with any.
  @safe @exclusivity(unchecked) var pins: RowPins?

  /// What is known of the third dimension.
  @safe @exclusivity(unchecked) var space = DepthTable()

  // For the engine's work.
  @safe @exclusivity(unchecked) var memory = AnswerMemory()
  @safe @exclusivity(unchecked) var scratch = Scratch()
  @safe @exclusivity(unchecked) var work = LayoutWork()
  @safe @exclusivity(unchecked) var findings = Findings()
  /// The changes since the last layout.
  @safe @exclusivity(unchecked) var pending = PendingChanges()

  /// The number of table entries beyond which unused ones are searched for; 0 until it is set.
  @safe @exclusivity(unchecked) var maxEntries = 0

  /// What the engine may do to save work.
  @safe @exclusivity(unchecked) var options = LayoutOptions()
  /// The unit of all lengths.
  @safe @exclusivity(unchecked) var unit = LengthUnit.none
  /// Whether the options or a node say other standard lengths than the usual ones.
  @safe @exclusivity(unchecked) var setsLengths = false

  /// What the storages of one tree have in common.
  @safe @exclusivity(unchecked) var lineage: Lineage?
  /// The number of changes that moved nodes in storage. Each makes references out of date.
  @safe @exclusivity(unchecked) var generation: UInt32 = 0
  /// The number of changes after which nodes may be read in another order, or drawn in another way.
  @safe @exclusivity(unchecked) var shape: UInt32 = 0

  /// The number of levels of the tree.
  @safe @exclusivity(unchecked) var height: Int32 = 0
  /// The layout direction of nodes that don't set one.
  @safe @exclusivity(unchecked) var direction = LayoutDirection.leftToRight

  /// The caches that changes since the last layout have left to other nodes, while the outermost
  /// tree is laid out.
  @safe @exclusivity(unchecked) var leftCaches: LeftCaches?

  init(capacity: Int) {
    self.capacity = capacity
    var size = 0
    func room<Entry>(for type: Entry.Type) -> Int {
      defer { size += capacity * MemoryLayout<Entry>.stride }
      return size
    }
    let (nodes, frames) = (room(for: NodeRecord.self), room(for: FrameRecord.self))
    let (summaries, proposals) = (room(for: SummaryRecord.self), room(for: Proposal.self))
    let hot = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    func entries<Entry>(at offset: Int) -> UnsafeMutablePointer<Entry> {
      (hot + offset).bindMemory(to: Entry.self, capacity: capacity)
    }
    self.hot = hot
    self.nodes = Column(entries(at: nodes))
    self.frames = Column(entries(at: frames))
    self.summaries = Column(entries(at: summaries))
    self.proposals = Column(entries(at: proposals))
  }

  deinit {
    work.pass?.end()
    reading.dimensions?.end()
    reading.deallocate()
    hot.deallocate()
    freeTables()
  }
}

/// Identifies a tree in references and results, even if another tree has since taken its address.
final class Lineage: Sendable {}

/// A custom layout at a node, with its cache once it has one.
struct LayoutRecord {
  var box: LayoutBox
  /// Whether this tree started the box, and owns it alone.
  var isOwn = false
  /// Whether the cache is up to date with the subviews.
  var isCurrent = false
  /// Whether the layout was asked for a size since its cache was made or updated.
  var isMeasured = false
  /// The origin that the layout was given when it placed its subviews.
  var origin = Point.zero
  /// What it has answered last, which holds as long as the cache is up to date.
  var answers = LayoutAnswers()
}

// MARK: - Nodes

extension TreeStorage {
  /// Adds room for some nodes, which are neighbours, and returns the first one's index.
  func addNodes(_ amount: Int) -> Int {
    precondition(count + amount <= capacity, "no room for \(amount) more nodes")
    let first = count
    count += amount
    return first
  }

  /// Takes over the hot memory of another storage, as the nodes of an empty one.
  func takeNodes(of other: TreeStorage) {
    count = other.count
    nodes.base.update(from: other.nodes.base, count: count)
    frames.base.update(from: other.frames.base, count: count)
    summaries.base.update(from: other.summaries.base, count: count)
    proposals.base.update(from: other.proposals.base, count: count)
  }

  /// Returns the children of a node.
  @inline(__always) func children(of node: Int) -> Range<Int> {
    let record = nodes[node]
    return Int(record.first)..<Int(record.first + record.count)
  }
}
