import LayoutCore

/// How a view was described that keeps state, to describe it again without those around it.
struct BodyDescription {
  /// Describes the view's body.
  private(set) var describe: (inout ViewContext) -> Void
  /// What was around the view.
  let context: ViewContext
  /// What the view stands for.
  private(set) var node: LayoutNode
  let hasFixedCount: Bool
  /// What the node is somewhere inside of.
  weak var part: DescribedPart?

  /// Takes what has changed the view's node in place for a part of the body.
  mutating func extend(by change: @escaping (LayoutNode) -> LayoutNode, to changed: LayoutNode) {
    node = changed
    describe = { [describe] context in
      let start = context.nodes.count
      describe(&context)
      for index in start..<context.nodes.count {
        context.nodes[index] = change(context.nodes[index])
      }
    }
  }
}

/// The nodes that were described at once, of all views or of one.
final class DescribedPart {
  /// Where they are in the whole tree.
  var place = NodePlace.root
  /// The outermost, once all are described.
  var node: LayoutNode?
  /// Whether anything inside can be described by itself.
  var isNeeded = false
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
    guard rows == nil, environment.soughtElement == nil, nodes.count == count + 1,
      session.traceCount == traces, place.visits == 1
    else {
      // What is described several times in a place is nothing by itself.
      place.description = nil
      return
    }
    nodes[count] = nodes[count].made(for: feedback.nextOrigin())
    var around = self
    (around.nodes, around.hasFixedCount) = ([], true)
    place.description = BodyDescription(
      describe: body, context: around, node: nodes[count], hasFixedCount: hasFixedCount,
      part: feedback.part)
    feedback.part.isNeeded = true
    feedback.latest = place
  }
}

extension Feedback {
  /// Notes that the node of the view described last may have been changed in place, and not been
  /// put into another one.
  @usableFromInline func noteChange(
    of old: LayoutNode, to new: LayoutNode, by change: @escaping (LayoutNode) -> LayoutNode
  ) {
    guard let described = latest?.description?.node, old.isSame(as: described),
      new.isMade(of: old)
    else { return }
    latest?.description?.extend(by: change, to: new)
  }

  /// Describes only those views again whose state has changed, or what they have read.
  ///
  /// - Parameter replace: takes the node in a place, and returns whether there is that place.
  /// - Returns: whether that is all; if not, all views have to be described.
  func describeChanges(_ replace: (NodePlace, LayoutNode) -> Bool) -> Bool {
    guard let changed = staleness.takeChanged(), let found = describable(around: changed)
    else { return false }
    let present = (place, part)
    defer { (place, part) = present }
    for (place, outer, inner, node) in found.values {
      if outer.contains(where: { found[ObjectIdentifier($0)] != nil }) { continue }
      guard let old = place.description, let around = old.part else { return false }
      // If all views have to be described instead, that is the same round: no layout is between.
      place.begin(rounds + 1)
      awaitAbsence(in: place)
      (self.place, part) = (place, DescribedPart())
      var context = old.context
      context.scope?.reinstall()
      context.describe(old.describe)
      guard let new = place.description, new.hasFixedCount == old.hasFixedCount,
        let node = node.changed(from: old.node, to: new.node)
      else { return false }
      (part.place, part.node) = (NodePlace(around.place.numbers + inner.numbers), node)
      guard replace(part.place, node) else { return false }
      place.part = part
    }
    if !found.isEmpty { rounds += 1 }
    return true
  }

  /// A view that can be described by itself, those around it, where it is, and its node there.
  private typealias Describable = (StatePlace, ArraySlice<StatePlace>, NodePlace, LayoutNode)

  /// The nearest views around some that can be described by themselves; `nil` if there is none
  /// around one of them.
  private func describable(around changed: [StatePlace]) -> [ObjectIdentifier: Describable]? {
    var found: [ObjectIdentifier: Describable] = [:]
    var waiting: [ArraySlice<StatePlace>] = []
    for place in changed {
      guard let outer = place.outer(in: root) else { return nil }
      waiting.append([place] + outer)
    }
    while !waiting.isEmpty {
      waiting = waiting.compactMap { $0.drop { $0.description?.part?.node == nil } }
      if waiting.contains(where: \.isEmpty) { return nil }
      // All that are in one part are looked for at once.
      let parts = Dictionary(grouping: waiting) {
        ObjectIdentifier($0.first?.description?.part ?? part)
      }
      waiting = []
      for ways in parts.values {
        let descriptions = ways.compactMap(\.first?.description)
        let places = descriptions[0].part?.node?.places(of: descriptions.map(\.node)) ?? []
        for (way, place) in zip(ways, places) {
          guard let place, let first = way.first else {
            waiting.append(way.dropFirst())
            continue
          }
          found[ObjectIdentifier(first)] = (first, way.dropFirst(), place.place, place.node)
        }
      }
    }
    return found
  }
}
