/// What a layout gives back to the views that are laid out: values that change their state, after
/// which they are laid out again.
///
/// A view is described without any of this at first. If it turns out that views in it wait for
/// geometry or preferences, it is described anew: then views have places, in which their state is
/// kept from one description to the next, and the values that actions wait for are taken note of.
/// Once no action has a new value, the view is described for the last time, as plainly as at first
/// but with the state that it has by then.
@usableFromInline package final class Feedback {
  /// Whether a view waits for what only a layout knows.
  @usableFromInline var isNeeded = false
  /// Whether values for actions are taken note of.
  private var isListening = false
  /// The place of the view that is described; `nil` while state is not kept.
  var place: StatePlace?
  private(set) var root: StatePlace?
  /// The number of descriptions, of all views or some.
  private var count = 0
  /// When the last layout ended.
  private var lastLayout = 0
  /// The number of the present description.
  private(set) var time = 0
  /// Whether something is described in the course of a layout.
  private var isLate = false
  /// What is described at present.
  var part = DescribedPart()
  /// What layouts describe.
  let late = DescribedPart()
  /// The places of views in this description or layout that can be described by themselves.
  @usableFromInline var described: [StatePlace] = []
  /// The places that were described again, with all inside.
  private var renewed: [StatePlace] = []
  /// How many views were described for which a node was made.
  private var purposeCount: UInt32 = 0
  private var actions: [any FeedbackAction] = []
  /// The number of actions that are found, to put them in order.
  var nextNumber = 0
  /// The actions that wait for views to be gone, of all descriptions.
  private var farewells: [WaitingAction<Bool>] = []
  /// The places whose views have gone, while actions may still read their state.
  private var gone: [StatePlace] = []
  /// Whether changes of observable objects are noted.
  @usableFromInline var tracksObjects = false
  /// Whether what is described is only looked at, not shown.
  private(set) var isTrying = false
  /// Whether the views have to be described again.
  package let staleness = Staleness()
  /// What the scroll view readers that have been described so far were asked for.
  private(set) var scrollRequests: [ScrollRequest] = []
  /// How many subviews may still be described again for the places where they are put, which would
  /// take without end where there are many levels of them.
  var remainingSubviews = Feedback.maxSubviews
  static var maxSubviews: Int { 1 << 14 }

  @usableFromInline package init() {}

  /// Whether state is kept from one description to the next.
  @usableFromInline var keepsState: Bool { place != nil }
}

// MARK: - Descriptions

extension Feedback {
  /// Begins a description that keeps the state of the one before.
  ///
  /// - Parameter isLast: whether nothing is taken note of any more.
  @usableFromInline func beginDescription(isLast: Bool) {
    let root = root ?? StatePlace()
    root.begin(at: nextTime())
    (part, described, renewed) = (DescribedPart(), [], [root])
    staleness.begin()
    remainingSubviews = Self.maxSubviews
    (self.root, place) = (root, root)
    isListening = !isLast
    for action in actions { action.number = nil }
    (actions, scrollRequests) = ([], [])
    for farewell in farewells { farewell.findChange(to: false) }
  }

  /// Lays out what has been described. Readers' content and rows are described meanwhile.
  @usableFromInline func layOut<Result>(_ work: () -> Result) -> Result {
    let present = part
    (part, described) = (late, [])
    defer {
      (part, lastLayout, described) = (present, nextTime(), [])
      for place in renewed { gone += place.forgetGone() }
      renewed = []
    }
    return work()
  }

  /// A number for the node of a view.
  func nextPurpose() -> UInt32 {
    purposeCount = purposeCount == .max ? 1 : purposeCount + 1
    return purposeCount
  }

  /// Runs the actions that wait for what has changed since they ran last.
  ///
  /// - Returns: whether there were any.
  @usableFromInline func runActions() -> Bool {
    var hasRun = false
    for action in actions + farewells as [any FeedbackAction] where action.isWaiting {
      action.run()
      hasRun = true
    }
    actions.removeAll { $0.place == nil }
    farewells.removeAll { $0.place == nil }
    for place in gone { place.end() }
    gone = []
    return hasRun
  }

  /// Lets views go back to the state that they have by themselves.
  @usableFromInline package func end() {
    for place in gone + [root].compactMap(\.self) { place.end() }
    (gone, actions, farewells, root, place) = ([], [], [], nil, nil)
    part = DescribedPart()
  }
}

// MARK: - Places

extension Feedback {
  /// Enters a view inside the present one.
  func enter(_ type: any Any.Type) {
    place = place?.inner(.view(ObjectIdentifier(type)), at: time, lastLayout: lastLayout)
  }

  /// Enters an element of data inside the present view; without an identity, a part of it whose
  /// content is decided by a condition or data.
  @usableFromInline func enter(element id: AnyHashable?) {
    place = place?.inner(id.map { .element($0) } ?? .group, at: time, lastLayout: lastLayout)
  }

  /// Goes back to the place around.
  @usableFromInline func leave() { place = place?.outer }

  /// Does what calls code of clients, and notes the present place when an observable object that
  /// it read changes. What is followed inside counts here too.
  @inlinable func tracking<Result>(_ work: () -> Result) -> Result {
    tracksObjects ? tracked(work) : work()
  }

