/// The numbers that describe nodes, of many types, one after the other in the same memory. A node's
/// payload is the place where its own begin.
///
/// A place keeps its type: only a node of the same kind takes it over from another.
struct PayloadTable: StorageTable {
  /// The memory in words, which no record needs more aligned. Only their addresses are used.
  private var words = Buffer<UInt64>()
  private(set) var entryCount = 0

  /// Adds a record.
  ///
  /// - Returns: its place.
  @inline(__always) mutating func append<Record: BitwiseCopyable>(_ record: Record) -> Int32 {
    assert(MemoryLayout<Record>.alignment <= MemoryLayout<UInt64>.alignment)
    let place = words.extend(by: Self.wordCount(of: Record.self))
    UnsafeMutableRawPointer(words.base + place).bindMemory(to: Record.self, capacity: 1)
      .initialize(to: record)
    entryCount += 1
    return Int32(truncatingIfNeeded: place)
  }

  /// How many words a record of a type takes.
  @inline(__always) static func wordCount<Record: BitwiseCopyable>(of type: Record.Type) -> Int {
    let word = MemoryLayout<UInt64>.size
    return (MemoryLayout<Record>.size + word - 1) / word
  }

  /// Returns the records of a type, until the next one is added.
  @inline(__always) func view<Record>(of type: Record.Type) -> Payloads<Record> {
    Payloads(words: words)
  }

  var byteCount: Int { words.byteCount }
  var wordCount: Int { words.count }

  /// Adds the words of a record of another table.
  ///
  /// - Returns: its place.
  mutating func adopt(_ count: Int, at place: Int32, of other: PayloadTable) -> Int32 {
    let new = words.extend(by: count)
    (words.base + new).update(from: other.words.base + Int(place), count: count)
    entryCount += 1
    return Int32(truncatingIfNeeded: new)
  }

  /// Takes over the words of a record that has the same place in another table.
  func takeOver(_ count: Int, at place: Int32, of other: PayloadTable) {
    (words.base + Int(place)).update(from: other.words.base + Int(place), count: count)
  }

  /// Whether the words of a record are the same in another table, for debug builds.
  func isSame(_ count: Int, at place: Int32, as other: PayloadTable) -> Bool {
    (words.base + Int(place)).hasSame(count, as: other.words.base + Int(place))
  }

  func copy() -> PayloadTable {
    var copy = self
    copy.words = words.copy()
    return copy
  }

  func catchUp(with other: PayloadTable) {}

  func deallocate() { words.deallocate() }
}

/// The records of one type in a ``PayloadTable``, by their places.
struct Payloads<Record: BitwiseCopyable> {
  fileprivate let words: Buffer<UInt64>

  /// Returns where a record is. Places are checked in debug builds.
  @inline(__always) func at(_ place: Int) -> UnsafeMutablePointer<Record> {
    assert(place >= 0 && place < words.count, "place \(place) out of range 0..<\(words.count)")
    return UnsafeMutableRawPointer(words.base + place).assumingMemoryBound(to: Record.self)
  }

  @inline(__always) subscript(place: Int) -> Record {
    get { at(place).pointee }
    nonmutating set { at(place).pointee = newValue }
  }
}

extension TreeStorage {
  var stacks: Payloads<StackRecord> { payloads.view(of: StackRecord.self) }
  var guidePairs: Payloads<GuidePair> { payloads.view(of: GuidePair.self) }
  var fixedFrames: Payloads<FixedFrame> { payloads.view(of: FixedFrame.self) }
  var flexibleFrames: Payloads<FlexibleFrame> { payloads.view(of: FlexibleFrame.self) }
  var paddings: Payloads<Padding> { payloads.view(of: Padding.self) }
  var aspectRatios: Payloads<AspectRatio> { payloads.view(of: AspectRatio.self) }
  var points: Payloads<Point> { payloads.view(of: Point.self) }
  var clampedLeaves: Payloads<ClampedLeaf> { payloads.view(of: ClampedLeaf.self) }
  var lengths: Payloads<Double> { payloads.view(of: Double.self) }
}
