import LayoutCore

/// Views side by side, with lines between them that people could move.
///
///     HSplitView {
///       Sidebar().frame(minWidth: 150, maxWidth: 300)
///       Document()
///     }
///
/// It takes all that it is offered. The views share the width as in a stack whose spacing is the
/// lines, each 1 wide, and each may be as high as the split view. Nothing has been moved.
public struct HSplitView<Content: View>: _TransparentView {
  private let content: Content

  /// Creates a split view of views from leading to trailing.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds a stack of the views and the lines between them.
  public func makeNodes(in context: inout ViewContext) {
    let panes = context.panes(of: content)
    context.append(
      LayoutNode.hstack(spacing: 0, panes).keptWithOneChild()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .named("HSplitView"))
  }
}

/// Views above each other, with lines between them that people could move.
///
///     VSplitView {
///       Editor()
///       Console().frame(height: 120)
///     }
///
/// It takes all that it is offered. The views share the height as in a stack whose spacing is the
/// lines, each 1 high, and each may be as wide as the split view. Nothing has been moved.
public struct VSplitView<Content: View>: _TransparentView {
  private let content: Content

  /// Creates a split view of views from top to bottom.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds a stack of the views and the lines between them.
  public func makeNodes(in context: inout ViewContext) {
    let panes = context.panes(of: content)
    context.append(
      LayoutNode.vstack(spacing: 0, panes).keptWithOneChild()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .named("VSplitView"))
  }
}

extension ViewContext {
  /// The nodes of a split view's content, with a line before each but the first.
  fileprivate mutating func panes(of content: some View) -> [LayoutNode] {
    let nodes = children(of: content).nodes
    // Only macOS has split views, so their lines are its.
    let divider = Divider().environment(\.platform, .macOS)
    guard nodes.count > 1, let line = children(of: divider).nodes.first else { return nodes }
    return [nodes[0]] + nodes.dropFirst().flatMap { [line, $0] }
  }
}
