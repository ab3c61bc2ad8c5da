/// Where a node is in its parent, from the leading top corner, and how large it is.
struct FrameRecord: BitwiseCopyable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}

extension FrameRecord {
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
}

/// One of the four numbers of neighbouring nodes' frames, so that a loop need not ask for the axis
/// again and again.
struct FrameColumn: BitwiseCopyable {
  private let base: UnsafeMutableRawPointer

  /// The lengths on an axis, from a frame on.
  @inline(__always) init(lengthsOf frames: UnsafeMutablePointer<FrameRecord>, on axis: Axis) {
    self.base = UnsafeMutableRawPointer(frames) + (axis == .horizontal ? 16 : 24)
  }

  /// The positions on an axis, from a frame on.
  @inline(__always) init(positionsOf frames: UnsafeMutablePointer<FrameRecord>, on axis: Axis) {
    self.base = UnsafeMutableRawPointer(frames) + (axis == .horizontal ? 0 : 8)
  }

  @inline(__always) subscript(index: Int) -> Double {
    get { base.load(fromByteOffset: index &* MemoryLayout<FrameRecord>.stride, as: Double.self) }
    nonmutating set {
      base.storeBytes(
        of: newValue, toByteOffset: index &* MemoryLayout<FrameRecord>.stride, as: Double.self)
    }
  }
}
