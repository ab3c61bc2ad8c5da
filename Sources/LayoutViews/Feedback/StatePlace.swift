/// The place of a view among the views of a description, which is the same in the next one.
///
/// Views of one type in the same view are told apart by their order. What a condition or data
/// decides has a place of its own, so that it changes no order; in there, branches and elements are
/// told apart by their identity.
@usableFromInline package final class StatePlace {
  /// The place of the view around.
  private(set) weak var outer: StatePlace?
  /// When the view was there last: the number of a description.
  private var time = 0
  /// When its content was described last, and when the time before.
  private(set) var (contentTime, contentTimeBefore) = (0, 0)
  private var places: [NumberedKey: StatePlace] = [:]
  /// The places of elements out of sight, in which there is nothing but state.
  private var aside: [NumberedKey: StatePlace] = [:]
  /// Whether it is one of these, or inside one.
  private(set) var isAside = false
  private var objects: [NumberedKey: AnyObject] = [:]
  /// Whether it was described several times, so that what it stands for may be in several places.
  private(set) var isRepeated = false
  /// Whether what layouts have described here is in several places, of which only the view around
  /// knows.
  var isCopied = false
  /// Whether views inside were described again by themselves since this was described later.
  var hasChanged = false
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
    case trial
    case state(ObjectIdentifier)
  }

  private struct NumberedKey: Hashable {
    let key: Key
    let number: Int
  }

  /// Begins to describe the view again, or to describe it for the first time.
  func begin(at time: Int) {
    isRepeated = time == contentTime
    if !isRepeated {
      (self.time, contentTime, contentTimeBefore) = (time, time, contentTime)
      (description, part, readsObjects) = (nil, nil, false)
    }
    beginPart()
  }

  /// Begins to describe something inside, and nothing else.
  func beginPart() { counts = [:] }

  /// The views around, the nearest first; `nil` if one of them was described later without this.
  func outer(in root: StatePlace?) -> [StatePlace]? {
    var (place, found) = (self, [StatePlace]())
    while place !== root {
      guard let outer = place.outer, place.time >= outer.time else { return nil }
      found.append(outer)
      place = outer
    }
    return found
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

  /// Forgets what is no longer there, here and inside. It begins anew if it comes again.
  ///
  /// - Returns: the places that have gone.
  func forgetGone() -> [StatePlace] {
    all.flatMap { place in
      let gone = place.places.filter { $0.value.time < place.contentTime }
      for key in gone.keys { place.places[key] = nil }
      return gone.values
    }
  }

  /// Lets properties go back to their own values, here and inside.
  func end() {
    for place in all {
      for case let part as KeptPart in place.objects.values { part.end() }
      for place in place.aside.values { place.end() }
    }
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
  func inner(_ key: Key, at time: Int, lastLayout: Int) -> StatePlace {
    let key = numbered(key)
    // What was not there in the description before begins anew.
    let known = places[key] ?? aside.removeValue(forKey: key)
    let inner = known.flatMap { $0.time >= contentTimeBefore ? $0 : nil } ?? StatePlace()
    places[key] = inner
    (inner.outer, inner.isAside) = (self, false)
    let isKept = inner.contentTime > self.time
    inner.isCopied = isKept && (inner.isCopied || inner.contentTime > lastLayout)
    inner.begin(at: time)
    return inner
  }

  /// A place for what is described later. Until then, it keeps what was there in the last layout,
  /// or the elements that are there, in sight or not.
  ///
  /// - Returns: the place, and those in it that have gone.
  func later(
    at time: Int, lastLayout: Int, hasElement: ((AnyHashable) -> Bool)? = nil
  ) -> (place: StatePlace, gone: [StatePlace]) {
    let key = numbered(.later)
    let later = places[key, default: StatePlace()]
    let gone = later.time < lastLayout ? later.putAside(hasElement) : []
    (later.isCopied, later.hasChanged) = (later.time >= time, false)
    (places[key], later.outer, later.time) = (later, self, time)
    return (later, gone)
  }

  /// Puts elements aside that were out of sight in the last layout.
  ///
  /// - Returns: the places that have gone.
  private func putAside(_ hasElement: ((AnyHashable) -> Bool)?) -> [StatePlace] {
    let known = places.merging(aside) { $1 }
    (places, aside) = ([:], [:])
    return known.compactMap { key, place in
      let isInSight = place.time >= time
      let isThere = if case .element(let id) = key.key { hasElement?(id) } else { nil as Bool? }
      guard isThere ?? isInSight else { return place }
      if isInSight {
        places[key] = place
      } else if place.isAside || place.keepOnlyState() {
        aside[key] = place
      }
      return nil
    }
  }

  /// Keeps nothing here and inside but the state of views, while they are out of sight.
  ///
  /// - Returns: whether there is any.
  private func keepOnlyState() -> Bool {
    all.reduce(false) { hasState, place in
      (place.isAside, place.description, place.part) = (true, nil, nil)
      for case let action as any FeedbackAction in place.objects.values { action.place = nil }
      place.objects = place.objects.filter { $0.value is KeptPart }
      return hasState || !place.objects.isEmpty
    }
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
