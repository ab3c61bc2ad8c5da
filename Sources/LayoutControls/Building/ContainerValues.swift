import LayoutCore

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
/// A view sets it with `.containerValue(\.isPinned, true)`; a container made with
/// `Group(subviews:)` or `ForEach(subviews:)` reads it from the subview's `containerValues`.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}

/// The values that a view has for the container that it is directly in.
public struct ContainerValues {
  private let source: Source
  /// The values that were set since they were read from the view.
  private var changes: [ObjectIdentifier: Change] = [:]

  /// Where the values are kept.
  private enum Source {
    case nothing
    case node(LayoutNode)
    case subview(LayoutSubview)

    subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
      switch self {
      case .nothing: Key.defaultValue
      case .node(let node): node[key]
      case .subview(let subview): subview[key]
      }
    }
  }

  private struct Change {
    let value: Any
    let apply: (LayoutNode) -> LayoutNode
  }

  /// The values of a view that sets none.
  init() { source = .nothing }

  init(of node: LayoutNode) { source = .node(node) }

  fileprivate init(of subview: LayoutSubview) { source = .subview(subview) }

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      if let change = changes[ObjectIdentifier(key)], let value = change.value as? Key.Value {
        return value
      }
      return source[ContainerValue<Key>.self]?.value ?? Key.defaultValue
    }
    set {
      changes[ObjectIdentifier(key)] = Change(value: newValue) { node in
        node.layoutValue(key: ContainerValue<Key>.self, value: ContainerValue(value: newValue))
      }
    }
  }

  /// A node that has the values that were set too.
  fileprivate func changed(_ node: LayoutNode) -> LayoutNode {
    changes.values.reduce(node) { $1.apply($0) }
  }
}

/// Where nodes keep the value of a key.
private struct ContainerValue<Key: ContainerValueKey>: LayoutValueKey {
  static var defaultValue: ContainerValue? { nil }

  let value: Key.Value
}

extension ContainerValues {
  private var tag: Tag? { source[Tag.self] }

  /// Returns the value of a type by which the view was tagged; `nil` if it was not, or by one of
  /// another type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.value.base as? V }

  /// Whether the view was tagged by a value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag?.isTag(of: tag) ?? false }
}

extension Subview {
  /// The values that the view has for its container.
  public var containerValues: ContainerValues { ContainerValues(of: node) }
}

extension LayoutSubview {
  /// The values that the view has for its container. They are valid while the subview is.
  public var containerValues: ContainerValues { ContainerValues(of: self) }
}

nonisolated extension View {
  /// Sets a value that the view has for the container that it is directly in. Of several for one
  /// key, the innermost counts.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(
      NodeModifier { node in
        var values = ContainerValues(of: node)
        values[keyPath: keyPath] = value
        return values.changed(node)
      })
  }
}
