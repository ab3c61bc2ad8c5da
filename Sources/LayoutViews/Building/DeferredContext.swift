import LayoutCore

/// Where views describe themselves that are made later than those around them, such as the content
/// of a closure that needs to know a size first.
///
///     func _makeNodes(in context: inout ViewContext) {
///       let deferred = context.deferred
///       makeLater { size in deferred.nodes { $0.children(of: content(size)).nodes } }
///     }
///
/// The views see the environment of the place where they belong. So do the closures that make them,
/// if they are called inside ``nodes(_:)``.
package struct DeferredContext {
  private let environment: EnvironmentValues
  private let scope: DynamicScope?
  private let feedback: Feedback
  /// The number of the description in which the place was entered.
  private let time: Int
  /// Where the views keep their state.
  private let place: StatePlace?
  private let isListRow: Bool

  /// - Parameter hasElement: whether an element is there, if these are what is described here.
  init(_ context: ViewContext, hasElement: ((AnyHashable) -> Bool)? = nil) {
    (environment, scope) = (context.environment, context.scope)
    (feedback, isListRow) = (context.session.feedback, context.isListRow)
    (time, place) = (feedback.time, feedback.placeForLater(hasElement))
  }

  /// Describes views with a context of their own. The first has what was found wrong.
  ///
  /// - Parameters:
  ///   - environment: the views' environment; `nil` for that of the place where they belong.
  ///   - isOneOfMany: whether others that were described here stay as they were.
  ///   - isAgain: whether it is a part of what was described here last, for other surroundings.
  ///   - isShown: whether the views may be shown. Otherwise they are nowhere, and have no state.
  package func nodes(
    in environment: EnvironmentValues? = nil, isOneOfMany: Bool = false, isAgain: Bool = false,
    isShown: Bool = true, _ describe: (inout ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    scope?.reinstall()
    var context = ViewContext(environment: environment ?? self.environment, feedback)
    context.scope = scope
    context.isListRow = isListRow
    context.session.describesAgain = isAgain
    let place = isShown ? place : nil
    var nodes = feedback.describe(in: place, isOneOfMany: isOneOfMany, isAgain: isAgain) {
      describe(&context)
    }
    guard !context.session.diagnostics.isEmpty else { return nodes }
    // Where there is nothing, something has to have it.
    if nodes.isEmpty { nodes = [.fixed(width: 0, height: 0)] }
    nodes[0] = context.session.noting(nodes[0])
    return nodes
  }

  /// How many subviews may still be described again.
  package var remainingSubviews: Int {
    get { feedback.remainingSubviews }
    nonmutating set { feedback.remainingSubviews = newValue }
  }

  /// Notes that what is described here is put in several places, or by views that may put it
  /// elsewhere while others stay.
  package func noteCopies() { place?.isCopied = true }

  /// Whether the present description is a later one.
  package var isOver: Bool { feedback.time != time }

  /// Whether views in the place were described again by themselves.
  package var hasChanged: Bool { place?.hasChanged ?? false }

  /// Describes views in the place where they keep their state, but where they belong otherwise.
  package func inPlace<Result>(_ describe: () -> Result) -> Result {
    feedback.describe(in: place, describe)
  }

  /// A closure that sees the dynamic properties of the views around, whenever it is called, and
  /// with which the present view changes.
  func closure<Value, Result>(_ body: @escaping (Value) -> Result) -> (Value) -> Result {
    let follow = feedback.follower
    guard scope != nil || follow.mark != nil else { return body }
    return { value in
      scope?.reinstall()
      return follow { body(value) }
    }
  }

  /// An action that waits here for a value of the layout; `nil` if no action is wanted.
  func waiting<Value: Equatable>(
    for action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> WaitingAction<Value>? {
    let action = closure { (change: (old: Value, new: Value)) in action(change.old, change.new) }
    return feedback.action { action(($0, $1)) }
  }

  /// Describes at most one view, in the same way.
  package func node(_ describe: (inout ViewContext) -> LayoutNode?) -> LayoutNode? {
    nodes { context in describe(&context).map { [$0] } ?? [] }.first
  }
}

extension ViewContext {
  /// The context's place, for views that are made later.
  package var deferred: DeferredContext { DeferredContext(self) }
}

/// A modifier with a closure that sees the dynamic properties of the view that it was written in,
/// whatever is described between that view and the call.
struct ClosureModifier<Value, Result>: _TransparentModifier {
  let closure: @Sendable (Value) -> Result
  /// Changes a node with the closure that it may keep.
  let change: (LayoutNode, @escaping @Sendable (Value) -> Result) -> LayoutNode

  func makeNodes(of content: some View, in context: inout ViewContext) {
    let change = change
    let closure =
      context.scope == nil && !context.session.feedback.tracksObjects
      ? closure : MainActorStandIn.keeping(context.deferred.closure(closure))
    context.modify(content) { change($0, closure) }
  }
}
