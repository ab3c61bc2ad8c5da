/// Reads and writes a value that something else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: SelfContainedProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from two closures, which may use what belongs to the actor around them.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Called at once, as the closures of views are; see `MainActorStandIn`. The types differ in
    // their isolation only.
    self.init(
      reading: unsafe unsafeBitCast(get, to: (() -> Value).self),
      writing: unsafe unsafeBitCast(set, to: ((Value) -> Void).self))
  }

  package init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a copy of a binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      reading: { wrappedValue[keyPath: keyPath] },
      writing: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

// Unchecked, because of the closures: those of clients are sendable by themselves. The others read
// and write state, which any thread may, or properties of the client's own objects, as in SwiftUI.
extension Binding: @unchecked Sendable where Value: Sendable {}

// MARK: - Optional and hashable values

extension Binding {
  /// Creates a binding to a value that may become `nil`.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      reading: { base.wrappedValue }, writing: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value inside an optional; `nil` if the optional is empty.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(reading: { base.wrappedValue ?? current }, writing: { base.wrappedValue = $0 })
  }

  /// Creates a binding to a value as any hashable value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      reading: { AnyHashable(base.wrappedValue) },
      writing: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identity.
  public var id: Value.ID { wrappedValue.id }
}

// MARK: - Collections

extension Binding: Sequence where Value: MutableCollection {
  /// Bindings to the elements.
  public typealias Element = Binding<Value.Element>
  /// The default iterator.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The indices of the value.
  public typealias Index = Value.Index
  /// The indices of the value.
  public typealias Indices = Value.Indices

  /// The value's first index.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The value's index past the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The value's indices.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the index after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to an element. If its index no longer exists, the binding keeps the last value.
  @usableFromInline func element(
    at index: Value.Index, or known: Value.Element
  ) -> Binding<Value.Element> {
    func isThere(_ value: Value) -> Bool { index >= value.startIndex && index < value.endIndex }
    return Binding<Value.Element>(
      reading: {
        let value = wrappedValue
        return isThere(value) ? value[index] : known
      },
      writing: { if isThere(wrappedValue) { wrappedValue[index] = $0 } })
  }

  /// A binding to an element, which keeps its last value if the collection becomes shorter.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position, or: wrappedValue[position])
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the index before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension RandomAccessCollection {
  /// A binding to a collection that never changes, for `ForEach(.constant(items)) { $item in … }`.
  @inlinable public static func constant<V>(_ value: V) -> Binding<V> where Self == Binding<V> {
    Binding<V>.constant(value)
  }
}
