/// A screen from which people go on to others, as large as it is offered.
///
/// The root view is laid out in its middle, whatever the path. Bars take no room.
public struct NavigationStack<Data, Root: View>: View {
  /// The container describes itself.
  public typealias Body = Never

  private let root: Root

  /// Adds one container of the root view.
  public func _makeNodes(in context: inout ViewContext) {
    context.append(.screen(context.node(of: root, in: .vertical), named: "NavigationStack"))
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack of screens.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Creates a stack of screens for values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a stack of screens for values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
}

/// The values for which screens are on top of each other, of any types.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable]

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
