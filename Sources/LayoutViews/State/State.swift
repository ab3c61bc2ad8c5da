/// A value that a view owns.
///
/// Views are laid out with the initial value, or with the one that was set last. Actions for
/// changes of geometry or preferences may set it while the view is laid out. The view is then laid
/// out again, and gets its own value back in the end. Setting state at other times lays nothing
/// out; lay the view out again to see the change.
@propertyWrapper public struct State<Value>: LiveProperty {
  private let box: StateBox<Value>

  /// Creates a value with its initial value.
  public init(wrappedValue value: Value) { self.box = StateBox(value) }

  /// Creates a value with its initial value.
  public init(initialValue value: Value) { self.box = StateBox(value) }

  /// The value.
  public var wrappedValue: Value {
    get { box.live.value }
    nonmutating set { box.live.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { [box] in box.live.value }, set: { [box] in box.live.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a value that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State {
  package var tellsChanges: Bool { true }

  package func link(to place: StatePlace?, _ staleness: Staleness) -> () -> Void {
    let kept = place.map { place in place.state { StateBox(box.value, staleness, place) } }
    box.kept = kept
    return { [box] in box.kept = kept }
  }
}

// A view's properties have values only where the view is described, by one thread at a time.
extension State: @unchecked Sendable where Value: Sendable {}

/// A value that a view's copies share.
private final class StateBox<Value> {
  package var value: Value { didSet { place.map { staleness?.mark($0) } ?? staleness?.mark() } }
  /// The part of the value that is kept from one description of the view to the next.
  var kept: StateBox?

  private let staleness: Staleness?
  /// The place of the view that owns the value.
  private weak var place: StatePlace?

  init(_ value: Value, _ staleness: Staleness? = nil, _ place: StatePlace? = nil) {
    (self.value, self.staleness, self.place) = (value, staleness, place)
  }

  /// The value that counts at the moment.
  var live: StateBox { kept ?? self }
}
