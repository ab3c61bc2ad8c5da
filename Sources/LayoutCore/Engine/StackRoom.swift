/// The room that is left on the calling thread's stack.
///
/// For code that builds nodes by calling itself, as deep as its clients' data are: it can stop in
/// time, and say so, instead of overflowing the stack.
///
///     let room = StackRoom()
///     guard !room.isLow else { return .empty }
public struct StackRoom: Sendable {
  private let limit: UInt

  /// Looks at the stack of the calling thread. Only that thread may use the result.
  public init() { limit = StackGuard.limit() }

  /// Whether so little is left that nothing deep should be called any more.
  public var isLow: Bool { StackGuard.address() < limit }
}
