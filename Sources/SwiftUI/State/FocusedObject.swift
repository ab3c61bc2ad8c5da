/// An object that the focused view offers. Nothing is ever focused, so it is `nil`.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: SelfContainedProperty {
  /// Names an object by its type.
  public init() {}

  /// The object: `nil`.
  public var wrappedValue: ObjectType? { nil }

  /// Bindings to the properties of the object, if there is one.
  public var projectedValue: FocusedObject<ObjectType>.Wrapper? { nil }

  /// Makes bindings to an object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
}

extension View {
  /// Accepts an object that the view would offer while it has the focus.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Accepts an object that the view would offer while it has the focus.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

  /// Accepts an object that the view would offer while its scene has the focus.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Accepts an object that the view would offer while its scene has the focus.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
