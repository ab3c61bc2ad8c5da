import LayoutCore

/// Views that scroll in a visible area.
///
///     ScrollView(.horizontal) {
///       HStack { ForEach(0..<20) { Text("\($0)") } }
///     }
///
/// Along the axes that scroll, the content has its ideal length, and the visible area takes what it
/// is offered. Across them, both are as long as the content. Several views form a column.
///
/// Set where the content is scrolled to with `scrollPosition(_:anchor:)`, `defaultScrollAnchor(_:)`
/// or a ``ScrollViewReader``.
public struct ScrollView<Content: View>: _TransparentView {
  /// The views.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// Whether indicators would show where the content is scrolled to.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
  }

  /// Adds a scroll view around its content.
  public func makeNodes(in context: inout ViewContext) {
    let settings = context.environment.scrollSettings
    let environment = context.environment
    let feedback = context.session.feedback
    let outerRequests = feedback.scrollRequests.count
    var node = LayoutNode.empty
    context.withEnvironment {
      $0.scrollSettings = ScrollSettings()
      $0.scrollingAxes = axes
      $0.soughtElements = environment.scrollDestination().soughtElements
    } _: {
      node = $0.node(of: content, in: .vertical) ?? .empty
    }
    let destination = environment.scrollDestination(
      Array(feedback.scrollRequests.dropFirst(outerRequests)))
    context.append(
      .scroll(
        along: axes, to: destination, alignment: settings.alignment, margins: settings.margins,
        clips: settings.clips, node.telling(settings.listeners)))
  }
}
