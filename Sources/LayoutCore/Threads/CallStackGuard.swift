// The only file that asks the system about the thread's stack.
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
/// Containers recurse once per level, and custom layouts and closures in between need stack space
/// too. When less than a reserve is left, the engine stops and refuses the whole layout.
enum CallStackGuard {
  /// The space kept free for clients' code and for returning from all calls.
  private static let reserve: UInt = 96 * 1024

  /// Returns the lowest address that the calling thread's stack may reach. Each thread asks the
  /// system once.
  static func limit() -> UInt {
    if let known = knownLimit { return known }
    let room = stackRoom()
    guard room.size > 0 else { return assumedLimit() }
    let limit = room.lowest + min(reserve, room.size / 4)
    knownLimit = limit
    return limit
  }

  /// Returns a limit for systems that give no information: half a mebibyte, the smallest usual
  /// size, below the present address.
  private static func assumedLimit() -> UInt {
    let here = here
    let room: UInt = 512 * 1024 - reserve
    return here > room ? here - room : 0
  }

  /// Returns whether the calling thread's stack has grown below a limit.
  @inline(__always) static func isBelow(_ limit: UInt) -> Bool {
    // Any few bytes would do, as long as the compiler cannot work out how many.
    address(markerSize: 1 + Int(limit & 7)) < limit
  }

  /// Returns an address near the end of the calling thread's stack.
  ///
  /// The address is that of a few bytes. Address sanitizers keep variables of known sizes
  /// elsewhere, to notice when they are used too late, so the number of bytes is a parameter.
  @inline(never) private static func address(markerSize: Int) -> UInt {
    withUnsafeTemporaryAllocation(byteCount: markerSize, alignment: 1) {
      UInt(bitPattern: $0.baseAddress)
    }
  }

  /// An address in the calling thread's stack.
  static var here: UInt { address(markerSize: 1) }

  /// Identifies the calling thread; 0 on systems that give no information.
  static var thread: UInt {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
      return withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
    #else
      return 0
    #endif
  }

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    /// What a thread keeps its limit by.
    private static let limitKey = makeKey()
    /// What a thread with a large stack keeps its work by.
    private static let workKey = makeKey()

    private static func makeKey() -> pthread_key_t? {
      var key = pthread_key_t()
      return pthread_key_create(&key, nil) == 0 ? key : nil
    }

    /// The work for which the calling thread was made; `nil` for clients' threads.
    private static var present: Work? {
      get {
        // The work lasts as long as its thread.
        workKey.flatMap { pthread_getspecific($0) }
          .map { Unmanaged<Work>.fromOpaque($0).takeUnretainedValue() }
      }
      set {
        guard let workKey, let newValue else { return }
        pthread_setspecific(workKey, Unmanaged.passUnretained(newValue).toOpaque())
      }
    }

    /// The limit of the calling thread, once it is known.
    private static var knownLimit: UInt? {
      get { limitKey.flatMap { pthread_getspecific($0) }.map { UInt(bitPattern: $0) } }
      set {
        guard let limitKey, let newValue else { return }
        pthread_setspecific(limitKey, UnsafeRawPointer(bitPattern: newValue))
      }
    }
  #else
    private static var present: Work? {
      get { nil }
      set {}
    }
    private static var knownLimit: UInt? {
      get { nil }
      set {}
    }
  #endif

  private static func stackRoom() -> (lowest: UInt, size: UInt) {
    #if canImport(Darwin)
      let thread = pthread_self()
      let size = UInt(pthread_get_stacksize_np(thread))
      return (UInt(bitPattern: pthread_get_stackaddr_np(thread)) - size, size)
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Bionic)
      return threadRoom()
    #else
      return (0, 0)
    #endif
  }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Bionic)
  // The system's headers declare these functions only for C programs that ask for extensions.
  extension CallStackGuard {
    private typealias GetAttributes =
      @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

    private static let getAttributes = function("pthread_getattr_np", as: GetAttributes.self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

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

// MARK: - A larger stack

extension CallStackGuard {
  /// The size of a larger stack. Memory is only taken as it is used.
  private static let largeStack = 1 << 26

  /// Work for another thread.
  private final class Work {
    private let work: () -> Void
    /// The threads that wait until it is done.
    let waiting: [UInt]

    init(_ work: @escaping () -> Void) {
      self.work = work
      waiting = (CallStackGuard.present?.waiting ?? []) + [CallStackGuard.thread]
    }

    func run() {
      CallStackGuard.present = self
      withExtendedLifetime(self, work)
    }
  }

  /// Whether the calling thread is a given one, or that waits for it.
  static func runs(for thread: UInt) -> Bool {
    thread == self.thread || present?.waiting.contains(thread) ?? false
  }

  /// Whether another thread's stack would be larger than the calling thread's.
  static var hasLargerStack: Bool {
    let size = stackRoom().size
    return size > 0 && size < largeStack
  }

  /// Runs something on a thread with a large stack, and waits until that has ended.
  ///
  /// - Returns: whether there is such a thread.
  @discardableResult
  static func onLargeStack(_ run: @escaping () -> Void) -> Bool {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, largeStack)
      let work = Unmanaged.passRetained(Work(run))
      #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(
          &thread, &attributes,
          { work in
            Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
            return nil
          }, work.toOpaque())
        if status == 0, let thread {
          pthread_join(thread, nil)
          return true
        }
      #else
        var thread = pthread_t()
        let status = pthread_create(
          &thread, &attributes,
          { work in
            work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
            return nil
          }, work.toOpaque())
        if status == 0 {
          pthread_join(thread, nil)
          return true
        }
      #endif
      work.release()
    #endif
    return false
  }

  /// The last owner of a value.
  final class Held {
    private var value: Any?

    init(_ value: Any?) { self.value = value }

    /// Releases the value, after the access to the property: one access for each of many values in
    /// each other would have to be told from all the others.
    fileprivate func letGo() {
      let value = value
      self.value = nil
      withExtendedLifetime(value) {}
    }
  }

  /// Lets go of a value that may hold descriptions, which hold others in turn. If the calling
  /// thread's stack is about to run out, that happens on a large one.
  static func release(_ held: Held) {
    if isBelow(limit()) { onLargeStack { held.letGo() } }
    held.letGo()
  }
}

// MARK: - For clients

/// The space that is left on the calling thread's stack.
///
/// It is for code that builds nodes recursively, as deep as its clients' data, like a language of
/// views of its own: such code can stop in time and report that, instead of overflowing the stack.
///
///     func describe(_ folder: Folder, _ room: CallStackRoom = CallStackRoom()) -> LayoutNode {
///       guard !room.isLow else {
///         return LayoutNode.empty.diagnostic(.tooDeep, problem: "has too many levels")
///       }
///       return .vstack(folder.folders.map { describe($0, room) }).padding(.leading, 8)
///     }
public struct CallStackRoom: Sendable {
  private let limit: UInt

  /// Inspects the stack of the calling thread. Only that thread may use the result.
  public init() { limit = CallStackGuard.limit() }

  /// Whether so little space is left that no deep call should be made.
  public var isLow: Bool { CallStackGuard.isBelow(limit) }

  /// Lets go of a value that holds others, as deep in each other as clients' data: on a larger
  /// stack if the calling thread's is about to run out.
  ///
  /// - Parameter value: what nothing else refers to any more.
  public static func release(_ value: consuming Any) {
    CallStackGuard.release(CallStackGuard.Held(value))
  }
}
