import LayoutCore

/// A screen that leads to others, as large as it is offered.
///
/// The root view is laid out in its middle, whatever the path. Bars take no room.
public struct NavigationStack<Data, Root: View>: _TransparentView {
  private let root: Root

  /// Adds one container of the root view.
  public func makeNodes(in context: inout ViewContext) {
    context.append(.screen(context.node(of: root, in: .vertical), named: "NavigationStack"))
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack of screens.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Creates a stack of screens for values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a stack of screens for values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
}
