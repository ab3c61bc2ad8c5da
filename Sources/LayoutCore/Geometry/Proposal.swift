/// A proposal as two plain numbers, in which NaN stands for "unspecified".
///
/// The engine and the built-in algorithms compute in this form; clients see ``ProposedViewSize``.
@usableFromInline package struct Proposal: Sendable, BitwiseCopyable {
  @usableFromInline package var width: Double
  @usableFromInline package var height: Double

  @inlinable package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

extension Proposal {
  /// The value for an unspecified length.
  @inlinable package static var none: Double { .nan }

  /// A proposal with both lengths unspecified.
  @inlinable package static var unspecified: Proposal { Proposal(none, none) }

  @inlinable package init(_ proposal: ProposedViewSize) {
    self.init(
      proposal.width.map(Double.init) ?? Proposal.none,
      proposal.height.map(Double.init) ?? Proposal.none)
  }

  @inlinable package init(_ size: Size) { self.init(size.width, size.height) }

  @inlinable package init(along axis: Axis, _ major: Double, _ minor: Double) {
    self = axis == .horizontal ? Proposal(major, minor) : Proposal(minor, major)
  }

  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the proposal with the length of a size on an axis on which none is specified.
  func completed(on axis: Axis, by size: Size) -> Proposal {
    var proposal = self
    if proposal[axis].isNaN { proposal[axis] = size[axis] }
    return proposal
  }

  /// Returns whether two proposals are the same, unspecified lengths included.
  @inlinable package func isIdentical(to other: Proposal) -> Bool {
    width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
  }

  /// The proposal in the form that clients see.
  @inlinable package var viewSize: ProposedViewSize {
    ProposedViewSize(
      width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
  }
}

/// A size as two plain numbers.
@usableFromInline package struct Size: Equatable, Sendable, BitwiseCopyable {
  @usableFromInline package var width: Double
  @usableFromInline package var height: Double

  @inlinable package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size {
  @inlinable package static var zero: Size { Size(0, 0) }

  @inlinable package init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }

  @inlinable package init(along axis: Axis, _ major: Double, _ minor: Double) {
    self = axis == .horizontal ? Size(major, minor) : Size(minor, major)
  }

  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether both lengths are finite: 0 times any other number, NaN included, is NaN.
  @inline(__always) var isFinite: Bool { width * 0 + height * 0 == 0 }

  /// The size in the form that clients see.
  @inlinable package var cgSize: CGSize { CGSize(width: width, height: height) }
}

/// A point as two plain numbers, measured from the top leading corner.
@usableFromInline package struct Point: Equatable, Sendable, BitwiseCopyable {
  @usableFromInline package var x: Double
  @usableFromInline package var y: Double

  @inlinable package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

extension Point {
  @inlinable package static var zero: Point { Point(0, 0) }

  @inlinable package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  @inlinable package init(along axis: Axis, _ major: Double, _ minor: Double) {
    self = axis == .horizontal ? Point(major, minor) : Point(minor, major)
  }

  func adding(_ other: Point) -> Point { Point(x + other.x, y + other.y) }

  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
