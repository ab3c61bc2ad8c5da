/// How a change of state is shown, which layout does not read.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false, isContinuous = false, tracksVelocity = false
  public var scrollTargetAnchor: UnitPoint?
  private var values = ClientValues()

  public init(animation: Animation? = nil) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[key] ?? K.defaultValue }
    set { values[key] = newValue }
  }

  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}

/// A key for a value of a transaction that a client defines.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values of clients' keys.
struct ClientValues {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<T>(key: any Any.Type) -> T? {
    // Without a value to begin with, a cast to an optional type would find one: nothing.
    get { values[ObjectIdentifier(key)].flatMap { $0 as? T } }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Runs a closure; what it changes is not animated.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs a closure; what it changes is not animated.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

nonisolated extension View {
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the view by a closure; the closure for transactions never runs.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }
}

extension Binding {
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  /// The usual transaction, whatever is set.
  public var transaction: Transaction {
    get { Transaction() }
    set {}
  }

  /// Creates a binding from two closures. The second one gets the usual transaction.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    // The types differ in their isolation only; see the binding's other initialiser.
    let set = unsafe unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    self.init(get: get, set: { set($0, Transaction()) })
  }
}