  @usableFromInline func tracked<Result>(_ work: () -> Result) -> Result {
    place.map { staleness.tracking(in: $0, work) } ?? work()
  }

  /// What follows code of the present view that layouts call.
  @usableFromInline var follower: Follower {
    Follower(mark: tracksObjects ? place.map { staleness.mark(of: $0) } : nil)
  }

  /// What stands for the place of the next layout in the present view, in which its cache is kept.
  @usableFromInline var layoutPlace: LayoutPlace? { place?.state { LayoutPlace() } }

  /// Describes something once more than it is shown, in a place of its own, without its actions.
  func trying<Result>(_ describe: () -> Result) -> Result {
    let before = (isListening, tracksObjects, isTrying, place)
    defer { (isListening, tracksObjects, isTrying, place) = before }
    (isListening, tracksObjects, isTrying) = (false, false, true)
    place = place?.inner(.trial, at: time, lastLayout: lastLayout)
    return describe()
  }

  /// Describes views where they keep their state, too, while they are described later. What is
  /// copied is put in several places.
  @usableFromInline func atOnce<Result>(
    isCopied: Bool = false, _ describe: () -> Result
  ) -> Result {
    let later = laterPlace()
    if isCopied { later?.isCopied = true }
    return self.describe(in: later, describe)
  }

  /// A place for what is described later, and may read objects then.
  func placeForLater(_ hasElement: ((AnyHashable) -> Bool)?) -> StatePlace? {
    if tracksObjects { place?.noteReading() }
    return laterPlace(hasElement)
  }

  private func laterPlace(_ hasElement: ((AnyHashable) -> Bool)? = nil) -> StatePlace? {
    let later = place?.later(at: time, lastLayout: lastLayout, hasElement: hasElement)
    gone += later?.gone ?? []
    return later?.place
  }

  /// Describes something in a place of its own, any number of times. In a layout, each is a
  /// description by itself. Without a place, nothing that is shown changes by it.
  ///
  /// - Parameters:
  ///   - isOneOfMany: whether others in the place stay as they were.
  ///   - isAgain: whether it is a part of the place's last description.
  func describe<Result>(
    in later: StatePlace?, isOneOfMany: Bool = false, isAgain: Bool = false,
    _ describe: () -> Result
  ) -> Result {
    let present = (place, time, isLate)
    defer { (place, time, isLate) = present }
    place = root == nil ? nil : later
    guard let later = place else { return describe() }
    let isOutermost = part === late && !isLate
    if isOutermost { (time, isLate) = (nextTime(), true) }
    if isAgain { time = later.contentTime }
    let isWhole = !isOneOfMany && !isAgain
    // What one layout asks for twice is in two places.
    if isWhole, isOutermost, later.contentTime > lastLayout { later.isCopied = true }
    if isWhole { later.begin(at: time) } else { later.beginPart() }
    if isWhole, isOutermost { awaitAbsence(in: later) }
    return describe()
  }

  /// Begins another description.
  func nextTime() -> Int {
    count += 1
    time = count
    return count
  }
}

// MARK: - Actions

extension Feedback {
  /// The action in the present place, to hand values to; `nil` if no action is wanted.
  func action<Value: Equatable>(
    _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> WaitingAction<Value>? {
    guard isListening, let place else { return nil }
    let waiting = place.state { WaitingAction<Value>() }
    waiting.wait(action)
    waiting.place = place
    if waiting.number == nil { actions.append(waiting) }
    waiting.number = waiting.number ?? nextNumber
    return waiting
  }

  /// Takes away actions of views that are described again. Returns the numbers of new ones; where
  /// there were none, they come before those of the next view.
  func takeActions(of views: [StatePlace]) -> [Int] {
    for (number, action) in actions.enumerated() { action.number = number }
    let taken = views.map(\.actions)
    var first = taken.map { $0.compactMap(\.number).min() ?? actions.count }
    for index in first.indices.dropLast().reversed() where first[index] == actions.count {
      first[index] = first[index + 1]
    }
    for action in taken.joined() { action.number = nil }
    actions.removeAll { $0.number == nil }
    return first
  }

  /// Puts new actions where those were that they replace.
  func sortActions() { actions.sort { $0.number ?? 0 < $1.number ?? 0 } }

  /// What the scroll view reader in the present place was asked for; `nil` if nothing.
  func scrollRequest() -> ScrollRequest? {
    guard let request = place?.state({ ScrollRequest() }) else { return nil }
    scrollRequests.append(request)
    return request
  }

  /// Lets an action wait for a view to be gone, too: in descriptions without the view, it finds
  /// `false`.
  func awaitAbsence(_ action: WaitingAction<Bool>) {
    if action.isNew { farewells.append(action) }
    action.awaitsAbsence = true
    action.findChange(to: false)
  }

  /// Lets the actions for views in a place that is described again find that they are gone, unless
  /// they are described, too, and found by the next layout.
  func awaitAbsence(in place: StatePlace) {
    renewed.append(place)
    for case let action as WaitingAction<Bool> in place.actions where action.awaitsAbsence {
      action.findChange(to: false)
    }
  }
}
