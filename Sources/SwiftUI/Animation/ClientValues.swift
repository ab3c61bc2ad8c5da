extension [ObjectIdentifier: Any] {
  /// The value of a client's key, which may be optional; another one if none is set.
  subscript<T>(key: any Any.Type, or usual: @autoclosure () -> T) -> T {
    // Without a value to begin with, a cast to an optional type would find one: nothing.
    guard let value = self[ObjectIdentifier(key)] else { return usual() }
    return value as? T ?? usual()
  }
}
