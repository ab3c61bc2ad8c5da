/// A part of the content at which scrolling would come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content, as large as the scroll view.
  public var rect: CGRect
  /// The point of the part that meets the same point of the scroll view; the leading top corner if
  /// `nil`.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The state of the scroll view that a ``ScrollTargetBehavior`` is asked for.
///
///     let context = ScrollTargetBehaviorContext(
///       originalTarget: ScrollTarget(rect: page), contentSize: CGSize(width: 100, height: 900),
///       containerSize: page.size, axes: .vertical)
///     var target = ScrollTarget(rect: page.offsetBy(dx: 0, dy: 180))
///     RowSnapping(rowHeight: 50).updateTarget(&target, context: context)
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where the content was when scrolling began.
  public let originalTarget: ScrollTarget
  /// How fast the content moved when it was let go.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  private let environment: EnvironmentValues

  /// Creates what a behaviour is asked with.
  public init(
    originalTarget: ScrollTarget, velocity: CGVector = .zero, contentSize: CGSize,
    containerSize: CGSize, axes: Axis.Set, environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.originalTarget = originalTarget
    self.velocity = velocity
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
    self.environment = environment
  }

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// The values that a ``ScrollTargetBehavior`` has when it gives its properties.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  private let environment: EnvironmentValues

  /// Creates what a behaviour is asked with.
  public init(environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
  }

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
