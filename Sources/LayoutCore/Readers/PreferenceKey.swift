/// A key for values that views pass up to their ancestors.
///
///     struct Height: PreferenceKey {
///       static var defaultValue: CGFloat { 0 }
///
///       static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///         value = max(value, nextValue())
///       }
///     }
public protocol PreferenceKey: SendableMetatype {
  /// The value's type.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Combines a value with that of the next view, in the order of description.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`.
  public static var defaultValue: Value { nil }
}

/// A view's change to a preference set inside it.
struct PreferenceChange {
  let key: ObjectIdentifier
  /// Changes the value from inside, which is `nil` if none was set.
  let apply: @Sendable (inout Any?, GeometryProxy) -> Void

  /// Creates a change that replaces the values from inside.
  init<K: PreferenceKey>(
    setting key: K.Type, _ value: @escaping @Sendable (GeometryProxy) -> K.Value
  ) {
    self.key = ObjectIdentifier(key)
    self.apply = { $0 = value($1) }
  }

  /// Creates a change of the value from inside.
  init<K: PreferenceKey>(
    changing key: K.Type, _ change: @escaping @Sendable (inout K.Value, GeometryProxy) -> Void
  ) {
    self.key = ObjectIdentifier(key)
    self.apply = { value, proxy in
      var changed = value.given(as: K.Value.self) ?? K.defaultValue
      change(&changed, proxy)
      value = changed
    }
  }
}

/// A type-erased preference key, which knows how to combine values.
struct PreferenceReducer {
  let key: ObjectIdentifier
  let reduce: @Sendable (inout Any?, Any?) -> Void

  init<K: PreferenceKey>(_ key: K.Type) {
    self.key = ObjectIdentifier(key)
    self.reduce = { value, next in
      guard let next = next.given(as: K.Value.self) else { return }
      guard var reduced = value.given(as: K.Value.self) else {
        value = next
        return
      }
      // Lists would be copied to add to them as long as there is another reference.
      value = nil
      K.reduce(value: &reduced) { next }
      value = reduced
    }
  }
}

extension Any? {
  /// The value of a key, if one is given. Where values of the key are optional, a cast alone would
  /// take none for a value that is `nil`.
  func given<Value>(as type: Value.Type) -> Value? { flatMap { $0 as? Value } }
}
