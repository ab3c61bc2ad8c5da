/// The subviews of a layout container, as proxies.
///
/// The collection is valid during the call that received it, on the thread of that call; using it
/// later traps with a message.
public struct LayoutSubviews: RandomAccessCollection {
  /// A slice is also a collection of subviews, with indices from 0.
  public typealias SubSequence = LayoutSubviews
  /// A proxy for one subview.
  public typealias Element = LayoutSubview
  /// The index of a subview, counted from 0.
  public typealias Index = Int
  /// The indices of the subviews.
  public typealias Indices = Range<Int>
  /// The standard iterator of a collection.
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The layout direction of the container. A layout needs it only for things that are not mirrored
  /// for it.
  public var layoutDirection: LayoutDirection

  @usableFromInline let source: any SubviewSource
  let container: Int32
  /// The first node that the proxies stand for. The others follow it in storage, unless
  /// ``selection`` lists them.
  @usableFromInline let first: Int32
  @usableFromInline let count: Int32
  /// The nodes that the proxies stand for, if these are not neighbours.
  @usableFromInline let selection: [Int32]?

  init(
    source: any SubviewSource, container: Int32, first: Int32, count: Int32,
    direction: LayoutDirection
  ) {
    self.source = source
    self.container = container
    self.first = first
    self.count = count
    self.selection = nil
    self.layoutDirection = direction
  }

  private init(_ base: LayoutSubviews, selection: [Int32]) {
    self.source = base.source
    self.container = base.container
    self.first = 0
    self.count = Int32(selection.count)
    self.selection = selection
    self.layoutDirection = base.layoutDirection
  }
}

// As in SwiftUI, a collection may be sent to another thread, to be counted and compared there. The
// source belongs to one layout call, and refuses every question on another thread or after the
// call.
extension LayoutSubviews: @unchecked Sendable {}

extension LayoutSubviews: Equatable {
  /// Returns whether both stand for the same subviews of the same layout call.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.source === rhs.source && lhs.container == rhs.container && lhs.first == rhs.first
      && lhs.count == rhs.count && lhs.selection == rhs.selection
      && lhs.layoutDirection == rhs.layoutDirection
  }
}

// MARK: - Collection

extension LayoutSubviews {
  /// Always 0, in slices too.
  @inlinable public var startIndex: Int { 0 }

  /// The number of subviews.
  @inlinable public var endIndex: Int { Int(count) }

  /// The subview at an index.
  @inlinable public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(source: source, node: node(at: index), direction: layoutDirection)
  }

  /// The subviews in a range, with indices from 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    if bounds.lowerBound < 0 || bounds.upperBound > endIndex {
      ProxyMisuse.noSubviews(bounds, of: endIndex)
    }
    if let selection { return LayoutSubviews(self, selection: Array(selection[bounds])) }
    return LayoutSubviews(
      source: source, container: container, first: first + Int32(bounds.lowerBound),
      count: Int32(bounds.count), direction: layoutDirection)
  }

  /// The subviews from an index on, with indices from 0.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.lowerBound..<Swift.max(bounds.lowerBound, endIndex)]
  }

  /// The subviews at some indices, in that order, with indices from 0.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(self, selection: indices.map(node(at:)))
  }

  @inlinable func node(at index: Int) -> Int32 {
    if index < 0 || index >= endIndex { ProxyMisuse.noSubview(index, of: endIndex) }
    if let selection { return selection[index] }
    return first + Int32(truncatingIfNeeded: index)
  }
}

extension LayoutSubviews {
  /// The lengths that the container uses where none is given.
  var standardLengths: StandardLengths { source.standardLengths(of: container) }

  /// The unit of all lengths.
  var unit: LengthUnit { source.unit }

  /// The length of which all lengths of the tree are whole multiples, or `nil` for none.
  ///
  /// What a layout proposes and where it places views is rounded down, and what it answers is
  /// rounded up, so a layout needs this only for what has to come out even: equal shares, or gaps
  /// of one length.
  public var lengthUnit: CGFloat? { unit.isSet ? CGFloat(unit.length) : nil }
}

// MARK: - Guides

extension LayoutSubviews {
  /// Merges the subviews' explicit values of a guide, each moved to where a placement puts the
  /// subview.
  func mergedGuide(_ guide: GuideKey, in bounds: CGRect, place: () -> Void) -> CGFloat? {
    guard !isEmpty, bounds.width.isFinite, bounds.height.isFinite, !guide.role.isFrameGuide
    else { return nil }
    return source.withPlacement(of: container, in: bounds, place) {
      guide.id.combineExplicit(indices.lazy.map { placedGuide(guide, of: node(at: $0)) })
    }
  }

  /// The explicit value of a guide where a subview was placed.
  private func placedGuide(_ guide: GuideKey, of node: Int32) -> CGFloat? {
    if source.isLeftOut(node) { return nil }
    let (origin, dimensions) = source.placement(of: node)
    guard let value = source.explicitGuide(guide, in: dimensions) else { return nil }
    return CGFloat(origin[guide.axis]) + value
  }
}
