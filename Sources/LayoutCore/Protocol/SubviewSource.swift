/// Answers for the subviews of a container while the container is asked to lay them out.
///
/// This is the only thing that containers' proxies know of the engine. A source whose work is over
/// stops with a clear message when a proxy that was kept asks it anything.
@usableFromInline package protocol SubviewSource: GuideSource {
  /// The size of a subview for a proposal.
  func measure(_ node: Int32, _ proposal: Proposal) -> Size
  /// The size and guides of a subview for a proposal. Unlike the proxies, they may be kept.
  func dimensions(of node: Int32, _ proposal: Proposal) -> ViewDimensions
  /// The subview's layout priority.
  func priority(of node: Int32) -> Double
  /// The subview's preferred spacing.
  func spacing(of node: Int32) -> ViewSpacing
  /// The value that the subview sets for a key, if it sets one.
  func layoutValue(of node: Int32, for key: ObjectIdentifier) -> Any?
  /// What the subview says to a grid, if it says anything.
  func gridTraits(of node: Int32) -> GridCellTraits?
  /// Measures a subview and puts a point of it at a position, in the coordinates of the bounds being
  /// laid out.
  func place(_ node: Int32, at position: Point, anchor: UnitPoint, proposal: Proposal)
  /// Where the subview was placed last, in the same coordinates, with its size and proposal.
  func placement(of node: Int32) -> (origin: Point, dimensions: ViewDimensions)
  /// Leaves a subview out of the result, until the container places it again.
  func leaveOut(_ node: Int32)
  /// Whether the container's last placement left the subview out.
  func isLeftOut(_ node: Int32) -> Bool
  /// Runs a container's own placement for nothing but its result.
  func withPlacement(of container: Int32, in bounds: CGRect, _ place: () -> Void)
}

extension Size {
  /// Where a subview of this size starts if a point of it goes to a position. An anchor of 0 stays at 0
  /// in an infinite subview too.
  @inline(__always) func origin(at position: Point, anchor: UnitPoint) -> Point {
    func share(_ fraction: CGFloat, of length: Double) -> Double {
      fraction == 0 ? 0 : Double(fraction) * length
    }
    return Point(position.x - share(anchor.x, of: width), position.y - share(anchor.y, of: height))
  }
}

/// Why the library stops: a client's mistake for which there is no layout.
///
/// Both are `fatalError`s, because optimised builds drop the text of a failed precondition.
enum ProxyMisuse {
  @inline(never) static func keptTooLong() -> Never {
    fatalError(
      "A LayoutSubview was used after the call that received it. Subviews and collections of them "
        + "are valid only inside of the Layout method they were passed to.")
  }

  @inline(never) static func placedElsewhere() -> Never {
    fatalError(
      "A subview was placed outside of placeSubviews. Call place(at:anchor:proposal:) only there, "
        + "and only for the layout's own subviews.")
  }
}
