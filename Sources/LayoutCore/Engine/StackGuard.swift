// The one file that asks the system for the thread's stack.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// Keeps the engine from overflowing the stack of its thread.
///
/// Containers call each other, once a level, and clients' layouts and closures in between need room
/// too. When less than a reserve is left, the engine stops, and the layout is refused as a whole.
enum StackGuard {
  /// What is kept free for clients' code and for leaving all calls in order.
  private static let reserve: UInt = 96 * 1024

  /// The lowest address that the calling thread's stack may reach.
  static func limit() -> UInt {
    let room = stackRoom()
    guard room.size > 0 else { return assumedLimit() }
    return room.lowest + min(reserve, room.size / 4)
  }

  /// A limit for systems that don't tell: half a mebibyte, the least that is usual, below here.
  private static func assumedLimit() -> UInt {
    let here = address()
    let room: UInt = 512 * 1024 - reserve
    return here > room ? here - room : 0
  }

  /// An address on the calling thread's stack, near its end.
  @inline(never) static func address() -> UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  private static func stackRoom() -> (lowest: UInt, size: UInt) {
    #if canImport(Darwin)
      let thread = pthread_self()
      let size = UInt(pthread_get_stacksize_np(thread))
      return (UInt(bitPattern: pthread_get_stackaddr_np(thread)) - size, size)
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Bionic)
      return isMainThread ? mainThreadRoom : threadRoom()
    #else
      return (0, 0)
    #endif
  }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Bionic)
  // The system's headers offer these functions only to C programs that ask for extensions.
  extension StackGuard {
    private typealias GetAttributes =
      @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
    private typealias GetThread = @convention(c) () -> pid_t

    private static let getAttributes = function("pthread_getattr_np", as: GetAttributes.self)
    private static let getThread = function("gettid", as: GetThread.self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    private static var isMainThread: Bool { getThread.map { $0() == getpid() } ?? false }

    /// Asking for the main thread's stack reads a file, so it is done once.
    private static let mainThreadRoom = threadRoom()

    private static func threadRoom() -> (lowest: UInt, size: UInt) {
      var attributes = pthread_attr_t()
      guard let getAttributes, getAttributes(pthread_self(), &attributes) == 0 else {
        return (0, 0)
      }
      defer { pthread_attr_destroy(&attributes) }
      var lowest: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &lowest, &size) == 0, let lowest else {
        return (0, 0)
      }
      return (UInt(bitPattern: lowest), UInt(size))
    }
  }
#endif

extension TreeStorage {
  /// Begins to watch the stack of the thread that asks, if the tree is so high that it may run out.
  func watchStack() {
    work.stackLimit = height > NodeExtent.harmlessHeight ? StackGuard.limit() : 0
  }

  /// Watches the stack from now on, because it may run out in a tree that is not high.
  func watchStackOfFewLevels() {
    if work.stackLimit == 0 { work.stackLimit = StackGuard.limit() }
  }

  /// Whether the stack is about to run out; from then on, all answers mean nothing.
  @inline(__always) func isStackLow() -> Bool {
    if work.stackLimit == 0 { return work.isRefused }
    return checkStack()
  }

  private func checkStack() -> Bool {
    if StackGuard.address() < work.stackLimit { work.isRefused = true }
    return work.isRefused
  }
}
