/// A value that the copies of a property share.
///
/// Several threads may lay out one view at once. Each description that is running reads what it has
/// set itself; whatever reads at other times, such as an action, gets what was set last. Questions
/// to results leave nothing behind.
package final class ValueBox<Value> {
  // All read and written under the lock only.
  private var last: Value?
  /// The description that has set it.
  private var setter: Int?
  /// What other descriptions have set that are running.
  private var others: [Int: Value?] = [:]

  package init() {}

  package var value: Value? {
    get {
      let reader = MainActorStandIn.description
      let lock = NSLock.shared(by: self)
      lock.lock()
      defer { lock.unlock() }
      guard let reader, reader != setter, MainActorStandIn.isRunning(reader) else { return last }
      if let own = others[reader] { return own }
      return setter.map(MainActorStandIn.isRunning) ?? false ? nil : last
    }
    set {
      var (value, gone) = (newValue, [Int: Value?]())
      let description = MainActorStandIn.description
      let isQuestion = MainActorStandIn.isQuestion
      let lock = NSLock.shared(by: self)
      lock.lock()
      if isQuestion, let description {
        gone = others
        others = others.filter { MainActorStandIn.isRunning($0.key) }
        others[description] = .some(value)
      } else {
        if let setter, setter != description, MainActorStandIn.isRunning(setter) || !others.isEmpty
        {
          gone = others
          others[setter] = .some(last)
          others = others.filter { $0.key != description && MainActorStandIn.isRunning($0.key) }
        }
        swap(&last, &value)
        setter = description
      }
      lock.unlock()
      withExtendedLifetime((value, gone)) {}
    }
  }
}

extension NSLock {
  private static let shared = (0..<64).map { _ in NSLock() }

  /// The lock of an object, which it shares with others: there are too many for one each. No code
  /// of clients runs under it, so what was there before is released afterwards.
  static func shared(by object: AnyObject) -> NSLock {
    shared[Int(UInt(bitPattern: ObjectIdentifier(object)) >> 4 & 63)]
  }
}
