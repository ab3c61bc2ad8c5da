/// A leaf that takes whatever is proposed, like a colour or a shape: 10 if nothing is.
enum FlexibleLeaf {
  /// The length where none is proposed.
  static let idealLength = 10.0

  @inline(__always) static func length(for proposed: Double) -> Double {
    proposed.isNaN ? idealLength : proposed
  }

  @inline(__always) static func size(for proposal: Proposal) -> Size {
    Size(length(for: proposal.width), length(for: proposal.height))
  }
}
