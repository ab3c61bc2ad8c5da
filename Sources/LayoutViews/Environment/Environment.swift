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
  private let box: ValueBox<Value>
  private let reading: Reading

  private enum Reading {
    case value((EnvironmentValues) -> Value)
    case object((EnvironmentValues) -> Value?)
  }

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.box = ValueBox()
    self.reading = .value { $0[keyPath: keyPath] }
  }

  /// Reads an observable object of the environment, which a view outside must provide.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.box = ValueBox()
    self.reading = .object { $0[ObjectKey<Value>.self] }
  }

  /// Reads an observable object of the environment, if a view outside provides it.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.box = ValueBox()
    self.reading = .value { $0[ObjectKey<T>.self] }
  }

  /// The value.
  public var wrappedValue: Value {
    if let value = box.value { return value }
    switch reading {
    case .value(let read): return read(EnvironmentValues())
    case .object:
      preconditionFailure(
        """
        There is no \(Value.self) in the environment. Add it with environment(_:) to a view outside, \
        and read it only while the body of a view is read.
        """)
    }
  }
}

extension Environment: EnvironmentReader {
  package func read(_ environment: EnvironmentValues) -> String? {
    switch reading {
    case .value(let read):
      box.value = read(environment)
    case .object(let read):
      box.value = read(environment)
      if box.value == nil {
        return """
          it reads a \(Value.self) from the environment, and no view outside provides one. Add \
          .environment(_:) with a \(Value.self) to a view outside.
          """
      }
    }
    return nil
  }
}

// A view's properties have values only where the view is described, by one thread at a time.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// A value that the copies of a property share.
package final class ValueBox<Value> {
  package var value: Value?

  package init(_ value: Value? = nil) { self.value = value }
}
