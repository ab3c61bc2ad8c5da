/// The space that is left on the calling thread's stack.
///
/// It is for code that builds nodes recursively, as deep as its clients' data: such code can stop
/// in time and report that, instead of overflowing the stack.
///
///     let room = CallStackRoom()
///     guard !room.isLow else { return .empty }
public struct CallStackRoom: Sendable {
  private let limit: UInt

  /// Inspects the stack of the calling thread. Only that thread may use the result.
  public init() { limit = CallStackGuard.limit() }

  /// Whether so little space is left that no deep call should be made.
  public var isLow: Bool { CallStackGuard.isBelow(limit) }
}
