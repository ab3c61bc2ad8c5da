/// A view's size and its alignment guides, in the view's own coordinates.
///
/// Guides count from the view's leading or top edge. Reading a guide runs the closures that set it,
/// and nothing else does.
///
///     view.alignmentGuide(.leading) { dimensions in
///       dimensions[HorizontalAlignment.center] - 10
///     }
public struct ViewDimensions {
  let size: Size
  let proposal: Proposal
  let source: (any GuideSource)?
  let node: Int32
  /// How many of the guides that the view itself sets count, from the innermost: a guide's closure
  /// sees those inside of it.
  let layer: Int
  /// Which kinds of guides the view, or anything inside of it, may set; others need no look-up.
  let mayBeExplicit: GuideKinds

  /// The dimensions of a view that sets no guides, or of one whose guides `source` knows.
  init(
    size: Size, proposal: Proposal, source: (any GuideSource)? = nil, node: Int32 = -1,
    layer: Int = .max, mayBeExplicit: GuideKinds = .all
  ) {
    self.size = size
    self.proposal = proposal
    self.source = source
    self.node = node
    self.layer = layer
    self.mayBeExplicit = mayBeExplicit
  }

  /// The view's width.
  public var width: CGFloat { CGFloat(size.width) }
  /// The view's height.
  public var height: CGFloat { CGFloat(size.height) }
}

@available(*, unavailable)
extension ViewDimensions: Sendable {}

extension ViewDimensions {
  /// The position of a horizontal guide: the explicit one, else the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[GuideKey(guide)]
  }

  /// The position of a vertical guide: the explicit one, else the default.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[GuideKey(guide)]
  }

  /// The position of a horizontal guide if the view, or a view inside it, sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    let key = GuideKey(guide)
    return explicitPosition(of: key, key.role)
  }

  /// The position of a vertical guide if the view, or a view inside it, sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    let key = GuideKey(guide)
    return explicitPosition(of: key, key.role)
  }
}

extension ViewDimensions {
  /// The position of a guide: the explicit one, else the default.
  subscript(guide: GuideKey) -> CGFloat {
    let role = guide.role
    if let explicit = explicitPosition(of: guide, role) { return explicit }
    if let position = role.defaultValue(length: size[guide.axis]) { return CGFloat(position) }
    return guide.id.defaultValue(in: self)
  }

  private func explicitPosition(of guide: GuideKey, _ role: GuideRole) -> CGFloat? {
    guard let source, mayBeExplicit.contains(GuideKinds(role, guide.axis)) else { return nil }
    return source.explicitGuide(guide, in: self)
  }
}

extension ViewDimensions: Equatable {
  /// Whether both describe the same view with the same size for the same proposal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.size == rhs.size && lhs.proposal.isIdentical(to: rhs.proposal) && lhs.node == rhs.node
      && lhs.source?.identity == rhs.source?.identity
  }
}
