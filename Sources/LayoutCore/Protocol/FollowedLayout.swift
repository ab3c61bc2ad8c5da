/// A layout whose calls are made by someone who wants to know what it does meanwhile.
final class FollowedLayout: LayoutBox {
  let followed: LayoutBox
  private let follow: @Sendable (() -> Void) -> Void
  private let ownPlace: (any AnyObject & Sendable)?

  init(
    _ followed: LayoutBox, at place: (any AnyObject & Sendable)? = nil,
    _ follow: @escaping @Sendable (() -> Void) -> Void
  ) {
    (self.followed, ownPlace, self.follow) = (followed, place, follow)
    super.init(hasPlace: place != nil)
  }

  private func following<Answer>(_ call: () -> Answer) -> Answer {
    var answer: Answer?
    follow { answer = call() }
    return answer ?? call()
  }

  override var layout: any Layout { followed.layout }
  override var type: any Layout.Type { followed.type }
  override var place: (any AnyObject & Sendable)? { ownPlace }

  override func copy() -> LayoutBox { FollowedLayout(followed.copy(), at: place, follow) }

  override func copyWithCache() -> LayoutBox {
    FollowedLayout(followed.copyWithCache(), at: place, follow)
  }

  override func takeCache(of other: LayoutBox) -> Bool { followed.takeCache(of: other) }

  override func start(subviews: LayoutSubviews) { following { followed.start(subviews: subviews) } }

  override func update(subviews: LayoutSubviews) {
    following { followed.update(subviews: subviews) }
  }

  override func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    following { followed.spacing(subviews: subviews) }
  }

  override func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    following { followed.sizeThatFits(proposal: proposal, subviews: subviews) }
  }

  override func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) { following { followed.placeSubviews(in: bounds, proposal: proposal, subviews: subviews) } }

  override func explicitAlignment(
    of guide: GuideKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) -> CGFloat? {
    following {
      followed.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews)
    }
  }
}

extension LayoutBox {
  /// The box that has the layout and its cache.
  var own: LayoutBox { (self as? FollowedLayout)?.followed ?? self }
}
