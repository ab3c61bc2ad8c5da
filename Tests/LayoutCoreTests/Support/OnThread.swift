import Foundation

/// Runs some work on a thread of its own with a stack of a size.
func onThread<Result: Sendable>(
  stackSize: Int, _ work: @escaping @Sendable () -> Result
) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = stackSize
    thread.start()
  }
}
