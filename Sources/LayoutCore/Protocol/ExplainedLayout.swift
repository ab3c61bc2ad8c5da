/// A layout that can say why it does what it does, where a result is explained.
///
///     extension Diagonal: ExplainedLayout {
///       func reasonForPlacement(
///         ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize,
///         subviews: Subviews, cache: inout Cache
///       ) -> String {
///         index == 0 ? "it is the first" : "its corner touches that of view \(index)"
///       }
///     }
///
/// Each answer is half of a sentence, like "it is the first": what comes after "because". No layout
/// has to say anything; it is then named as the one that decides.
///
/// The proposal, the bounds and the cache are those that the layout was measured and placed with,
/// so that it can tell of the lines or columns that it keeps. Indices are those in `subviews`.
public protocol ExplainedLayout: Layout {
  /// Why the container answers a proposal with a size.
  func reasonForAnswer(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> String

  /// Why a subview is proposed what it is when it is placed.
  func reasonForProposal(
    toSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> String

  /// Why a subview is placed where it is.
  func reasonForPlacement(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> String
}

extension ExplainedLayout {
  /// Says that the layout answers so.
  public func reasonForAnswer(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> String { SilentLayout(Self.self).reasonForAnswer(for: Proposal(proposal)) }

  /// Says that the layout decides so.
  public func reasonForProposal(
    toSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> String { SilentLayout(Self.self).reasonForProposal }

  /// Says that the layout puts the subview there.
  public func reasonForPlacement(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> String { SilentLayout(Self.self).reasonForPlacement }
}

// MARK: - Asking

/// A layout in use, where it was placed, which is asked for its reasons.
struct PlacedLayout: Explaining {
  let layout: any ExplainedLayout
  /// The box that has the layout's cache.
  let box: LayoutBox
  let bounds: CGRect
  let subviews: LayoutSubviews

  func reasonForAnswer(of view: ExplainedView) -> String {
    // So that the cache is as measuring leaves it; children are placed after that.
    _ = box.sizeThatFits(proposal: view.proposal.viewSize, subviews: subviews)
    func ask(_ layout: some ExplainedLayout) -> String {
      box.withCache(of: layout) {
        layout.reasonForAnswer(
          view.size.cgSize, proposal: view.proposal.viewSize, subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    func ask(_ layout: some ExplainedLayout) -> String {
      box.withCache(of: layout) {
        layout.reasonForProposal(
          toSubviewAt: child.index, in: bounds, proposal: view.proposal.viewSize,
          subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    func ask(_ layout: some ExplainedLayout) -> String {
      box.withCache(of: layout) {
        layout.reasonForPlacement(
          ofSubviewAt: child.index, in: bounds, proposal: view.proposal.viewSize,
          subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }
}

/// A layout that says nothing of itself, and is named as the one that decides.
struct SilentLayout: Explaining {
  let name: String

  init(name: String) { self.name = name }
  init(_ type: any Layout.Type) { self.name = "\(type)" }

  func reasonForAnswer(for proposal: Proposal) -> String {
    "that is what \(name) answers to \(proposal.plainText)"
  }

  var reasonForProposal: String { "\(name) decides so" }
  var reasonForPlacement: String { "\(name) puts it there" }

  func reasonForAnswer(of view: ExplainedView) -> String { reasonForAnswer(for: view.proposal) }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    reasonForProposal
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    reasonForPlacement
  }
}
