/// What a place keeps for a property of its view, from one description to the next.
package class KeptPart {
  // Read and written under the lock only.
  private var hasEnded = false

  /// Whether the view in the place has gone. Results that were laid out with the part still see it.
  final var isOver: Bool { NSLock.shared(by: self).withLock { hasEnded } }

  final func end() { NSLock.shared(by: self).withLock { hasEnded = true } }
}

/// The parts that places keep for a property. The same value of a view may be in several places;
/// the one that was described last counts, and another one when it has gone.
package struct KeptParts<Part: KeptPart> {
  /// A part that its place owns, and the results that were laid out with it.
  private struct Known { weak var part: Part? }

  // Only a few: more places of one value are rare, and share one state anyway.
  private let known = ValueBox<[Known]>()

  package init() {}

  /// The part that counts at the moment; `nil` if the property has its own value.
  package var current: Part? {
    let isQuestion = MainActorStandIn.isQuestion
    return known.value?.lazy.reversed().compactMap(\.part).first { isQuestion || !$0.isOver }
  }

  /// Lets the part in a place count, which is made if there is none.
  ///
  /// - Returns: what lets it count again.
  package func link(to place: StatePlace, _ make: () -> Part) -> () -> Void {
    let part = place.state(make)
    use(part)
    return { use(part) }
  }

  private func use(_ part: Part) {
    let others = (known.value ?? []).filter { $0.part != nil && $0.part !== part }
    known.value = others.suffix(7) + [Known(part: part)]
  }
}
