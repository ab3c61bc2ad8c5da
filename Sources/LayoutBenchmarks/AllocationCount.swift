#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How often this process makes an object, which is what classes, arrays, closures and boxes are.
///
/// The Swift runtime lets tools replace the function that makes objects, and this one counts. Storage
/// that is no object shows in the growth of the tree's storage.
enum AllocationCount {
  private typealias Allocate =
    @convention(c) (
      _ type: UnsafeRawPointer?, _ size: Int, _ alignment: Int
    ) -> UnsafeMutableRawPointer?

  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var original: Allocate = { _, _, _ in nil }

  /// The number of objects made during some work; `nil` where the runtime does not let it be told.
  static func during(_ work: () -> Void) -> Int? {
    guard let symbol = dlsym(nil, "_swift_allocObject") else { return nil }
    let hook = symbol.assumingMemoryBound(to: Allocate.self)
    original = hook.pointee
    count = 0
    hook.pointee = { type, size, alignment in
      AllocationCount.count += 1
      return AllocationCount.original(type, size, alignment)
    }
    work()
    hook.pointee = original
    return count
  }
}
