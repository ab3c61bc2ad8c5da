/// A property whose value is kept from one description to the next.
package protocol LiveProperty: SelfContainedProperty {
  /// Whether a change of the value marks what has read it as stale.
  var tellsChanges: Bool { get }
  /// Reads the value from a place, or from the property itself if there is no place.
  ///
  /// - Returns: what takes it from there again.
  func link(to place: StatePlace?, _ staleness: Staleness) -> () -> Void
}

extension LiveProperty { package var tellsChanges: Bool { false } }

extension Feedback {
  /// Lets a view's properties have the state that is kept in its place.
  ///
  /// - Returns: what does so again, because the same value of a view may be in several places.
  func link(_ value: Any, _ finder: DynamicPropertyFinder) -> [() -> Void] {
    guard let place else { return [] }
    let properties = liveProperties(of: value, finder)
    return properties.map { property in
      if !property.tellsChanges { staleness.markAlways() }
      let again = property.link(to: place, staleness)
      if collectsLinks { linked.append(Link(property: property, place: place, again: again)) }
      return again
    }
  }

  /// A property that has its state from a place.
  struct Link {
    let property: any LiveProperty
    weak var place: StatePlace?
    let again: () -> Void
  }

  /// Lets go of the state of views that are gone. The same value may be in other places.
  func unlinkGone() {
    let gone = linked.filter { $0.place == nil }
    if gone.isEmpty { return }
    linked.removeAll { $0.place == nil }
    for link in gone { _ = link.property.link(to: nil, staleness) }
    for link in linked { link.again() }
  }

  private func liveProperties(
    of value: Any, _ finder: DynamicPropertyFinder
  ) -> [any LiveProperty] {
    finder.properties(of: value).flatMap { property -> [any LiveProperty] in
      if let property = property as? any LiveProperty { return [property] }
      return property is any SelfContainedProperty ? [] : liveProperties(of: property, finder)
    }
  }
}
