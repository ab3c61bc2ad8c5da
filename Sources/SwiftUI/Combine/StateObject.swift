/// An observable object that a view owns, made when it is first read.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: LiveProperty {
  private let box = ObjectBox<ObjectType>()
  private let make: () -> ObjectType

  /// Owns the object that a closure makes.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { self.make = thunk }

  /// The object.
  public var wrappedValue: ObjectType {
    if let object = box.value { return object }
    let object = make()
    box.value = object
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject {
  package func link(to place: StatePlace?, _ staleness: Staleness) -> () -> Void {
    let kept = place?.state { ValueBox<ObjectType>() }
    box.keep(kept)
    return { [box] in box.keep(kept) }
  }
}

/// A view's object, and the one that is kept for it from one description to the next.
private final class ObjectBox<ObjectType> {
  private let own = ValueBox<ObjectType>()
  private let kept = ValueBox<ValueBox<ObjectType>>()

  func keep(_ box: ValueBox<ObjectType>?) { kept.value = box }

  /// The object that counts at the moment.
  var value: ObjectType? {
    get { (kept.value ?? own).value }
    set { (kept.value ?? own).value = newValue }
  }
}
