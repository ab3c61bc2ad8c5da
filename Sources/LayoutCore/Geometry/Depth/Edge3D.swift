/// A face of a box.
@frozen public enum Edge3D: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  /// The top.
  case top
  /// The side where text starts: left in left-to-right layouts.
  case leading
  /// The bottom.
  case bottom
  /// The side where text ends: right in left-to-right layouts.
  case trailing
  /// The side towards the viewer.
  case front
  /// The side away from the viewer.
  case back

  /// A set of faces.
  @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// The element type of the set.
    public typealias Element = Edge3D.Set

    /// One bit for each face, at the position of the face's own raw value.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set that holds one face.
    public init(_ e: Edge3D) { self.init(rawValue: 1 << e.rawValue) }

    /// The top.
    public static let top = Edge3D.Set(.top)
    /// The leading side.
    public static let leading = Edge3D.Set(.leading)
    /// The bottom.
    public static let bottom = Edge3D.Set(.bottom)
    /// The trailing side.
    public static let trailing = Edge3D.Set(.trailing)
    /// The front.
    public static let front = Edge3D.Set(.front)
    /// The back.
    public static let back = Edge3D.Set(.back)
    /// All six faces.
    public static let all: Edge3D.Set = [.horizontal, .vertical, .depth]
    /// The leading and trailing sides.
    public static let horizontal: Edge3D.Set = [.leading, .trailing]
    /// The top and bottom.
    public static let vertical: Edge3D.Set = [.top, .bottom]
    /// The front and back.
    public static let depth: Edge3D.Set = [.front, .back]

    /// The edges in the plane.
    var plane: Edge.Set { Edge.Set(rawValue: rawValue & Edge.Set.all.rawValue) }
  }
}
