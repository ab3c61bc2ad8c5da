/// A node's size and its position in its parent, measured from the top leading corner.
@usableFromInline struct FrameRecord: BitwiseCopyable, Sendable {
  @usableFromInline var x: Double
  @usableFromInline var y: Double
  @usableFromInline var width: Double
  @usableFromInline var height: Double
}

extension FrameRecord {
  @inlinable var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  static let zero = FrameRecord(x: 0, y: 0, width: 0, height: 0)

  @inline(__always) var size: Size {
    get { Size(width, height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  @inline(__always) var origin: Point {
    get { Point(x, y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  @inline(__always) func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// The distance from the left edge of a node around that counts from its right edge.
  ///
  /// What is endless, or in something endless, stands as from left to right: there is no right edge
  /// from which to count.
  @inline(__always) func mirroredX(in outerWidth: Double) -> Double {
    let mirrored = outerWidth - x - width
    return mirrored.isFinite ? mirrored : x
  }
}

/// One of the four numbers of neighbouring nodes' frames, so that a loop need not look up the axis
/// for each. It counts on the order in which a record declares them.
struct FrameColumn: BitwiseCopyable {
  private let base: UnsafeMutableRawPointer

  /// Creates the column of lengths on an axis, starting with a frame.
  @inline(__always) init(lengthsOf frames: UnsafeMutablePointer<FrameRecord>, on axis: Axis) {
    self.base =
      UnsafeMutableRawPointer(frames)
      + MemoryLayout<Double>.stride * (axis == .horizontal ? 2 : 3)
  }

  /// Creates the column of positions on an axis, starting with a frame.
  @inline(__always) init(positionsOf frames: UnsafeMutablePointer<FrameRecord>, on axis: Axis) {
    self.base =
      UnsafeMutableRawPointer(frames)
      + MemoryLayout<Double>.stride * (axis == .horizontal ? 0 : 1)
  }

  @inline(__always) subscript(index: Int) -> Double {
    get { base.load(fromByteOffset: index &* MemoryLayout<FrameRecord>.stride, as: Double.self) }
    nonmutating set {
      base.storeBytes(
        of: newValue, toByteOffset: index &* MemoryLayout<FrameRecord>.stride, as: Double.self)
    }
  }
}
