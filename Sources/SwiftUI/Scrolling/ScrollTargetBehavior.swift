/// Where scrolling comes to rest.
///
///     struct RowSnapping: ScrollTargetBehavior {
///       let rowHeight: CGFloat
///
///       func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         target.rect.origin.y = (target.rect.minY / rowHeight).rounded() * rowHeight
///       }
///     }
///
/// Scroll views here never ask a behaviour. Renderers and tests ask it in a
/// ``ScrollTargetBehaviorContext`` of their own.
public protocol ScrollTargetBehavior {
  /// What a behaviour knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The values that a behaviour has when it gives its properties.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Changes where the content would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What the behaviour wants of the scroll view.
  func properties(context: PropertiesContext) -> Properties

  /// What a behaviour can want of a scroll view.
  typealias Properties = ScrollTargetBehaviorProperties
}

extension ScrollTargetBehavior {
  /// Returns the defaults.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The properties that a behaviour gives a scroll view.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether the scroll view should scroll less far than usual.
  public var limitsScrolls = false

  /// Creates the usual properties.
  public init() {}
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let behavior: any ScrollTargetBehavior

  /// Creates a behaviour that does what another one does.
  public init(_ behavior: some ScrollTargetBehavior) { self.behavior = behavior }

  /// Does what the behaviour does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior.updateTarget(&target, context: context)
  }

  /// Returns the behaviour's properties.
  public func properties(context: PropertiesContext) -> Properties {
    behavior.properties(context: context)
  }
}

// MARK: - Pages

/// Scrolling that comes to rest at pages of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}

  /// Moves the target to the page nearest to where the content would come to rest. It goes no
  /// further than one page from where scrolling began, and not past the content's end.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (container, content) = (context.containerSize, context.contentSize)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = Self.page(
        at: target.rect.origin.x, from: context.originalTarget.rect.origin.x,
        of: container.width, in: content.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = Self.page(
        at: target.rect.origin.y, from: context.originalTarget.rect.origin.y,
        of: container.height, in: content.height)
    }
  }

  private static func page(
    at offset: CGFloat, from start: CGFloat, of length: CGFloat, in content: CGFloat
  ) -> CGFloat {
    guard length > 0, length.isFinite, offset.isFinite, start.isFinite else { return offset }
    let first = (start / length).rounded()
    let page = min(max((offset / length).rounded(), first - 1), first + 1)
    let last = max(content - length, 0)
    return min(max(page * length, 0), last)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling that comes to rest at pages of the scroll view's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

// MARK: - Views

/// Scrolling that comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are passed at once.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// As the platform likes.
    public static var automatic: Self { Self(name: "automatic") }
    /// Few.
    public static var always: Self { Self(name: "always") }
    /// Any number.
    public static var never: Self { Self(name: "never") }
    /// As many as fit.
    public static var alwaysByFew: Self { Self(name: "alwaysByFew") }
    /// One.
    public static var alwaysByOne: Self { Self(name: "alwaysByOne") }
  }

  /// How many views are passed at once.
  let limitBehavior: LimitBehavior
  /// The point that views and the scroll view bring together; `nil` for what is usual.
  let anchor: UnitPoint?

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Creates the behaviour with the point that views and the scroll view bring together.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// Leaves the content where it would come to rest: only a live scroll view knows where its views
  /// are.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if let anchor { target.anchor = anchor }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling that comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Scrolling that comes to rest at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Scrolling that comes to rest where a point of a view meets the same point of the scroll view.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// Scrolling that comes to rest where a point of a view meets the same point of the scroll view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
