/// A property whose value comes from the environment of the view that declares it.
///
///     struct Gutter: View {
///       @Environment(\.layoutDirection) private var direction
///
///       var body: some View { … }
///     }
///
/// The value is that of the place where the view's body is read. Outside that, it is the default.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let box = ValueBox<Value>()
  /// Finds the value; `nil` if it is an object that no view outside provides.
  private let find: (EnvironmentValues) -> Value?

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { find = { $0[keyPath: keyPath] } }

  /// Reads an observable object of the environment, which a view outside must provide.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    find = { $0[ObjectKey<Value>.self] }
  }

  /// Reads an observable object of the environment, if a view outside provides it.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    find = { .some($0[ObjectKey<T>.self]) }
  }

  /// The value.
  public var wrappedValue: Value {
    if let value = box.value ?? find(EnvironmentValues()) { return value }
    preconditionFailure(
      """
      There is no \(Value.self) in the environment. Add it with environment(_:) to a view outside, \
      and read it only while the body of a view is read.
      """)
  }
}

extension Environment: EnvironmentReader {
  package func read(_ environment: EnvironmentValues) -> String? {
    let value = find(environment)
    box.value = value
    guard value == nil else { return nil }
    return """
      it reads a \(Value.self) from the environment, and no view outside provides one. Add \
      .environment(_:) with a \(Value.self) to a view outside.
      """
  }
}

// Unchecked, because of the closure, which holds a key path at most.
extension Environment: @unchecked Sendable where Value: Sendable {}
