/// Answers questions about a container's subviews while the container is being laid out.
///
/// Proxies know nothing else of the engine. When the layout call is over, the source traps with a
/// message on any further question.
@usableFromInline package protocol SubviewSource: InlineSizes, GuideSource {
  /// Returns the size of a subview for a proposal, if ``InlineSizes`` does not know it.
  func measure(_ node: Int32, _ proposal: Proposal) -> Size
  /// Returns a subview's size and guides for a proposal. Unlike proxies, they stay valid.
  func dimensions(of node: Int32, _ proposal: Proposal) -> ViewDimensions
  /// Returns the position of a guide in dimensions: the explicit one, or the default.
  func position(of guide: GuideKey, in dimensions: ViewDimensions) -> Double
  /// Returns a subview's layout priority.
  func priority(of node: Int32) -> Double
  /// Returns a subview's preferred spacing.
  func spacing(of node: Int32) -> ViewSpacing
  /// The unit of all lengths.
  var unit: LengthUnit { get }
  /// Returns the lengths that a container uses where none is given.
  func standardLengths(of container: Int32) -> StandardLengths
  /// Returns the value that a subview sets for a key, if it sets one.
  func layoutValue(of node: Int32, for key: ObjectIdentifier) -> Any?
  /// Returns a subview's traits for its grid, if it has any.
  func gridTraits(of node: Int32) -> GridCellTraits?
  /// Measures a subview and puts a point of it at a position, in the coordinates of the bounds
  /// being laid out.
  func place(_ node: Int32, at position: Point, anchor: UnitPoint, proposal: Proposal)
  /// Returns the last placement of a subview, measured from the corner of the bounds, with its
  /// dimensions.
  func placement(of node: Int32) -> (origin: Point, dimensions: ViewDimensions)
  /// Leaves a subview out of the result, until the container places it again.
  func leaveOut(_ node: Int32)
  /// Returns whether the container's last placement left the subview out.
  func isLeftOut(_ node: Int32) -> Bool
  /// Runs a container's own placement for nothing but what is read from it.
  ///
  /// - Parameter read: asks where subviews were placed, and which of them were left out.
  func withPlacement<Answer>(
    of container: Int32, in bounds: CGRect, _ place: () -> Void, reading read: () -> Answer
  ) -> Answer
}

extension SubviewSource {
  package func position(of guide: GuideKey, in dimensions: ViewDimensions) -> Double {
    Double(dimensions[guide])
  }
}

extension Size {
  /// Returns the origin of a subview of this size if a point of it goes to a position. An anchor of
  /// 0 stays at the edge even if the subview is infinite.
  @inline(__always) func origin(at position: Point, anchor: UnitPoint) -> Point {
    func share(_ fraction: CGFloat, of length: Double) -> Double {
      fraction == 0 ? 0 : Double(fraction) * length
    }
    return Point(position.x - share(anchor.x, of: width), position.y - share(anchor.y, of: height))
  }
}

/// Stops the program on a client's mistake for which there is no layout.
///
/// Its functions call `fatalError`, because optimised builds drop the message of a failed
/// precondition.
@usableFromInline enum ProxyMisuse {
  @inline(never) static func keptTooLong() -> Never {
    fatalError(
      "A LayoutSubview was used after the call that received it. Subviews and collections of them "
        + "are valid only inside of the Layout method they were passed to.")
  }

  @inline(never) static func onOtherThread() -> Never {
    fatalError(
      "A LayoutSubview was used on another thread than the Layout method that received it. Subviews "
        + "may be counted and compared there; ask and place them on the layout's own thread.")
  }

  @inline(never) static func treeIsGone() -> Never {
    fatalError(
      "ViewDimensions were asked for an alignment guide after the layout that they come from was "
        + "released. Read the guide before, or keep the tree or its result for as long.")
  }

  @inline(never) static func placedElsewhere() -> Never {
    fatalError(
      "A subview was placed outside of placeSubviews. Call place(at:anchor:proposal:) only there, "
        + "and only for the layout's own subviews.")
  }

  @usableFromInline @inline(never) static func noSubview(_ index: Int, of count: Int) -> Never {
    fatalError("subview \(index) does not exist: the container has \(count)")
  }

  @inline(never) static func noSubviews(_ indices: Range<Int>, of count: Int) -> Never {
    fatalError("subviews \(indices) do not exist: the container has \(count)")
  }

  @usableFromInline @inline(never) static func noNode(_ index: Int, of count: Int) -> Never {
    fatalError("node \(index) does not exist: the result has \(count)")
  }

  @usableFromInline @inline(never) static func noChild() -> Never {
    fatalError(
      "A node's children were asked for one at an index that is not theirs: the end, or an index of "
        + "another node's children or another result's.")
  }
}
