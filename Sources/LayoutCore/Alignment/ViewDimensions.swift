/// A view's size and its alignment guides, in the view's own coordinates.
///
/// Guides are measured from the view's leading or top edge. The closures that set a guide run only
/// when the guide is read.
///
///     view.alignmentGuide(.leading) { dimensions in
///       dimensions[HorizontalAlignment.center] - 10
///     }
public struct ViewDimensions {
  let size: Size
  let proposal: Proposal
  /// What finds its guides; without it, the view sets none.
  var source: (any GuideSource)?
  var node: Int32 = -1
  /// The number of the view's own guides that count, from the innermost: a guide's closure sees
  /// only those set before it.
  var layer = Int.max
  /// The kinds of guides that the view, or anything inside it, may set; others need no look-up.
  var mayBeExplicit = GuideKinds.all

  /// The view's width.
  public var width: CGFloat { CGFloat(size.width) }
  /// The view's height.
  public var height: CGFloat { CGFloat(size.height) }
}

@available(*, unavailable)
extension ViewDimensions: Sendable {}

extension ViewDimensions {
  /// The position of a horizontal guide: the explicit one, or the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[GuideKey(guide)] }

  /// The position of a vertical guide: the explicit one, or the default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[GuideKey(guide)] }

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
  /// The position of a guide: the explicit one, or the default.
  @inline(__always) subscript(guide: GuideKey) -> CGFloat {
    let role = guide.role
    if let explicit = explicitPosition(of: guide, role) { return explicit }
    if let position = role.defaultValue(length: size[guide.axis]) { return CGFloat(position) }
    return guide.id.defaultValue(in: self)
  }

  @inline(__always) private func explicitPosition(
    of guide: GuideKey, _ role: GuideRole
  ) -> CGFloat? {
    guard let source, mayBeExplicit.contains(GuideKinds(role, guide.axis)) else { return nil }
    return source.explicitGuide(guide, in: self)
  }
}

extension ViewDimensions: Equatable {
  /// Returns whether both describe the same view with the same size for the same proposal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.size == rhs.size && lhs.proposal.isIdentical(to: rhs.proposal) && lhs.node == rhs.node
      && lhs.source?.identity == rhs.source?.identity
  }
}
