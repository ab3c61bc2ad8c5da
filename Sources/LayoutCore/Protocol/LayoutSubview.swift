/// A proxy for one subview of a layout container.
///
/// It is valid during the call that received it.
public struct LayoutSubview {
  // What clients call in loops is inlinable, so that these loops need no reference counting.
  @usableFromInline let source: any SubviewSource
  @usableFromInline let node: Int32
  @usableFromInline let direction: LayoutDirection

  @inlinable init(source: any SubviewSource, node: Int32, direction: LayoutDirection) {
    self.source = source
    self.node = node
    self.direction = direction
  }
}

@available(*, unavailable)
extension LayoutSubview: Sendable {}

extension LayoutSubview: Equatable {
  /// Returns whether both stand for the same subview of the same layout call.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.source === rhs.source && lhs.node == rhs.node
  }
}

// MARK: - Asking

extension LayoutSubview {
  /// The value that the subview sets for a key, or the key's default.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    source.layoutValue(of: node, for: ObjectIdentifier(key)).given(as: K.Value.self)
      ?? K.defaultValue
  }

  /// The subview's layout priority.
  public var priority: Double { source.priority(of: node) }

  /// The subview's traits for its grid, if it has any.
  var gridTraits: GridCellTraits? { source.gridTraits(of: node) }

  /// The subview's preferred spacing.
  public var spacing: ViewSpacing {
    var spacing = source.spacing(of: node)
    spacing.direction = direction
    return spacing
  }

  /// Returns the subview's size for a proposal.
  @inlinable @inline(__always)
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    (source.size(of: node, for: proposal) ?? source.measure(node, Proposal(proposal))).cgSize
  }

  /// Returns the subview's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    source.dimensions(of: node, Proposal(proposal))
  }
}

// MARK: - Placing

extension LayoutSubview {
  /// Places the subview. The last call wins.
  ///
  /// - Parameters:
  ///   - position: where the anchor goes, in the coordinates of the bounds being laid out.
  ///   - anchor: the point of the subview that goes there.
  ///   - proposal: the size to propose to the subview.
  @inlinable public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) { source.place(node, at: Point(position), anchor: anchor, proposal: Proposal(proposal)) }

  /// Leaves the subview out of the result, with everything inside it.
  ///
  /// Subviews that a layout neither places nor leaves out are centred.
  package func leaveOut() { source.leaveOut(node) }
}

/// A key for a value that a view passes to its layout container.
///
///     struct Flexibility: LayoutValueKey {
///       static let defaultValue: CGFloat? = nil
///     }
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}
