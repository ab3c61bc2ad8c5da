import LayoutCore

/// How a view was described that keeps state, to describe it again without those around it.
struct BodyDescription {
  /// Describes the view's body.
  let describe: (inout ViewContext) -> Void
  /// What was around the view.
  let context: ViewContext
  /// What the view stands for.
  let node: LayoutNode
  let hasFixedCount: Bool
  /// What the node is somewhere inside of.
  weak var part: DescribedPart?
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
    var around = self
    (around.nodes, around.hasFixedCount) = ([], true)
    place.description = BodyDescription(
      describe: body, context: around, node: nodes[count], hasFixedCount: hasFixedCount,
      part: feedback.part)
    feedback.part.isNeeded = true
  }
}

extension Feedback {
  /// Describes only those views again whose state has changed, or what they have read.
  ///
  /// - Parameter replace: takes the node in a place, and returns whether there is that place.
  /// - Returns: whether that is all; if not, all views have to be described.
  func describeChanges(_ replace: (NodePlace, LayoutNode) -> Bool) -> Bool {
    guard let changed = staleness.takeChanged() else { return false }
    let present = (place, part)
    defer { (place, part) = present }
    var places: [ObjectIdentifier: (place: StatePlace, outer: ArraySlice<StatePlace>)] = [:]
    for place in changed {
      // What cannot be described by itself is described with what is around.
      guard let around = place.outer(in: root).map({ [place] + $0 }),
        let first = around.firstIndex(where: { $0.description != nil })
      else { return false }
      places[ObjectIdentifier(around[first])] = (around[first], around[(first + 1)...])
    }
    for (place, outer) in places.values {
      if outer.contains(where: { places[ObjectIdentifier($0)] != nil }) { continue }
      guard let old = place.description, let around = old.part, let whole = around.node
      else { return false }
      // If all views have to be described instead, that is the same round: no layout is between.
      place.begin(rounds + 1)
      (self.place, part) = (place, DescribedPart())
      var context = old.context
      context.scope?.reinstall()
      context.describe(old.describe)
      guard let new = place.description, new.hasFixedCount == old.hasFixedCount,
        let (inner, node) = whole.replacement(for: old.node, by: new.node)
      else { return false }
      (part.place, part.node) = (NodePlace(around.place.numbers + inner.numbers), node)
      guard replace(part.place, node) else { return false }
      place.part = part
    }
    if !places.isEmpty { rounds += 1 }
    return true
  }
}
