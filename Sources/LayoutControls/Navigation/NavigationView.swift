import LayoutCore

/// A screen that leads to others, as large as it is offered.
///
/// A single view is laid out in its middle. Several views are columns beside each other: the first
/// is 200 wide, one in the middle 240, and the last takes the rest. In a compact horizontal size
/// class, or in the style `.stack`, the first is the only one. Bars take no room.
public struct NavigationView<Content: View>: _TransparentView {
  private let content: Content

  /// Creates a screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds one container of the content's nodes.
  public func makeNodes(in context: inout ViewContext) {
    let nodes = context.children(of: content).nodes
    let environment = context.environment
    guard nodes.count > 1, environment.horizontalSizeClass != .compact,
      !environment[StacksNavigationKey.self]
    else { return context.append(.screen(nodes.first, named: "NavigationView")) }
    let columns = nodes.enumerated().map { index, node in
      let column = LayoutNode.screen(node, named: "Column")
      if index + 1 == nodes.count { return column }
      return column.frame(width: (index == 0 ? NavigationSplitViewColumn.sidebar : .content).width)
    }
    context.append(.hstack(spacing: 0, columns).keptWithOneChild().named("NavigationView"))
  }
}

nonisolated extension View {
  /// Sets whether navigation views in the view have several columns.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0[StacksNavigationKey.self] = style._isStack })
  }
}

private enum StacksNavigationKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// How navigation views are laid out.
public protocol NavigationViewStyle: Sendable {
  /// Whether there is one column at most.
  var _isStack: Bool { get }
}

/// The usual style: a column for each view.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}

  /// There may be several columns.
  public var _isStack: Bool { false }
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}

  /// There is one column.
  public var _isStack: Bool { true }
}

/// A column for each view.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}

  /// There may be several columns.
  public var _isStack: Bool { false }
}

/// A column for each view.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual style: a column for each view.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A column for each view.
  public static var columns: ColumnNavigationViewStyle { .init() }
}
