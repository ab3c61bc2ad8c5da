import LayoutCore

extension Feedback {
  /// Describes only those views again whose state has changed, or what they have read.
  ///
  /// - Returns: whether that is all; if not, all views have to be described.
  func describeChanges(in nodes: KeptNodes) -> Bool {
    guard let changed = staleness.takeChanged()?.filter({ !$0.isAside }),
      let found = describable(around: changed, in: nodes)
    else { return false }
    let present = (place, part)
    defer { (place, part) = present }
    let outermost = found.values.filter { !$0.1.contains { found[ObjectIdentifier($0)] != nil } }
      .sorted { $0.2.absolutePlace.numbers.lexicographicallyPrecedes($1.2.absolutePlace.numbers) }
    let numbers = takeActions(of: outermost.map { view, _, _ in view })
    defer { sortActions() }
    for ((view, _, there), number) in zip(outermost, numbers) {
      // What one of them has put elsewhere is no longer where it was found.
      guard let old = view.description, let around = old.part, let outer = view.outer(in: root),
        !([view] + outer).contains(where: \.isCopied)
      else { return false }
      for place in outer { place.hasChanged = true }
      view.begin(at: nextTime())
      awaitAbsence(in: view)
      (place, part, nextNumber) = (view, DescribedPart(), number)
      var context = old.context
      context.scope?.reinstall()
      context.describe(old.describe)
      guard let new = view.description, new.hasFixedCount == old.hasFixedCount,
        let node = new.node.flatMap(there.part.changed)
      else { return false }
      (part.node, part.view) = (node, view)
      if around === late {
        part.anchor = old.node
      } else {
        (part.place, part.anchor) = (there.place, around.anchor)
      }
      guard nodes.replace(there.absolutePlace, with: node) else { return false }
      view.part = part
    }
    return true
  }

  /// A view that can be described by itself, those around it, and its node.
  private typealias Describable = (StatePlace, ArraySlice<StatePlace>, FoundNode)

  /// The nearest views around some that can be described alone; `nil` if one has none around it.
  private func describable(
    around changed: [StatePlace], in nodes: KeptNodes
  ) -> [ObjectIdentifier: Describable]? {
    var found: [ObjectIdentifier: Describable] = [:]
    var waiting: [ArraySlice<StatePlace>] = []
    for place in changed {
      guard let outer = place.outer(in: root) else { return nil }
      let way = [place] + outer
      waiting.append(way[((way.lastIndex(where: \.isCopied) ?? -1) + 1)...])
    }
    while !waiting.isEmpty {
      waiting = waiting.map { way in
        way.drop { $0.description?.part.map { !$0.isComplete && $0 !== late } ?? true }
      }
      let views = waiting.compactMap(\.first)
      let parts = views.compactMap { $0.description?.part }
      guard parts.count == waiting.count else { return nil }
      // All are looked for at once.
      let places = nodes.find(views, in: parts, around: root)
      var notFound: [ArraySlice<StatePlace>] = []
      for (way, there) in zip(waiting, places) {
        if let there, let view = way.first {
          found[ObjectIdentifier(view)] = (view, way.dropFirst(), there)
        } else {
          notFound.append(way.dropFirst())
        }
      }
      waiting = notFound
    }
    return found
  }
}
