/// The values that surround a view and that the views inside it inherit.
///
/// Values are set for a part of the views with ``View/environment(_:_:)``, and for all of them when
/// they are laid out:
///
///     Card().layout(in: size) { $0.layoutDirection = .rightToLeft }
///
/// These are all inputs: a view is laid out for these values, on whatever machine.
public struct EnvironmentValues {
  private var storage: Storage

  /// Creates an environment in which every value is its default.
  public init() { self.storage = Storage(BuiltInValues(), custom: [:]) }

  /// The value of a client's key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.custom[key, or: K.defaultValue] }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(key)] = newValue
    }
  }
}

// MARK: - Storage

extension EnvironmentValues {
  /// Whether both are known to be equal, because nothing has been set since one was copied from the
  /// other.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// All values, shared by the environments that are equal because one was copied from the other.
  private final class Storage {
    var builtIn: BuiltInValues
    var custom: [ObjectIdentifier: Any]

    init(_ builtIn: BuiltInValues, custom: [ObjectIdentifier: Any]) {
      self.builtIn = builtIn
      self.custom = custom
    }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.builtIn, custom: storage.custom)
    }
  }

  /// The values that the library itself knows.
  ///
  /// Each is a stored property of ``BuiltInValues`` and has a name in an extension of the
  /// environment.
  var builtIn: BuiltInValues {
    _read { yield storage.builtIn }
    _modify {
      makeUnique()
      yield &storage.builtIn
    }
  }

  /// An object that a view outside has provided for all views inside.
  func object(_ type: ObjectIdentifier) -> AnyObject? { storage.builtIn.objects[type] }

  /// Provides an object for all views inside, or takes one away.
  mutating func setObject<T: AnyObject>(_ object: T?) {
    builtIn.objects[ObjectIdentifier(T.self)] = object
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The values that differ from their defaults most often.
  public var description: String {
    "EnvironmentValues(layoutDirection: \(layoutDirection), displayScale: \(displayScale))"
  }
}
