import LayoutCore

/// The context in which views describe themselves. It collects their nodes, and holds their
/// environment.
///
/// A view without a body appends the nodes that it stands for:
///
///     struct Dot: PrimitiveView {
///       func makeNodes(in context: inout ViewContext) {
///         context.append(.fixed(width: 4, height: 4))
///       }
///     }
///
/// A *list*, such as the content of a stack, takes any number of nodes from each view. A *slot*,
/// such as the content of an overlay, takes one: views that stand for several become a stack.
public struct ViewContext {
  /// The values that surround the view.
  public var environment: EnvironmentValues

  /// The nodes of the views described so far.
  @usableFromInline package var nodes: [LayoutNode] = []
  /// The rows before the nodes, in a list that takes rows that are described later.
  @usableFromInline package var rows: LayoutRows?
  /// Describes elements of data, given how many there are, in a list where not all may be wanted.
  @usableFromInline package var describeElements:
    ((_ count: Int, inout ViewContext, _ describe: (Int, inout ViewContext) -> Void) -> Void)?
  /// The part of a section that the rows are in.
  var rowSection: (number: Int, part: SectionPart)?
  /// Whether each of the rows has to be one node.
  var needsOneNodeARow = false
  /// Whether each node becomes a row of a list, because no container is in between.
  @usableFromInline package var isListRow = false
  /// What several nodes in one place become; `nil` in a list.
  @usableFromInline package var slot: Slot?
  /// Whether the number of nodes is the same whatever the views' data.
  @usableFromInline package var hasFixedCount = true
  /// The dynamic properties of the views around.
  @usableFromInline var scope: DynamicScope?
  /// What stays the same for one description.
  @usableFromInline package let session: BuildSession

  @usableFromInline init(environment: EnvironmentValues, _ feedback: Feedback) {
    (self.environment, session) = (environment, BuildSession(feedback))
  }

  /// Adds a node to the container that the view is in.
  @inlinable public mutating func append(_ node: LayoutNode) { nodes.append(node) }

  /// What several views become where there is room for one. It never gets another case.
  public enum Slot: Sendable {
    /// A vertical stack with standard spacing, aligned at the centre.
    case vertical
    /// Views on top of each other, aligned at the centre.
    case overlaid

    @usableFromInline func callAsFunction(_ list: NodeList) -> LayoutNode {
      switch self {
      case .vertical: .vstack(list.nodes).keptWithOneChild(!list.hasFixedCount)
      case .overlaid: .zstack(list.nodes).keptWithOneChild(!list.hasFixedCount)
      }
    }
  }
}

/// The children of a container.
@usableFromInline package struct NodeList {
  @usableFromInline package var nodes: [LayoutNode]
  /// Whether there would be as many whatever the views' data.
  @usableFromInline package var hasFixedCount: Bool

  @inlinable init(nodes: [LayoutNode], hasFixedCount: Bool) {
    (self.nodes, self.hasFixedCount) = (nodes, hasFixedCount)
  }
}

// MARK: - Lists and slots

extension ViewContext {
  /// The nodes of a container's content, or of a slot's.
  @inlinable package mutating func children(
    of content: some View, in slot: Slot? = nil
  ) -> NodeList {
    let outer = isListRow
    isListRow = false
    defer { isListRow = outer }
    return collect(in: slot) { content._makeNodes(in: &$0) }
  }

  /// Returns the nodes of a container's content, as many as the content has views.
  @inlinable public mutating func nodes(of content: some View) -> [LayoutNode] {
    children(of: content).nodes
  }

  /// Returns the one node of a view in a slot; `nil` if there is nothing to lay out.
  @inlinable public mutating func node(of content: some View, in slot: Slot) -> LayoutNode? {
    let list = children(of: content, in: slot)
    return list.nodes.count > 1 ? slot(list) : list.nodes.first
  }

