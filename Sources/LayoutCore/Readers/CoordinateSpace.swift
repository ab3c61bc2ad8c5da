/// A coordinate space.
///
/// It has the cases of SwiftUI and gets no others.
public enum CoordinateSpace {
  /// The window's space, or the root's if there is no window.
  case global
  /// The view's own space.
  case local
  /// The space of the nearest ancestor that gives its space this name.
  case named(AnyHashable)

  /// Whether the space is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether the space is the view's own.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

// Names are only compared, never mutated.
extension CoordinateSpace: @unchecked Sendable {}

/// A type that identifies a coordinate space.
///
///     proxy.frame(in: .named("card"))
public protocol CoordinateSpaceProtocol {
  /// The identified space.
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

/// The space of the nearest ancestor with a given name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space's name.
  let name: AnyHashable

  /// The named space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

// Names are only compared, never mutated.
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
  /// Returns the space of the nearest ancestor that gives its space this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest enclosing scroll view's visible part.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axes: 0)))
  }

  /// Returns the space of the visible part of the nearest enclosing scroll view that scrolls along
  /// an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axes: axis == .horizontal ? 1 : 2)))
  }
}

/// The name of a scroll view's space.
struct ScrollSpace: Hashable, Sendable {
  /// The axes along which the view must scroll, as the bits of an `Axis.Set`; 0 for any.
  let axes: Int8

  func matches(_ scrolling: Axis.Set) -> Bool {
    axes == 0 ? !scrolling.isEmpty : Int8(scrolling.rawValue) & axes != 0
  }
}
