/// A proxy for one subview of a layout container.
///
/// Valid during the call that received it.
public struct LayoutSubview {
  let source: any SubviewSource
  let node: Int32
  let direction: LayoutDirection
}

@available(*, unavailable)
extension LayoutSubview: Sendable {}

extension LayoutSubview: Equatable {
  /// Whether both stand for the same subview of the same layout call.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.source === rhs.source && lhs.node == rhs.node
  }
}

// MARK: - Asking

extension LayoutSubview {
  /// The value that the subview sets for a key, else the key's default.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    source.layoutValue(of: node, for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// The subview's layout priority.
  public var priority: Double { source.priority(of: node) }

  /// The subview's preferred spacing.
  public var spacing: ViewSpacing {
    var spacing = source.spacing(of: node)
    spacing.direction = direction
    return spacing
  }

  /// The subview's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    source.measure(node, Proposal(proposal)).cgSize
  }

  /// The subview's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    source.dimensions(of: node, Proposal(proposal))
  }
}

// MARK: - Placing

extension LayoutSubview {
  /// Gives the subview its place. The last call wins.
  ///
  /// - Parameters:
  ///   - position: where the anchor goes, in the coordinates of the bounds being laid out.
  ///   - anchor: the point of the subview that goes there.
  ///   - proposal: the size to propose to the subview.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let proposal = Proposal(proposal)
    let size = source.measure(node, proposal)
    let origin = Point(
      Double(position.x) - Self.share(anchor.x, of: size.width),
      Double(position.y) - Self.share(anchor.y, of: size.height))
    source.place(node, at: origin, size: size, proposal: proposal)
  }

  /// Leaves the subview out: with everything inside of it, it is in no result.
  ///
  /// Subviews that a layout neither places nor leaves out are centred.
  package func leaveOut() { source.leaveOut(node) }

  /// An anchor of 0 stays at 0 in an infinite subview too.
  private static func share(_ fraction: CGFloat, of length: Double) -> Double {
    fraction == 0 ? 0 : Double(fraction) * length
  }
}
