/// A property whose value is kept from one description to the next.
package protocol LiveProperty: SelfContainedProperty {
  /// Whether a change of the value marks what has read it as stale.
  var tellsChanges: Bool { get }
  /// Reads the value from a place, as long as the view there has not gone.
  ///
  /// - Returns: what takes it from there again.
  func link(to place: StatePlace, _ staleness: Staleness) -> () -> Void
}

extension LiveProperty { package var tellsChanges: Bool { false } }

extension Feedback {
  /// Lets a view's properties have the state that is kept in its place.
  ///
  /// - Returns: what does so again, because the same value of a view may be in several places.
  func link(_ value: Any, _ finder: DynamicPropertyFinder) -> [() -> Void] {
    guard let place else { return [] }
    return liveProperties(of: value, finder).map { property in
      if !property.tellsChanges { staleness.markAlways() }
      return property.link(to: place, staleness)
    }
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
