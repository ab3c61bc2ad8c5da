/// Watching the stack during a layout.
extension TreeStorage {
  /// Starts to watch the stack of the calling thread, if the tree is so high that it may run out.
  func watchStack() {
    work.stackLimit = height > NodeExtent.recursionSafeHeight ? CallStackGuard.limit() : 0
  }

  /// Starts to watch the stack during a layout, because it may run out even in a tree of few
  /// levels.
  func watchStackOfFewLevels() {
    if work.stackLimit == 0 { work.stackLimit = CallStackGuard.limit() }
  }

  /// Returns whether the stack is about to run out. From then on, all answers are meaningless.
  @inline(__always) func isStackLow() -> Bool {
    if work.stackLimit == 0 { return work.isRefused }
    return checkStack()
  }

  private func checkStack() -> Bool {
    if CallStackGuard.isBelow(work.stackLimit) { work.isRefused = true }
    return work.isRefused
  }
}
