nonisolated extension View {
  /// Sets a value of the environment for everything inside the view.
  ///
  ///     Card().environment(\.layoutDirection, .rightToLeft)
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { modifier(EnvironmentModifier { $0[keyPath: keyPath] = value }) }

  /// Provides an observable object to everything inside the view.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[ObjectKey<T>.self] = object })
  }

  /// Changes a value of the environment for everything inside the view.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) }) }
}

/// The key of an object that a view outside has provided for all views inside.
package enum ObjectKey<T: AnyObject>: EnvironmentKey { package static var defaultValue: T? { nil } }
