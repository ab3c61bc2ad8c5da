/// The place of a view among the views of a description, which is the same in the next one.
///
/// Views of one type in the same view are told apart by their order. What a condition or data
/// decides has a place of its own, so that it changes no order; in there, branches and elements are
/// told apart by their identity.
package final class StatePlace {
  /// The place of the view around.
  private(set) weak var outer: StatePlace?
  /// In which description the place was there last, and in which the last but one time.
  private var (round, roundBefore) = (0, 0)
  private var places: [NumberedKey: StatePlace] = [:]
  private var objects: [NumberedKey: AnyObject] = [:]
  /// How often the view was described in that description, and in the same layout if it is
  /// described late.
  private var visits = 0
  /// The layout in which it was described last.
  private var layout = 0
  /// Whether it was described several times at once, so that what it stands for may be in several
  /// places.
  private(set) var isRepeated = false
  /// Whether an observable object was read here or inside.
  private(set) var readsObjects = false
  /// How the view is described again by itself; `nil` if it cannot.
  var description: BodyDescription?
  /// What was described last for this place alone.
  var part: DescribedPart?
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

  /// Begins to describe the view again, or to describe it for the first time.
  ///
  /// - Parameter layout: the number of the layout in which it is described late.
  func begin(_ round: Int? = nil, in layout: Int) {
    let visited = counts.values.reduce(0, +)
    counts = [:]
    // What is described late may have been described by itself after what is around it.
    if let round, round > self.round {
      // Those that were not there last time begin anew if they come again.
      if places.count > visited { places = places.filter { $0.value.round >= self.round } }
      (self.round, roundBefore, visits, isRepeated) = (round, self.round, 0, false)
      (description, part, readsObjects) = (nil, nil, false)
    } else if layout != self.layout {
      (visits, description, part) = (0, nil, nil)
    }
    self.layout = layout
    visits += 1
    if visits > 1 { isRepeated = true }
  }

  /// The views around, the nearest first; `nil` if one of them was described later without this.
  func outer(in root: StatePlace?) -> [StatePlace]? {
    var (place, found) = (self, [StatePlace]())
    while place !== root {
      guard let outer = place.outer, place.round >= outer.round else { return nil }
      found.append(outer)
      place = outer
    }
    return found
  }

  /// Whether the view is in another one, or is that.
  func isInside(_ other: StatePlace) -> Bool {
    var place: StatePlace? = self
    while let next = place, next !== other { place = next.outer }
    return place != nil
  }

  /// This place and all inside.
  private var all: [StatePlace] {
    var (found, next) = ([self], 0)
    while next < found.count {
      found += found[next].places.values
      next += 1
    }
    return found
  }

  /// The views here and inside that were described by themselves, in a part.
  func described(in part: DescribedPart) -> [StatePlace] {
    all.filter { $0.description?.part === part }
  }

  /// The actions of the views here and inside.
  var actions: [any FeedbackAction] {
    all.flatMap { $0.objects.values.compactMap { $0 as? any FeedbackAction } }
  }

  /// Whether the view keeps anything here, or changes with an observable object.
  var isInUse: Bool { readsObjects || !objects.isEmpty }

  /// Notes that an observable object was read here.
  func noteReading() {
    var place: StatePlace? = self
    while let next = place, !next.readsObjects {
      next.readsObjects = true
      place = next.outer
    }
  }

  /// The place of something inside, which is described anew.
  func inner(_ key: Key) -> StatePlace {
    let key = numbered(key)
    // What was not there in the description before begins anew.
    let known = places[key].flatMap { $0.round >= roundBefore ? $0 : nil }
    let inner = known ?? StatePlace()
    places[key] = inner
    inner.outer = self
    inner.begin(round, in: layout)
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
