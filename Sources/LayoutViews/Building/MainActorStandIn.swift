/// Stands in for the main actor where views are described, so that any thread may lay them out.
///
/// Views are isolated to the main actor, and closures in bodies may check that they run there. Here
/// they run on the caller's thread, as the main actor, in the call that asks for a layout. Only a
/// view that refers to objects of the main actor meets its other work. The compiler lets that be
/// made and laid out anywhere; the documentation asks to lay it out on the main actor.
@globalActor @usableFromInline package actor MainActorStandIn {
  @usableFromInline package static let shared = MainActorStandIn()
  private let executor = Executor()
  /// Runs jobs at once.
  @usableFromInline package nonisolated var unownedExecutor: UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: executor)
  }

  /// Runs each job where it is handed over, before that returns.
  private final class Executor: SerialExecutor {
    func enqueue(_ job: UnownedJob) { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
  }

  /// The task that stands in for the main actor around here, and the description it works for.
  @TaskLocal private static var current: (task: Int?, description: Int, isQuestion: Bool)?
  /// The number of the description around here, which a task may outlive. No two have the same.
  static var description: Int? { current?.description }
  /// Whether a result is asked here for what closures of views find, long after their description.
  static var isQuestion: Bool { current?.isQuestion ?? false }

  // Read and written under the lock only.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var descriptionCount = 0
  nonisolated(unsafe) private static var running: [Int] = []

  static func isRunning(_ description: Int) -> Bool {
    lock.withLock { running.contains(description) }
  }

  /// Does some work on the caller's thread, as the main actor.
  ///
  /// - Parameter isPart: whether it is part of the description around it, or else a question.
  @usableFromInline package static func run<Result>(
    isPart: Bool = false, _ work: () -> Result
  ) -> Result {
    if let current, current.task == withUnsafeCurrentTask(body: { $0?.hashValue }) {
      return isPart ? work() : perform(isQuestion: false, work)
    }
    return withoutActuallyEscaping(work) { work in
      // The task below has ended before anything else goes on.
      nonisolated(unsafe) let work = work
      nonisolated(unsafe) var result: Result?
      Task { @MainActorStandIn in result = perform(isQuestion: isPart, work) }
      return result!
    }
  }

  // Not isolated: closures in here would check for the stand-in, where the main actor is.
  private nonisolated static func perform<Result>(
    isQuestion: Bool, _ work: () -> Result
  ) -> Result {
    let description = lock.withLock {
      descriptionCount += 1
      running.append(descriptionCount)
      return descriptionCount
    }
    defer { lock.withLock { _ = running.remove(at: running.lastIndex(of: description) ?? 0) } }
    return $current.withValue(
      (withUnsafeCurrentTask { $0?.hashValue }, description, isQuestion), operation: work)
  }
}

extension MainActorStandIn {
  /// What the main actor reads of a value, such as a view's body.
  ///
  /// The one place where isolation is cast away: only what describes views calls this, and all that
  /// does so runs as the main actor.
  @inlinable package static func read<Value, Result>(
    _ value: Value, _ body: @MainActor (Value) -> Result
  ) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Value) -> Result).self)(value) }
  }

  /// A closure of a view as nodes keep it, which is called as the main actor's. A result may be
  /// asked on any thread, but describes nothing: there it only finds lengths and preferences.
  package static func keeping<Value, Result>(
    _ closure: @escaping (Value) -> Result
  ) -> @Sendable (Value) -> Result {
    nonisolated(unsafe) let closure = closure
    return { value in run(isPart: true) { closure(value) } }
  }
}
