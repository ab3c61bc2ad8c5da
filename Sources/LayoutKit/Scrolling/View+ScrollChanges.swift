// What live scroll views report while they are scrolled. Here the closures never run.

extension View {
  /// Accepts an action for when people begin or end to scroll; it never runs.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Accepts an action for when people begin or end to scroll; it never runs.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }

  /// Accepts an action for changes of the views in sight; it never runs.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }

  /// Accepts whether scroll views inside have their usual ground, which nothing here draws.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

/// Where a scroll view's content is.
public struct ScrollGeometry: Equatable, Sendable {
  /// The corner of the content that is seen first.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that the scroll view covers.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that is seen within the space around it.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }
}

/// The phase of scrolling that a scroll view is in.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger may begin to scroll.
  case tracking
  /// A finger scrolls.
  case interacting
  /// The content comes to rest.
  case decelerating
  /// The content goes where code wants it.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The values at a change of phase.
public struct ScrollPhaseChangeContext {
  /// Where the content is.
  public let geometry: ScrollGeometry
  /// How fast it moves.
  public let velocity: CGVector?
}
