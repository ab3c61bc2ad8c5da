/// A node's summary: its lengths on each axis for the three most common proposals, as far as they
/// are known without asking further down. NaN stands for "not known".
///
/// A length is recorded only if it is the same for every proposal on the other axis.
struct SummaryRecord: BitwiseCopyable {
  var width: LengthSummary
  var height: LengthSummary
}

extension SummaryRecord {
  static let unknown = SummaryRecord(width: .unknown, height: .unknown)

  @inline(__always) subscript(axis: Axis) -> LengthSummary {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether an ideal length is found out by asking only.
  var hasUnknownIdeal: Bool { width.ideal.isNaN || height.ideal.isNaN }

  func isIdentical(to other: SummaryRecord) -> Bool {
    width.isIdentical(to: other.width) && height.isIdentical(to: other.height)
  }
}

/// The summaries of neighbours on one axis, for loops that read the same axis of many siblings.
struct SummaryColumn: BitwiseCopyable {
  private let base: UnsafeRawPointer

  @inline(__always) init(of summaries: UnsafeMutablePointer<SummaryRecord>, on axis: Axis) {
    self.base =
      UnsafeRawPointer(summaries) + (axis == .horizontal ? 0 : MemoryLayout<LengthSummary>.stride)
  }

  @inline(__always) subscript(index: Int) -> LengthSummary {
    base.load(fromByteOffset: index &* MemoryLayout<SummaryRecord>.stride, as: LengthSummary.self)
  }
}

/// What a stack remembers of its description and its children.
struct StackRecord: BitwiseCopyable {
  /// The given spacing; NaN lets the children decide.
  let spacing: Double
  /// The distance between all neighbours, unless they differ.
  var gap: Double
  var totalGap: Double
}
