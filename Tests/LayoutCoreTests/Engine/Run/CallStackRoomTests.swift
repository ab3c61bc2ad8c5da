import LayoutCore
import TestSupport
import Testing

/// Clients that go down in trees themselves see how much of the stack is left.
struct StackRoomTests {
  /// How many calls fit into each other before little is left, up to a limit.
  private static func depth(in room: CallStackRoom, atMost limit: Int) -> Int {
    if room.isLow || limit == 0 { return 0 }
    return withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { _ in
      1 + depth(in: room, atMost: limit - 1)
    }
  }

  @Test func `calls end before the stack does`() async {
    // Each call takes more than a kilobyte, so fewer than 8,192 fit into 8 megabytes.
    let depth = await onThread(stackSize: 8 << 20) {
      Self.depth(in: CallStackRoom(), atMost: 1_000_000)
    }
    #expect(depth > 100 && depth < 8_192)
  }

  @Test func `a fresh thread has room`() async {
    #expect(await onThread(stackSize: 8 << 20) { !CallStackRoom().isLow })
  }
}
