/// The arithmetic of views below or beside each other in a lazy container.
///
/// It knows only lengths and distances, not where they come from, so it applies whether all views
/// are laid out or only the visible ones.
///
/// 1. Each view is proposed the container's breadth across, and no length along.
/// 2. Each begins where the one before it ended, plus a gap.
/// 3. Across, the container is as broad as proposed, and each view is aligned in that breadth on
///    its own. Without a proposed breadth, the container is as broad as its broadest view.
///
/// A view's position across depends on no other view. This is how a lazy stack differs from a stack
/// in a frame that fills its breadth: a guide that a view sets moves that view and no others.
struct LazyLine: BitwiseCopyable {
  /// The axis on which the views follow each other.
  let axis: Axis
  /// The guide at which each view meets the container.
  let guide: GuideKey
  /// The distance between neighbours; `nil` lets them decide.
  let spacing: Double?

  init(axis: Axis, guide: GuideKey, spacing: CGFloat?) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing.ifUsable
  }
}

// MARK: - Measuring

extension LazyLine {
  /// Returns the proposal to each view in a container of some breadth.
  func childProposal(breadth: Double) -> ProposedViewSize {
    Proposal(along: axis, Proposal.none, breadth).viewSize
  }

  /// Returns the distance between two neighbours.
  func gap(from view: ViewSpacing, to next: ViewSpacing) -> Double {
    spacing ?? Double(view.distance(to: next, along: axis))
  }

  /// Returns the container's size, given the total length of the views and the breadth of the
  /// broadest.
  func size(length: Double, broadest: Double, proposal: Proposal) -> Size {
    let breadth = proposal[axis.cross]
    return Size(along: axis, length, breadth.isNaN ? broadest : breadth)
  }
}

// MARK: - Placing

extension LazyLine {
  /// Returns the position of a view across a container of some breadth.
  func across(_ view: ViewDimensions, breadth: Double) -> Double {
    let container = Size(along: axis, 0, breadth)
    let line = guide.defaultValue(size: container, proposal: Proposal(container))
    let across = line - Double(view[guide])
    return across.isUsable || breadth == .infinity && !across.isNaN ? across : 0
  }
}
