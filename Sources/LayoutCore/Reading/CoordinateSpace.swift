/// A space in which coordinates are given.
public enum CoordinateSpace {
  /// The window's, or the root's if there is no window.
  case global
  /// The view's own.
  case local
  /// That of the nearest view around that names its space so.
  case named(AnyHashable)

  /// Whether the space is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether the space is the view's own.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

// Names are compared and never changed.
extension CoordinateSpace: @unchecked Sendable {}

/// A type that says which space coordinates are given in.
///
///     proxy.frame(in: .named("card"))
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// A view's own space, with the origin in its top left corner.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The view's own space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space, or the root's if there is no window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The window's space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the nearest view around with a certain name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// What the space is called.
  let name: AnyHashable

  init(name: AnyHashable) { self.name = name }

  /// The named space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

// Names are compared and never changed.
extension NamedCoordinateSpace: @unchecked Sendable {}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around that names its space so.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The visible part of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axes: 0)))
  }

  /// The visible part of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axes: axis == .horizontal ? 1 : 2)))
  }
}

/// The name of the spaces of scroll views.
struct ScrollSpace: Hashable, Sendable {
  /// The axes along which the view must scroll, as in `Axis.Set`; any if 0.
  let axes: Int8

  init(axes: Int8) { self.axes = axes }

  func matches(_ scrolling: Axis.Set) -> Bool {
    axes == 0 ? !scrolling.isEmpty : Int8(scrolling.rawValue) & axes != 0
  }
}
