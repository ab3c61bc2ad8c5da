/// The state of the engine during a layout.
struct LayoutWork {
  /// Counts of the work that the last layout did.
  var statistics = LayoutStatistics()
  /// The lowest address that the machine stack may reach.
  var stackLimit: UInt = 0
  /// The depth proposed to the node being measured, in a tree where sizes depend on it.
  var depth = Proposal.none
  /// After how many evaluations there are too many.
  var maxEvaluations = Int.max
  /// Whether they are too many.
  var hasAskedTooMuch = false
  /// Whether the stack has run out, or too much was asked, so that all answers from then on are
  /// meaningless.
  var isRefused = false
  /// Whether a layout is in progress.
  var isActive = false
  /// Whether what is around late nodes is not measured yet in a layout.
  var isBeginning = false
  /// How often this layout described content that is deeply nested in other content described late.
  var deepNestedTrees = 0
  /// Whether only the size is wanted. Readers' content is then left out, and so are rows that are
  /// in sight only at an ideal size.
  var asksForSize = false
  /// The sizes that were asked for since the last layout that was more than a question.
  var sizes: [UInt64: Size] = [:]
  /// Whether a row has no place yet. Readers' content, which may ask for it, is read once it has.
  var awaitsPlace = false
  /// The size of the container around a nested tree; `nil` at the top.
  var container: Size?
  /// The rows laid out in this layout, by container and row number.
  var rows: [Int32: [Int: NestedTree]] = [:]
  /// Rows of the layout before that this one may show again, by container and row number.
  var keptRows: [Int32: [Int: NestedTree]] = [:]
  /// Contents of readers in the layout before, by reader.
  var keptContents: [Int32: NestedTree] = [:]
  /// The preferences that were read while contents are described, each of a node that has all its
  /// content.
  var preferences: [PreferenceQuestion: Any?] = [:]
  /// The way to the only change since the last layout.
  var path = ChangePath()
  /// The nodes that were written since the tree left another storage to a result.
  var written = WrittenNodes()
  /// The object through which custom layouts' proxies reach the engine, for one layout.
  var pass: (any SubviewSource)?
  /// The custom layout that is placing its subviews.
  var placing = SubviewPlacing.none
  /// Where some nodes are that have layouts far inside, while everything is settled; `nil` at any
  /// other time, when nodes may still move.
  var origins: SumFromRoot<Point>?
  /// Where nodes are that move their content, as far as it is their turn; empty at any other time.
  var moverOrigins: [Int32: Point] = [:]
  /// What the proxies of nodes' geometry have in common, if there are any.
  var useMark: UseMark?
  /// The guides that are being computed.
  var guides = GuideWork()
}

/// Answers for guides of a storage's nodes, for as long as clients keep their dimensions.
///
/// A class and no protocol, so that it can be found out whether clients keep any.
class KeptGuideSource {
  /// Goes on with a copy of the storage, whose clients' caches may hold dimensions.
  func move(to copy: TreeStorage) {}
  /// Goes on with a copy that nothing else uses, because the storage is about to change.
  func keep(_ copy: TreeStorage) {}
  /// Ends the answers, because the storage is gone.
  func end() {}
}

extension TreeStorage {
  /// Transfers the dimensions in clients' caches to the copy that takes over the caches.
  func handOverDimensions(to copy: TreeStorage) {
    reading.dimensions?.move(to: copy)
    copy.reading.dimensions = reading.dimensions
    reading.dimensions = nil
  }

  /// Gives the dimensions that clients keep a copy of the tree as it is, because it is about to
  /// change.
  func partWithDimensions() {
    guard reading.keepsDimensions else { return }
    reading.dimensions?.keep(copy(keepsCaches: false))
    reading.dimensions = nil
  }
}

/// An object that the proxies of a tree's nodes refer to, so that the tree knows of them.
///
/// It is made in a layout. Until that has ended, no other thread may read the tree.
final class UseMark: @unchecked Sendable {
  // The slots are for all threads.
  private let thread = CallStackGuard.thread
  /// The thread with a large stack that the layout has gone on with, if it has.
  private let large = OnceSlot()
  private let end = OnceSlot()

  deinit {
    large.deallocate()
    end.deallocate()
  }

  private final class Note: Sendable { let thread = CallStackGuard.thread }

  /// Notes that the layout goes on with the calling thread.
  func moveLayout() { _ = large.isFirst(Note()) }

  /// Notes that the layout has ended.
  func endLayout() { _ = end.isFirst(Note()) }

  /// Stops with a message if a layout is running on another thread.
  func checkThread() {
    guard thread != CallStackGuard.thread, end.madeObject(Note.self) == nil,
      large.madeObject(Note.self)?.thread != CallStackGuard.thread
    else { return }
    ProxyMisuse.layoutIsRunning()
  }
}

extension TreeStorage {
  /// Returns the mark for another proxy that reads this storage.
  func markUse() -> UseMark {
    if let mark = work.useMark { return mark }
    let mark = UseMark()
    work.useMark = mark
    return mark
  }

  /// Whether clients hold proxies of nodes' geometry, which may be read on any thread.
  var isReadByProxies: Bool {
    work.useMark != nil && !isKnownUniquelyReferenced(&work.useMark)
  }
}

/// A question for the preference of a node and everything inside.
struct PreferenceQuestion: Hashable {
  let key: ObjectIdentifier
  let node: Int32
}

/// A client's layout that is placing its subviews.
struct SubviewPlacing: BitwiseCopyable {
  /// The container; -1 if none.
  var container: Int32
  /// The container's first child.
  var first: Int32
  /// The container's corner in the coordinates that the layout is given.
  var corner: Point
  var isFinite: Bool
  /// Where the list of the subviews' proposals starts in the scratch memory.
  var list: Int

  static let none = SubviewPlacing(container: -1, first: 0, corner: .zero, isFinite: true, list: 0)
}
