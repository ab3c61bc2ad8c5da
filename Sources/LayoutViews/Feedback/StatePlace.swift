/// The place of a view among the views of a description, which is the same in the next one.
///
/// Views of one type in the same view are told apart by their order. What a condition or data
/// decides has a place of its own, so that it changes no order; in there, branches and elements are
/// told apart by their identity.
package final class StatePlace {
  /// The place of the view around.
  private(set) weak var outer: StatePlace?
  /// In which description of the views the place was there last.
  private var round = 0
  private var places: [NumberedKey: StatePlace] = [:]
  private var objects: [NumberedKey: AnyObject] = [:]
  /// How many of a kind there are so far in the present description.
  private var counts: [Key: Int] = [:]

  /// What something is in the view around.
  enum Key: Hashable {
    case view(ObjectIdentifier)
    /// A part that is there once, whatever it holds: a condition, data, an identity.
    case group
    case element(AnyHashable)
    case later
    case state(ObjectIdentifier)
  }

  private struct NumberedKey: Hashable {
    let key: Key
    let number: Int
  }

  /// Begins the next description of the views, as the place around all of them.
  func beginRound() {
    round += 1
    begin()
  }

  /// Begins to describe the view again.
  func begin() { counts = [:] }

  /// The place of something inside, which is described anew.
  func inner(_ key: Key) -> StatePlace {
    let key = numbered(key)
    // What was not there in the description before begins anew.
    let known = places[key].flatMap { $0.round >= round - 1 ? $0 : nil }
    let inner = known ?? StatePlace()
    places[key] = inner
    inner.round = round
    inner.outer = self
    inner.begin()
    return inner
  }

  /// The next object of a type that is kept here.
  package func state<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = numbered(.state(ObjectIdentifier(Object.self)))
    if let known = objects[key] as? Object { return known }
    let object = make()
    objects[key] = object
    return object
  }

  private func numbered(_ key: Key) -> NumberedKey {
    let number = counts[key, default: 0]
    counts[key] = number + 1
    return NumberedKey(key: key, number: number)
  }
}
