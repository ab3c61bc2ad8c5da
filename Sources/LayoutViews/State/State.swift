/// A value that a view owns.
///
/// Views are laid out with the initial value, or with the one that was set last. Actions for
/// changes of geometry or preferences may set it while the view is laid out. The view is then laid
/// out again, and gets its own value back in the end. Setting state at other times lays nothing
/// out; lay the view out again to see the change.
@propertyWrapper public struct State<Value>: LiveProperty {
  private let box: StateBox<Value>
  /// The part of the value that is kept from one description of the view to the next.
  private let kept = KeptParts<StateBox<Value>>()

  /// Creates a value with its initial value.
  public init(wrappedValue value: Value) { self.box = StateBox(value) }

  /// Creates a value with its initial value.
  public init(initialValue value: Value) { self.box = StateBox(value) }

  /// The value.
  public var wrappedValue: Value {
    get { live.value }
    nonmutating set { live.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(reading: { live.value }, writing: { live.value = $0 })
  }

  /// The value that counts at the moment.
  private var live: StateBox<Value> { kept.current ?? box }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a value that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State {
  package var tellsChanges: Bool { true }

  package func link(to place: StatePlace, _ staleness: Staleness) -> () -> Void {
    kept.link(to: place) { StateBox(box.value, staleness, place) }
  }
}

// Unchecked, because of the boxes, which any thread may read and write.
extension State: @unchecked Sendable where Value: Sendable {}

/// A value that a view's copies share.
package final class StateBox<Value>: KeptPart {
  // Read and written under the lock only.
  private var stored: Value
  private let staleness: Staleness?
  /// The place of the view that owns the value.
  private weak var place: StatePlace?

  package init(_ value: Value, _ staleness: Staleness? = nil, _ place: StatePlace? = nil) {
    (self.stored, self.staleness, self.place) = (value, staleness, place)
  }

  package var value: Value {
    get { NSLock.shared(by: self).withLock { stored } }
    set {
      var value = newValue
      NSLock.shared(by: self).withLock { swap(&stored, &value) }
      withExtendedLifetime(value) {}
      place.map { staleness?.mark($0) } ?? staleness?.mark()
    }
  }
}
