import LayoutCore

/// Where a scroll view is scrolled to: an edge, a point, or a view.
public struct ScrollPosition: Equatable, Sendable {
  private var destination: ScrollDestination?
  /// The edge that the position was set to.
  public private(set) var edge: Edge?
  /// The id of the view that the position was set to.
  public private(set) var viewID: (any Hashable & Sendable)?

  private init(
    _ destination: ScrollDestination?, edge: Edge? = nil, view: (any Hashable & Sendable)? = nil
  ) { (self.destination, self.edge, viewID) = (destination, edge, view) }

  /// Creates a position that is not set, for views with ids of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(nil) }

  /// Creates a position of a view with an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.view(AnyHashable(id), anchor: anchor), view: id)
  }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    // On the other axis it is at its start.
    let anchor = UnitPoint(x: edge == .trailing ? 1 : 0, y: edge == .bottom ? 1 : 0)
    self.init(.anchor(anchor), edge: edge)
  }

  /// Creates a position with a point of the content at the top leading corner.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.offset(point))
  }

  /// Creates a position where the content is scrolled by some lengths.
  public init(
    idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat = 0, y: CGFloat = 0
  ) { self.init(.offset(CGPoint(x: x, y: y))) }

  /// The point that the position was set to.
  public var point: CGPoint? {
    if case .offset(let point) = destination { point } else { nil }
  }

  /// The horizontal length that the position was set to.
  public var x: CGFloat? { point?.x }

  /// The vertical length that the position was set to.
  public var y: CGFloat? { point?.y }

  /// Returns the id of the view that the position was set to, if it has a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Whether both are set to the same.
  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.destination == rhs.destination && lhs.edge == rhs.edge
  }

  /// Sets the position to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  /// Sets the position to an edge of the content.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

  /// Sets the position to a point of the content.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

  /// Sets the position to some lengths.
  public mutating func scrollTo(x: CGFloat = 0, y: CGFloat = 0) {
    self = ScrollPosition(x: x, y: y)
  }
}

// MARK: - Scroll views

nonisolated extension View {
  /// Sets where the scroll views inside are scrolled to.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let destination = position.wrappedValue.destination(anchor: anchor)
    return scrollSettings { settings in if let destination { settings.position = destination } }
  }

  /// Sets which view the scroll views inside are scrolled to.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    let view = id.wrappedValue.map { ScrollDestination.view(AnyHashable($0), anchor: anchor) }
    return scrollSettings { settings in if let view { settings.position = view } }
  }

  /// Sets which part of their content the scroll views inside show at first, and where content
  /// shorter than them goes.
  ///
  /// Lists keep short content at the top.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollSettings { settings in if let anchor { settings.defaultAnchor = anchor } }
  }

  /// Sets which part of their content the scroll views inside show at first, or where content
  /// shorter than them goes. An anchor for changes of size has no effect on a layout.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrollSettings { settings in if let anchor { settings.anchors[role] = anchor } }
  }
}

extension ScrollPosition {
  fileprivate func destination(anchor: UnitPoint?) -> ScrollDestination? {
    if case .view(let id, nil, _) = destination { return .view(id, anchor: anchor) }
    return destination
  }
}

/// What a scroll view's anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where the content starts.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Where the content stays when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content is that is smaller than the visible part.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
