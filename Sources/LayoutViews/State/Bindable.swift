/// An observable object with bindings to its properties.
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
    return Binding(
      reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Sendable where Value: Sendable {}
