/// An observable object that a view owns, made when it is first read.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: LiveProperty {
  private let own = ValueBox<ObjectType>()
  private let kept = KeptParts<StateBox<ObjectType?>>()
  private let make: () -> ObjectType

  /// Owns the object that a closure makes.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { self.make = thunk }

  /// The object.
  public var wrappedValue: ObjectType {
    let part = kept.current
    if let object = part.map(\.value) ?? own.value { return object }
    let object = make()
    if let part { part.value = object } else { own.value = object }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject {
  package func link(to place: StatePlace, _ staleness: Staleness) -> () -> Void {
    kept.link(to: place) { StateBox(nil) }
  }
}
