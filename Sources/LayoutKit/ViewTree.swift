/// A view that is kept, with its state, to be laid out again and again.
///
///     let tree = ViewTree(Screen(model: model))
///     tree.layout(in: phone).frame(of: "title")
///     model.title = "A longer title"
///     tree.layout(in: phone).frame(of: "title")
///
/// Each layout settles state, preferences and actions as the view's own `layout(in:)` does, and the
/// next one begins with what they left. After a change of a view's state, or of an observable
/// object that its body, or a closure or layout in it, has read, that view is described again, be
/// it in a row of data or in what a reader shows; those around are, too, if it stands for several
/// nodes, as one grid row does, is in several places, a mask, a menu or a row's background, has a
/// scroll view reader, or is in a row that no `ForEach` makes. All bodies are read again each time
/// if a view has a dynamic property whose changes can't be seen, such as a client's own. After a
/// change of anything else, also of what a key's `reduce` has read, call ``invalidate()``.
///
/// Lazy containers are as long as the rows seen so far suggest, and a scrolled tree has seen more
/// of them. Rows out of sight keep their state as long as the data has their elements, if it has
/// at most 10,000; they have not disappeared until the view around is described again. Views whose
/// geometry or presence actions wait for have a hidden reader behind them in each result.
///
/// While the tree exists, the same value may have the tree's state where else it is laid out. Use a
/// tree from one thread at a time.
public final class ViewTree<Content: View> {
  private let content: Content
  private let change: (inout EnvironmentValues) -> Void
  private let feedback = Feedback()
  private let kept: KeptNodes
  /// The view's nodes, to be scrolled or changed until bodies are read again.
  public var nodes: LayoutTree { kept.tree }

  /// Creates a tree that keeps a view, in an environment that a closure sets. The unit of lengths
  /// and the size of a pixel are those of the beginning.
  public init(
    _ content: Content, environment change: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    (self.content, self.change) = (content, change)
    kept = KeptNodes(options: Root.options(change))
  }

  deinit { feedback.end() }

  /// Lets the next layout read all bodies again.
  public func invalidate() { feedback.staleness.mark() }

  /// Lays the view out in a window, as `View.layout(in:)` does but for what lazy rows have kept.
  @discardableResult public func layout(
    in window: CGSize, depth: CGFloat? = nil, safeArea: EdgeInsets = EdgeInsets(),
    keyboardHeight: CGFloat = 0
  ) -> ResolvedLayout {
    settled {
      nodes.layout(
        in: window, depth: depth, safeArea: safeArea, keyboardHeight: keyboardHeight,
        direction: kept.direction)
    }
  }

  /// Lays the view out for a proposal, as `View.layout(proposing:)` does but for the same.
  @discardableResult public func layout(
    proposing proposal: ProposedViewSize, depth: CGFloat? = nil
  ) -> ResolvedLayout {
    settled { nodes.layout(proposing: proposal, depth: depth, direction: kept.direction) }
  }

  private func settled(_ layOut: () -> ResolvedLayout) -> ResolvedLayout {
    Root.kept(content, change, feedback, kept, layOut)
  }
}
