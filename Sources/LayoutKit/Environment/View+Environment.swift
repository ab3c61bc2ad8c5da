extension View {
  /// Sets a value of the environment for everything inside of the view.
  ///
  ///     Card().environment(\.layoutDirection, .rightToLeft)
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Provides an observable object to everything inside of the view.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(type: ObjectIdentifier(T.self), object: object))
  }

  /// Changes a value of the environment for everything inside of the view.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

private struct EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

private struct EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

struct EnvironmentObjectModifier: EnvironmentModifier {
  let type: ObjectIdentifier
  let object: AnyObject?

  func change(_ environment: inout EnvironmentValues) {
    environment.builtIn.objects[type] = object
  }
}
