import LayoutCore

/// One of the subviews of a view.
public struct Subview: _TransparentView, Identifiable {
  /// The identity of a subview among those beside it.
  public struct ID: Hashable, Sendable { let index: Int }

  /// The subview's identity.
  public let id: ID
  private let nodes: SubviewNodes

  init(_ index: Int, of nodes: SubviewNodes) {
    id = ID(index: index)
    self.nodes = nodes
  }

  /// The view's node as it was described where it was counted.
  package var node: LayoutNode { nodes[id.index] }

  /// Adds the view.
  public func makeNodes(in context: inout ViewContext) {
    context.append(nodes.node(id.index, in: context.environment))
  }
}

/// The subviews of a view.
public struct SubviewsCollection: RandomAccessCollection, _TransparentView {
  private let nodes: SubviewNodes
  private let numbers: [Int]

  package init(_ nodes: SubviewNodes) { self.init(nodes, Array(nodes.indices)) }

  /// Some of the views.
  init(_ nodes: SubviewNodes, _ numbers: [Int]) {
    self.nodes = nodes
    self.numbers = numbers
  }

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index past the last.
  public var endIndex: Int { numbers.count }

  /// The subview at an index.
  public subscript(index: Int) -> Subview { Subview(numbers[index], of: nodes) }

  /// Some of the subviews that follow each other.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }

  /// Adds the views.
  public func makeNodes(in context: inout ViewContext) { context.append(self) }
}

/// A range of the subviews of a view.
public struct SubviewsCollectionSlice: RandomAccessCollection, _TransparentView {
  fileprivate let base: SubviewsCollection
  fileprivate let bounds: Range<Int>

  /// The first index.
  public var startIndex: Int { bounds.lowerBound }
  /// The index past the last.
  public var endIndex: Int { bounds.upperBound }

  /// The subview at an index.
  public subscript(index: Int) -> Subview { base[index] }

  /// Some of the subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { base[bounds] }

  /// Adds the views.
  public func makeNodes(in context: inout ViewContext) { context.append(self) }
}

extension ViewContext {
  fileprivate mutating func append(_ subviews: some Sequence<Subview>) {
    hasFixedCount = false
    group { context in
      for subview in subviews { subview._makeNodes(in: &context) }
    }
  }
}

// MARK: - Reading subviews

extension Group {
  /// Views made from the subviews of another view.
  ///
  ///     Group(subviews: content) { subviews in
  ///       ForEach(subviews) { subview in
  ///         subview
  ///         Divider()
  ///       }
  ///     }
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _ContentReader<Base, SubviewsCollection, Result> {
    self = .of(_ContentReader(base: view, read: { SubviewsCollection($0) }, transform: transform))
  }
}

extension ForEach {
  /// Creates a view for each subview of another view.
  public init<V: View, Result: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Result
  )
  where
    Data == CollectionOfOne<Int>, ID == Int,
    Content == _ContentReader<
      V, SubviewsCollection, ForEach<SubviewsCollection, Subview.ID, Result>
    >
  {
    self.init(
      data: CollectionOfOne(0), id: { $0 },
      content: { _ in
        _ContentReader(base: view, read: { SubviewsCollection($0) }) {
          ForEach<_, _, Result>($0, content: content)
        }
      })
  }
}
