/// One edge of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  /// The top edge.
  case top
  /// The edge where text starts: left in left-to-right layouts.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where text ends: right in left-to-right layouts.
  case trailing

  /// A set of edges.
  @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// The element type of the set.
    public typealias Element = Edge.Set

    /// One bit for each edge, at the position of the edge's own raw value.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set that holds one edge.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    /// The top edge.
    public static let top = Edge.Set(.top)
    /// The leading edge.
    public static let leading = Edge.Set(.leading)
    /// The bottom edge.
    public static let bottom = Edge.Set(.bottom)
    /// The trailing edge.
    public static let trailing = Edge.Set(.trailing)
    /// All four edges.
    public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing edges.
    public static let horizontal: Edge.Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Edge.Set = [.top, .bottom]
  }
}

/// An edge on the horizontal axis.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable, BitwiseCopyable
{
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// A set of horizontal edges.
  @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// The element type of the set.
    public typealias Element = HorizontalEdge.Set

    /// One bit for each edge, at the position of the edge's own raw value.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set that holds one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The leading edge.
    public static let leading = HorizontalEdge.Set(.leading)
    /// The trailing edge.
    public static let trailing = HorizontalEdge.Set(.trailing)
    /// Both edges.
    public static let all: HorizontalEdge.Set = [.leading, .trailing]
  }
}

/// An edge on the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable, BitwiseCopyable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of vertical edges.
  @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// The element type of the set.
    public typealias Element = VerticalEdge.Set

    /// One bit for each edge, at the position of the edge's own raw value.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set that holds one edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = VerticalEdge.Set(.top)
    /// The bottom edge.
    public static let bottom = VerticalEdge.Set(.bottom)
    /// Both edges.
    public static let all: VerticalEdge.Set = [.top, .bottom]
  }
}
