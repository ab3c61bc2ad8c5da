/// A layout that can say why it does what it does, where a result is explained.
///
///     extension Diagonal: ExplainedLayout {
///       func reasonForPlace(
///         of index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
///       ) -> String {
///         index == 0 ? "it is the first" : "its corner touches that of view \(index - 1)"
///       }
///     }
///
/// Each answer is half of a sentence, like "it is the first": what comes after "because". No layout has
/// to say anything; it is then named as the one that decides.
public protocol ExplainedLayout: Layout {
  /// Why the container answers a proposal with a size.
  func reasonForSize(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Self.Subviews
  ) -> String

  /// Why a subview is proposed what it is when it is placed.
  func reasonForProposal(
    to index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews
  ) -> String

  /// Why a subview is placed where it is.
  func reasonForPlace(
    of index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews
  ) -> String
}

extension ExplainedLayout {
  /// Says that the layout answers so.
  public func reasonForSize(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Self.Subviews
  ) -> String {
    "that is what \(Self.self) answers to \(Proposal(proposal).plainText)"
  }

  /// Says that the layout decides so.
  public func reasonForProposal(
    to index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews
  ) -> String { "\(Self.self) decides so" }

  /// Says that the layout puts the subview there.
  public func reasonForPlace(
    of index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews
  ) -> String { "\(Self.self) puts it there" }
}
