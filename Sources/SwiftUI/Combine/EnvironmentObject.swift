/// An observable object that a view outside provides.
///
/// A view without its object is laid out as an empty view, and a diagnostic says so.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box = ValueBox<ObjectType>()

  /// Reads an object from the environment.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = box.value else {
      preconditionFailure(
        """
        There is no \(ObjectType.self) in the environment. Add it with environmentObject(_:) to a \
        view outside, and read it only while the body of a view is read.
        """)
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: EnvironmentReader {
  package var tellsChanges: Bool { false }

  package func read(_ environment: EnvironmentValues) -> String? {
    box.value = environment[ObjectKey<ObjectType>.self]
    guard box.value == nil else { return nil }
    return """
      it reads a \(ObjectType.self) from the environment, and no view outside provides one. Add \
      .environmentObject(_:) with a \(ObjectType.self) to a view outside.
      """
  }
}

nonisolated extension View {
  /// Provides an observable object to everything inside the view.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[ObjectKey<T>.self] = object })
  }
}
