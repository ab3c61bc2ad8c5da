/// One of the views that another view stands for.
public struct Subview: View, Identifiable {
  /// A subview describes itself.
  public typealias Body = Never

  /// The identity of a subview among those beside it.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  /// The subview's identity.
  public let id: ID
  let node: LayoutNode

  /// Adds the view.
  public func _makeNodes(in context: inout ViewContext) { context.append(node) }
}

/// The views that another view stands for.
public struct SubviewsCollection: RandomAccessCollection, View {
  /// Subviews describe themselves.
  public typealias Body = Never

  let nodes: [LayoutNode]

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index past the last.
  public var endIndex: Int { nodes.count }

  /// The subview at an index.
  public subscript(index: Int) -> Subview {
    Subview(id: Subview.ID(index: index), node: nodes[index])
  }

  /// Adds the views.
  public func _makeNodes(in context: inout ViewContext) {
    context.isStatic = false
    context.group { $0.nodes += nodes }
  }
}

// MARK: - Reading subviews

extension Group {
  /// Views made from those that another view stands for.
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
    self.init(
      content: _ContentReader(
        base: view, read: SubviewsCollection.init(nodes:), transform: transform))
  }
}

extension ForEach {
  /// A view for each of those that another view stands for.
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
        _ContentReader(base: view, read: SubviewsCollection.init(nodes:)) {
          ForEach<_, _, Result>($0, content: content)
        }
      })
  }
}
