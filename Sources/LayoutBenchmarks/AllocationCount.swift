/// How often this process has asked for memory, where that can be told.
///
/// On Linux the program's own `malloc` is found before the system's, by all libraries too, so this counts
/// every object, array and buffer.
enum AllocationCount {
  nonisolated(unsafe) fileprivate static var count = 0

  /// The number of allocations during some work; `nil` on systems where they are not counted.
  static func during(_ work: () -> Void) -> Int? {
    #if canImport(Glibc)
      let start = count
      work()
      return count - start
    #else
      work()
      return nil
    #endif
  }
}

#if canImport(Glibc)
  @_silgen_name("__libc_malloc") private func systemAllocate(
    _ size: Int
  ) -> UnsafeMutableRawPointer?

  /// Counts, and leaves the rest to the system.
  @_cdecl("malloc") public func countedAllocate(_ size: Int) -> UnsafeMutableRawPointer? {
    AllocationCount.count &+= 1
    return systemAllocate(size)
  }
#endif
