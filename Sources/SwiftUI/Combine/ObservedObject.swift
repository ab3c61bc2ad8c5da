/// An observable object that a view reads.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: LiveProperty {
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
      return Binding(
        reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject {
  package func link(to place: StatePlace, _ staleness: Staleness) -> () -> Void { {} }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
