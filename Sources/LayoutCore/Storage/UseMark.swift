/// An object that the proxies of a tree's nodes refer to, so that the tree knows of them.
///
/// It is made in a layout. Until that has ended, no other thread may read the tree.
final class UseMark: @unchecked Sendable {
  // The slot is for all threads.
  private let thread = CallStackGuard.thread
  private let end = OnceSlot()

  deinit { end.deallocate() }

  private final class Note: Sendable {}

  /// Notes that the layout has ended.
  func endLayout() { _ = end.isFirst(Note()) }

  /// Stops with a message if a layout is running on another thread.
  func checkThread() {
    if !CallStackGuard.runs(for: thread), end.madeObject(Note.self) == nil {
      ProxyMisuse.layoutIsRunning()
    }
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
  var isReadByProxies: Bool { work.useMark != nil && !isKnownUniquelyReferenced(&work.useMark) }
}
