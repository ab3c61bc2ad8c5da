/// Views that can scroll the scroll views among them.
///
///     ScrollViewReader { proxy in
///       List(messages) { MessageRow(message: $0) }
///         .onAppear { if let last = messages.last { proxy.scrollTo(last.id) } }
///     }
@frozen public struct ScrollViewReader<Content: View>: _TransparentView {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Creates the views.
  @inlinable public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Adds the views.
  public func makeNodes(in context: inout ViewContext) {
    let feedback = context.session.feedback
    let request = feedback.scrollRequest()
    context.withEnvironment {
      guard let request else { return }
      $0.scrollRequests.append(request)
      // A scroll view around did not know of this request when it began to look.
      if $0.scrollingAxes.isEmpty { return }
      $0.soughtElements.insert(
        contentsOf: request.views.reversed().map { .scrolled(to: $0.id) }, at: 0)
    } _: { context in
      let view = context.following {
        content(ScrollViewProxy(request: request, staleness: feedback.staleness))
      }
      view._makeNodes(in: &context)
    }
  }
}

/// Scrolls the scroll views of a reader.
public struct ScrollViewProxy {
  let request: ScrollRequest?
  let staleness: Staleness

  /// Scrolls the scroll views that contain a view with an id to that view. With an anchor, that
  /// point of the view goes to the same point of the scroll view. Without one, they scroll just far
  /// enough to show the view.
  ///
  /// This works in actions that run while views are laid out, such as that of `onAppear`, and in
  /// the actions that follow from them.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    request?.add(AnyHashable(id), anchor)
    staleness.mark()
  }
}

/// What a scroll view reader was asked for.
package final class ScrollRequest {
  /// The views, the latest last.
  private(set) var views: [(id: AnyHashable, anchor: UnitPoint?)] = []

  /// How many views are remembered: each may be in a scroll view of its own.
  private static let maxViews = 16

  func add(_ id: AnyHashable, _ anchor: UnitPoint?) {
    views.removeAll { $0.id == id }
    views.append((id, anchor))
    if views.count > Self.maxViews { views.removeFirst() }
  }
}
