/// Values by their keys, of which copies share what was set before they were made.
///
/// A value is set by linking it before those set earlier, which costs the same however many there
/// are. Values are few where they are read: a filter of keys answers for most that were never set.
struct KeyedValues {
  private var last: Entry?

  /// A value that was set, before those set earlier.
  private class Entry {
    let key: ObjectIdentifier
    let earlier: Entry?
    /// A bit for each key of this and the earlier entries.
    let filter: UInt64
    /// How many entries there are from this one on.
    let count: Int
    /// The count at which entries that count no longer are left out.
    let limit: Int

    init(_ key: ObjectIdentifier, before earlier: Entry?, limit: Int) {
      (self.key, self.earlier) = (key, earlier)
      self.filter = (earlier?.filter ?? 0) | KeyedValues.bit(of: key)
      self.count = (earlier?.count ?? 0) + 1
      self.limit = limit
    }

    /// The same value before other entries.
    func copy(before earlier: Entry?, limit: Int) -> Entry { self }
  }

  private final class ValueEntry<Value>: Entry {
    let value: Value

    init(_ value: Value, _ key: ObjectIdentifier, before earlier: Entry?, limit: Int) {
      self.value = value
      super.init(key, before: earlier, limit: limit)
    }

    override func copy(before earlier: Entry?, limit: Int) -> Entry {
      ValueEntry(value, key, before: earlier, limit: limit)
    }
  }

  /// How many entries there are at least before any is left out.
  private static let usualLimit = 32

  private static func bit(of key: ObjectIdentifier) -> UInt64 {
    1 << ((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }

  /// Whether both are known to be equal.
  func isIdentical(to other: KeyedValues) -> Bool { last === other.last }

  /// The value set last for a key; `nil` if there is none.
  subscript<K: EnvironmentKey>(key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(key)
    guard var entry = last, entry.filter & Self.bit(of: id) != 0 else { return nil }
    while entry.key != id {
      guard let earlier = entry.earlier else { return nil }
      entry = earlier
    }
    return (entry as? ValueEntry<K.Value>)?.value
  }

  /// Sets the value of a key.
  mutating func set<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) {
    if let last, last.count >= last.limit { shorten() }
    last = ValueEntry(
      value, ObjectIdentifier(key), before: last, limit: last?.limit ?? Self.usualLimit)
  }

  /// Leaves out the entries before which their keys were set again, so that reading takes no longer
  /// and releasing goes no deeper where one key is set again and again.
  private mutating func shorten() {
    var kept: [Entry] = []
    var keys: Set<ObjectIdentifier> = []
    var next = last
    while let entry = next {
      if keys.insert(entry.key).inserted { kept.append(entry) }
      next = entry.earlier
    }
    let limit = max(Self.usualLimit, 2 * kept.count)
    last = kept.reversed().reduce(nil) { $1.copy(before: $0, limit: limit) }
  }
}
