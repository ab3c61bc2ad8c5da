/// Where scrolling comes to rest. Nothing scrolls here, so that behaviours are never asked.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  typealias Properties = ScrollTargetBehaviorProperties
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The properties that a behaviour gives a scroll view.
public struct ScrollTargetBehaviorProperties: Sendable {
  public var limitsScrolls = false
  public init() {}
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let behavior: any ScrollTargetBehavior
  public init(_ behavior: some ScrollTargetBehavior) { self.behavior = behavior }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior.updateTarget(&target, context: context)
  }
  public func properties(context: PropertiesContext) -> Properties {
    behavior.properties(context: context)
  }
}

/// Scrolling that comes to rest at pages of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}

/// Scrolling that comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are passed at once.
  public enum LimitBehavior: Sendable { case automatic, always, never, alwaysByFew, alwaysByOne }

  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic,
    anchor: UnitPoint? = nil
  ) -> Self { Self(limitBehavior: limitBehavior, anchor: anchor) }
}

// MARK: - What behaviours are asked with

/// A part of the content at which scrolling would come to rest.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The state of the scroll view that a ``ScrollTargetBehavior`` is asked for.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize, containerSize: CGSize
  public let axes: Axis.Set
  private let environment: EnvironmentValues
  public init(
    originalTarget: ScrollTarget, velocity: CGVector = .zero, contentSize: CGSize,
    containerSize: CGSize, axes: Axis.Set, environment: EnvironmentValues = EnvironmentValues()
  ) {
    (self.originalTarget, self.velocity, self.axes) = (originalTarget, velocity, axes)
    (self.contentSize, self.containerSize) = (contentSize, containerSize)
    self.environment = environment
  }
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// The values that a ``ScrollTargetBehavior`` has when it gives its properties.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  private let environment: EnvironmentValues
  public init(environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
  }
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
