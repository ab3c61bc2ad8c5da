/// The arithmetic of views below or beside each other in a lazy container.
///
/// It knows lengths and distances only, not where they come from, so it holds whether all views are
/// laid out or only those that are seen.
///
/// 1. Each view is proposed the container's breadth across, and nothing along.
/// 2. Each begins where the one before it ended, a gap further.
/// 3. Across, the container is as broad as it is proposed, and each view is aligned in that breadth for
///    itself. Without a proposed breadth, it is as broad as its broadest view.
///
/// A view's place across depends on no other view. That is where a lazy stack differs from a stack in
/// a frame that fills its breadth: guides that views set move those views, and no others.
struct LazyLine: BitwiseCopyable {
  /// The axis on which the views follow each other.
  let axis: Axis
  /// The guide that coincides with the container's own.
  let guide: GuideKey
  /// The distance between neighbours; `nil` lets them decide.
  let spacing: Double?

  init(axis: Axis, guide: GuideKey, spacing: CGFloat?) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing.flatMap { $0.isUsable ? Double($0) : nil }
  }
}

// MARK: - Measuring

extension LazyLine {
  /// What each view is proposed in a container of a breadth.
  func childProposal(breadth: Double) -> ProposedViewSize {
    Proposal(along: axis, Proposal.none, breadth).viewSize
  }

  /// The distance between two neighbours.
  func gap(from view: ViewSpacing, to next: ViewSpacing) -> Double {
    spacing ?? Double(view.distance(to: next, along: axis))
  }

  /// The container's size around views that reach so far, of which the broadest is so broad.
  func size(length: Double, broadest: Double, proposal: Proposal) -> Size {
    let breadth = proposal[axis.cross]
    return Size(along: axis, length, breadth.isNaN ? broadest : breadth)
  }

  /// The breadth in which the views of a container are laid out.
  func breadth(in bounds: Size, proposal: Proposal) -> Double {
    let breadth = proposal[axis.cross]
    return breadth.isNaN ? bounds[axis.cross] : breadth
  }
}

// MARK: - Placing

extension LazyLine {
  /// Where a view goes across a container of a breadth.
  func across(_ view: ViewDimensions, breadth: Double) -> Double {
    let container = Size(along: axis, 0, breadth)
    let line = guide.defaultValue(size: container, proposal: Proposal(container))
    let across = line - Double(view[guide])
    return across.isUsable || breadth == .infinity && !across.isNaN ? across : 0
  }
}

// MARK: - Explaining

extension LazyLine {
  /// Why a lazy container of rows that are described as they come in sight is as large as it is.
  static let reasonForRows =
    "it is as long as its rows, measured as far as they were in sight and expected beyond"
}
