extension Binding {
  /// Creates a binding from two closures. The second one gets the usual transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction()) })
  }
}
