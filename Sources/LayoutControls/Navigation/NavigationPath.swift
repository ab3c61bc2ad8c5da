/// The values for the screens of a navigation stack, of any types.
public struct NavigationPath: Equatable {
  fileprivate var values: [AnyHashable]

  /// Creates a path without values.
  public init() { self.values = [] }

  /// Creates a path of some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes values from the end, at most as many as there are.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), count)) }
}

// MARK: - Keeping paths

extension NavigationPath {
  /// The path in a form that can be stored and read again. It is `nil` if a value cannot be
  /// encoded, or if its type cannot be found by name, as with types private to a file.
  public var codable: CodableRepresentation? { CodableRepresentation(self) }

  /// Creates the path that was kept.
  public init(_ codable: CodableRepresentation) { self = codable.path }

  /// A path that can be kept and read again by a program that has the values' types.
  ///
  /// Each value follows the name of its type, which this library alone reads.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let path: NavigationPath

    fileprivate init?(_ path: NavigationPath) {
      for value in path.values {
        guard value.base is any Codable & Hashable, name(of: type(of: value.base)) != nil else {
          return nil
        }
      }
      self.path = path
    }

    /// Reads a path.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var path = NavigationPath()
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type whose values a path can hold.")
        }
        try path.append(type, from: &container)
      }
      self.path = path
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in path.values {
        guard let name = name(of: type(of: value.base)), let value = value.base as? any Encodable
        else { continue }
        try container.encode(name)
        try container.encode(value)
      }
    }
  }

  /// Adds a value that is read.
  fileprivate mutating func append<V: Codable & Hashable>(
    _ type: V.Type, from container: inout any UnkeyedDecodingContainer
  ) throws { append(try container.decode(type)) }
}

/// The name by which a type is found again, if it is.
private func name(of type: any Any.Type) -> String? {
  guard let name = _mangledTypeName(type), let found = _typeByName(name) else { return nil }
  return found == type ? name : nil
}