  /// Describes any number of views: one after the other in a list, in an implicit stack in a slot.
  @inlinable package mutating func group(_ describe: (inout ViewContext) -> Void) {
    guard let slot else { return describe(&self) }
    let list = collect(describe)
    if !list.nodes.isEmpty { nodes.append(slot(list)) }
  }

  @inlinable mutating func collect(
    in slot: Slot? = nil, _ describe: (inout ViewContext) -> Void
  ) -> NodeList {
    var outer: [LayoutNode] = []
    swap(&outer, &nodes)
    let (outerSlot, outerHasFixedCount, outerRows) = (self.slot, hasFixedCount, rows)
    let outerDescribeElements = describeElements
    (self.slot, hasFixedCount, rows, describeElements) = (slot, true, nil, nil)
    describe(&self)
    let listHasFixedCount = hasFixedCount
    (self.slot, hasFixedCount, rows) = (outerSlot, outerHasFixedCount, outerRows)
    describeElements = outerDescribeElements
    swap(&outer, &nodes)
    return NodeList(nodes: outer, hasFixedCount: listHasFixedCount)
  }
}

// MARK: - Changing what views describe

extension ViewContext {
  /// Changes each node that a view stands for.
  ///
  /// A view that stands for nothing has nothing to change in a list; in a slot, the change is made
  /// to an empty node.
  @inlinable public mutating func modify(
    _ content: some View, _ change: @escaping (LayoutNode) -> LayoutNode
  ) { modify(content, addingEmpty: slot != nil, change) }

  /// Changes each node that a view stands for, or else an empty one if that is wanted.
  @inlinable mutating func modify(
    _ content: some View, addingEmpty: Bool, _ change: @escaping (LayoutNode) -> LayoutNode
  ) {
    if rows != nil { return modifyRows({ content._makeNodes(in: &$0) }, change) }
    let (start, count) = (nodes.count, session.feedback.described.count)
    content._makeNodes(in: &self)
    if nodes.count == start, addingEmpty { nodes.append(.empty) }
    alter(from: start, since: count, by: change)
  }

  /// Describes views in a changed environment.
  @inlinable package mutating func withEnvironment(
    _ change: (inout EnvironmentValues) -> Void, _ describe: (inout ViewContext) -> Void
  ) {
    let outer = environment
    session.feedback.tracking { change(&environment) }
    let (start, count) = (nodes.count, session.feedback.described.count)
    let surround = environment.whatNodesInherit(since: outer)
    if let surround, rows != nil {
      modifyRows(describe, surround)
    } else {
      describe(&self)
      if let surround { alter(from: start, since: count, by: surround) }
    }
    environment = outer
  }
}

extension EnvironmentValues {
  /// What the engine passes on by itself has to be said to nodes, if it changed.
  @usableFromInline func whatNodesInherit(
    since outer: EnvironmentValues
  ) -> ((LayoutNode) -> LayoutNode)? {
    let (direction, lengths) = (layoutDirection, standardLengths)
    let (turns, resizes) = (direction != outer.layoutDirection, lengths != outer.standardLengths)
    guard turns || resizes else { return nil }
    return { node in
      let node = turns ? node.layoutDirection(direction) : node
      return resizes ? node.standardLengths(lengths) : node
    }
  }
}

extension ViewContext {
  /// Describes views whose number or identity is decided by a condition or data.
  @inlinable package mutating func grouped(_ describe: (inout ViewContext) -> Void) {
    identified(by: Int?.none, describe)
  }

  /// Describes views that keep state of their own for each identity.
  @inlinable package mutating func identified(
    by id: @autoclosure () -> (some Hashable)?, _ describe: (inout ViewContext) -> Void
  ) {
    let feedback = session.feedback
    guard feedback.keepsState else { return describe(&self) }
    feedback.enter(element: id().map { AnyHashable($0) })
    describe(&self)
    feedback.leave()
  }

  /// Does what calls code of clients, with which the present view changes, and describes no views.
  package func following<Result>(_ work: () -> Result) -> Result { session.feedback.tracking(work) }
}
