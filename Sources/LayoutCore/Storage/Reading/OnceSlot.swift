/// A place for an object that is made when it is first asked for, by whichever thread asks first.
///
/// Results are values that several threads may read. What takes long to work out is kept here, so
/// that it is worked out once.
struct OnceSlot {
  private let slot: UnsafeMutablePointer<AnyObject?>

  init() {
    slot = .allocate(capacity: 1)
    slot.initialize(to: nil)
  }

  /// Uses a place that someone else gives back.
  init(at place: UnsafeMutablePointer<AnyObject?>) { slot = place }

  /// Gives the memory back. Nobody may read any more.
  func deallocate() {
    slot.deinitialize(count: 1)
    slot.deallocate()
  }

  /// Whether the object was made. Nobody else may make it meanwhile.
  @inline(__always) var isMade: Bool { slot.pointee != nil }

  /// The object, if it was made.
  func madeObject<Object: AnyObject>(_ type: Object.Type) -> Object? {
    _stdlib_atomicLoadARCRef(object: slot).map { unsafeDowncast($0, to: type) }
  }

  /// Forgets the object, because what it was made of changes. Nobody may read meanwhile.
  @inline(__always) func forget() { if slot.pointee != nil { slot.pointee = nil } }

  /// Puts an object in place, unless there is one already.
  ///
  /// - Returns: whether it is the first.
  func isFirst(_ object: AnyObject) -> Bool {
    _stdlib_atomicInitializeARCRef(object: slot, desired: object)
  }

  /// Returns the object, and makes it if there is none.
  ///
  /// Two threads may make one each at the same time; both then get the one that was ready first.
  @inline(__always) func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let known = _stdlib_atomicLoadARCRef(object: slot) {
      return unsafeDowncast(known, to: Object.self)
    }
    return keep(make())
  }

  @inline(never) private func keep<Object: AnyObject>(_ made: Object) -> Object {
    if _stdlib_atomicInitializeARCRef(object: slot, desired: made) { return made }
    return _stdlib_atomicLoadARCRef(object: slot).map { unsafeDowncast($0, to: Object.self) }
      ?? made
  }
}
