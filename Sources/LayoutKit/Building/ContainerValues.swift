/// A key for a value that a view has for the container that it is directly in.
///
///     enum IsPinned: ContainerValueKey {
///       static let defaultValue = false
///     }
///
///     extension ContainerValues {
///       var isPinned: Bool {
///         get { self[IsPinned.self] }
///         set { self[IsPinned.self] = newValue }
///       }
///     }
///
/// A view sets it with `.containerValue(\.isPinned, true)`; a container made with `Group(subviews:)` or
/// `ForEach(subviews:)` reads it from the subview's `containerValues`.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}

/// The values that a view has for the container that it is directly in.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  fileprivate var tag: Tag?

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[key, or: Key.defaultValue] }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Where nodes keep their values for containers.
private enum ContainerValuesKey: LayoutValueKey {
  static var defaultValue: ContainerValues? { nil }
}

extension Subview {
  /// The values that the view has for its container.
  public var containerValues: ContainerValues {
    var values = node[ContainerValuesKey.self] ?? ContainerValues()
    values.tag = node[Tag.self]
    return values
  }
}

extension ContainerValues {
  /// The value of a type by which the view was tagged; `nil` if it was not, or by one of another type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.value.base as? V }

  /// Whether the view was tagged by a value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag?.isTag(of: tag) ?? false }
}

extension View {
  /// Sets a value that the view has for the container that it is directly in.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(
      NodeModifier { node in
        var values = node[ContainerValuesKey.self] ?? ContainerValues()
        values[keyPath: keyPath] = value
        return node.layoutValue(key: ContainerValuesKey.self, value: values)
      })
  }
}
