/// A leaf that takes the proposed size, like a colour or a shape, and is 10 long without a
/// proposal.
enum FlexibleLeaf {
  /// The length if none is proposed.
  static let idealLength = 10.0

  @inline(__always) static func length(for proposed: Double) -> Double {
    proposed.isNaN ? idealLength : proposed
  }

  @inline(__always) static func size(for proposal: Proposal) -> Size {
    Size(length(for: proposal.width), length(for: proposal.height))
  }
}
