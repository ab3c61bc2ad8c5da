// What would be behind all of a container, such as a window or a screen of a stack. Containers are
// laid out without it.

extension View {
  /// Accepts what is behind the container that the view is in.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// Accepts what is behind the container that the view is in, which is not laid out.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
}

/// A container that may have something behind all of it.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// Columns beside each other.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}
