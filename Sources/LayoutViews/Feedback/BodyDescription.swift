import LayoutCore

/// How a view was described that keeps state, to describe it again without those around it.
struct BodyDescription {
  /// Describes the view's body.
  private(set) var describe: (inout ViewContext) -> Void
  /// What was around the view.
  let context: ViewContext
  /// What the view stands for, until that has been found in its part. What a tree no longer shows
  /// is not kept.
  private(set) var node: LayoutNode?
  /// Where that was found.
  private(set) var found: LayoutNode.FoundPart?
  /// The node's number in its list.
  let number: Int
  let hasFixedCount: Bool
  /// What the node is somewhere inside of.
  weak var part: DescribedPart?

  /// Takes what has changed the view's node in place for a part of the body.
  mutating func extend(by change: @escaping (LayoutNode) -> LayoutNode, to changed: LayoutNode) {
    guard let old = node, changed.isMade(of: old) else { return }
    node = changed
    describe = { [describe] context in
      let start = context.nodes.count
      describe(&context)
      for index in start..<context.nodes.count {
        context.nodes[index] = change(context.nodes[index])
      }
    }
  }

  /// Whether a node is what the view stands for, as it was described.
  func stands(for other: LayoutNode) -> Bool { node?.isSame(as: other) ?? false }

  /// Takes note of where the view is in its part.
  mutating func note(_ part: LayoutNode.FoundPart?) { (node, found) = (nil, part) }
}

/// The nodes that were described at once, of all views or of one.
final class DescribedPart {
  /// Where they are in the whole tree, or below the anchor.
  var place = NodePlace.root
  /// The outermost, once all are described, until one of the views was looked for; there is none of
  /// what layouts describe.
  var node: LayoutNode? { didSet { isComplete = true } }
  /// Whether all views have been described.
  private(set) var isComplete = false
  /// What a layout has described late, if the nodes are in its place or inside, and move with it.
  var anchor: LayoutNode?
  /// Whether anything inside can be described by itself.
  var isNeeded = false
  /// The view whose nodes they are; `nil` for all views.
  weak var view: StatePlace?

  /// Finds the nodes of some of the part's views, as they were described.
  func find(
    _ views: [StatePlace], in nodes: KeptNodes, around root: StatePlace?
  ) -> [LayoutNode.FoundPart?] {
    if !isComplete { return nodes.tree.latePlaces(of: views.compactMap(\.description?.node)) }
    if let node {
      let all = (view ?? root)?.described(in: self) ?? []
      let parts = node.places(of: all.compactMap(\.description?.node))
      for (view, part) in zip(all, parts) { view.description?.note(part) }
      self.node = nil
    }
    return views.map { $0.description?.found }
  }
}

extension ViewContext {
  /// Describes the body in the present place, and notes how, if one node is all that it leaves.
  @usableFromInline mutating func describe(_ body: @escaping (inout ViewContext) -> Void) {
    let (outerHasFixedCount, traces, count) = (hasFixedCount, session.traceCount, nodes.count)
    hasFixedCount = true
    body(&self)
    defer { hasFixedCount = hasFixedCount && outerHasFixedCount }
    let feedback = session.feedback
    guard let place = feedback.place, place.isInUse else { return }
    guard rows == nil, nodes.count == count + 1, session.traceCount == traces, !place.isRepeated
    else {
      // What is described several times in a place is nothing by itself.
      place.description = nil
      return
    }
    nodes[count] = nodes[count].made(for: feedback.nextPurpose())
    var around = self
    (around.nodes, around.hasFixedCount) = ([], true)
    place.description = BodyDescription(
      describe: body, context: around, node: nodes[count], number: count,
      hasFixedCount: hasFixedCount, part: feedback.part)
    feedback.part.isNeeded = true
    feedback.described.append(place)
  }

  /// Describes the view of an element in the present place, by itself if it has read an object.
  @usableFromInline mutating func describe<Element: View>(element read: @escaping () -> Element) {
    let feedback = session.feedback
    var view: Element? = feedback.tracking(read)
    guard feedback.place?.readsObjects ?? false else {
      view?._makeNodes(in: &self)
      return
    }
    describe { context in
      let element = view ?? feedback.tracking(read)
      view = nil
      element._makeNodes(in: &context)
    }
  }
}

extension Feedback {
  /// Changes a node in place. The view described last takes note of it, if the node is its own.
  @usableFromInline func noting(
    _ change: @escaping (LayoutNode) -> LayoutNode, to node: LayoutNode
  ) -> LayoutNode {
    let changed = change(node)
    if let view = described.last, view.description?.stands(for: node) ?? false {
      view.description?.extend(by: change, to: changed)
    }
    return changed
  }
}

extension ViewContext {
  /// Changes some nodes in place. Where one is that of a view described since there were some such
  /// views, the change is noted, and belongs to the view.
  @usableFromInline mutating func alter(
    from start: Int, to end: Int? = nil, since count: Int,
    by change: @escaping (LayoutNode) -> LayoutNode
  ) {
    let (changed, isOne) = (start..<(end ?? nodes.count), nodes.count == start + 1)
    let views = session.feedback.described.dropFirst(count).suffix(isOne ? 1 : .max).filter {
      guard let known = $0.description, changed ~= known.number else { return false }
      return known.stands(for: nodes[known.number])
    }
    for index in changed { nodes[index] = change(nodes[index]) }
    for view in views {
      view.description.map { view.description?.extend(by: change, to: nodes[$0.number]) }
    }
  }
}
