#if canImport(Glibc)
  import Glibc

  /// Counts heap allocations by standing in for `malloc`, which glibc lets a program do.
  enum AllocationCounter {
    /// The number of allocations since the program started.
    static var count: Int { allocations }
  }

  // Only this program's own thread is measured, so an update that is lost on another one is no loss.
  nonisolated(unsafe) private var allocations = 0

  @_silgen_name("__libc_malloc") private func systemMalloc(_ size: Int) -> UnsafeMutableRawPointer?

  /// The stand-in: counts and passes on.
  @_cdecl("malloc") func countingMalloc(_ size: Int) -> UnsafeMutableRawPointer? {
    allocations &+= 1
    return systemMalloc(size)
  }
#else
  /// Heap allocations are counted on systems with glibc only.
  enum AllocationCounter {
    /// Always 0.
    static var count: Int { 0 }
  }
#endif
