/// An observable object that a view reads.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: SelfContainedProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Reads an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Reads an object.
  public init(initialValue: ObjectType) { self.wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// An observable object that a view owns, made when it is first read.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: LiveProperty {
  private let box = ValueBox<ObjectType>()
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
  func link(to place: StatePlace?) {
    guard let kept = place?.state({ box }), kept !== box else { return }
    let object = kept.value ?? make()
    (kept.value, box.value) = (object, object)
  }
}

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings to an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings to an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings to the object that another one makes bindings to.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The maker of bindings itself.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's identity.
  public var id: Value.ID { wrappedValue.id }
}
