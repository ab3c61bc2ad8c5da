/// Views that are made from the subviews of other views, as ``Group`` makes them with
/// `init(subviews:transform:)`.
///
///     struct Ruled: _VariadicView.MultiViewRoot {
///       func body(children: _VariadicView.Children) -> some View {
///         ForEach(children) { child in
///           child
///           if child.id != children.last?.id { Divider() }
///         }
///       }
///     }
///
///     VStack {
///       _VariadicView.Tree(Ruled()) {
///         Text("One")
///         Text("Two")
///       }
///     }
@frozen public enum _VariadicView {
  /// What makes something of subviews.
  public typealias Root = _VariadicView_Root
  /// What makes a view of subviews.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of subviews.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes several views of subviews.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The subviews.
  public typealias Children = _VariadicView_Children

  /// A root with the view from whose subviews it makes a view.
  @frozen public struct Tree<Root: _VariadicView_Root, Content> {
    /// What makes a view of the subviews.
    public var root: Root
    /// The view that stands for the subviews.
    public var content: Content

    /// Creates a tree of a root and a view.
    @inlinable public init(root: Root, content: Content) {
      (self.root, self.content) = (root, content)
    }
  }
}

extension _VariadicView.Tree {
  /// Creates a tree of a root and the views of a closure.
  @inlinable public init(_ root: Root, @ViewBuilder content: () -> Content) {
    self.init(root: root, content: content())
  }
}

nonisolated extension _VariadicView.Tree: View, PrimitiveView, _TransparentView
where Root: _VariadicView_ViewRoot, Content: View {
  /// Adds the views that the root makes.
  public func makeNodes(in context: inout ViewContext) {
    // The subviews were written outside the root, whose own properties do not concern them.
    let children = _VariadicView.Children(SubviewsCollection(context.subviews(of: content)))
    root.makeNodes(of: children, in: &context)
  }
}

// MARK: - Roots

/// What makes something of subviews.
public protocol _VariadicView_Root {}

/// What makes a view of subviews.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view, which the compiler infers.
  associatedtype Body: View

  /// The view made of the subviews.
  @ViewBuilder func body(children: _VariadicView.Children) -> Self.Body

  /// Describes the view to a context. Roots with a body need no implementation of their own.
  func makeNodes(of children: _VariadicView.Children, in context: inout ViewContext)
}

/// What makes a view of subviews that is one view for the container around, whatever it consists
/// of.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes views of subviews that are several views for the container around.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_ViewRoot {
  /// Adds the views of the body.
  public func makeNodes(of children: _VariadicView.Children, in context: inout ViewContext) {
    context.expand(self) { $0.body(children: children) }
  }
}

extension _VariadicView_UnaryViewRoot {
  /// Adds one node: a vertical stack where the body consists of several views.
  public func makeNodes(of children: _VariadicView.Children, in context: inout ViewContext) {
    context.expand(self) { OneView(content: $0.body(children: children)) }
  }
}

extension _VariadicView_ViewRoot where Body == Never {
  /// Never called: the root describes its view without a body.
  public func body(children: _VariadicView.Children) -> Never {
    preconditionFailure("\(Self.self) has no body; it describes itself to a context.")
  }
}

/// Views that are one view for the container around.
private struct OneView<Content: View>: _TransparentView {
  let content: Content

  func makeNodes(in context: inout ViewContext) {
    let slot = context.slot ?? .vertical
    context.append(context.node(of: content, in: slot) ?? .empty)
  }
}

/// A layout as a root.
///
///     _VariadicView.Tree(_LayoutRoot(HStackLayout())) { content }
@frozen public struct _LayoutRoot<L: Layout>: _VariadicView_UnaryViewRoot {
  @usableFromInline let layout: L

  /// Creates a root that arranges subviews with a layout.
  @inlinable public init(_ layout: L) { self.layout = layout }

  /// Returns the subviews, arranged.
  public func body(children: _VariadicView.Children) -> some View { layout { children } }
}
