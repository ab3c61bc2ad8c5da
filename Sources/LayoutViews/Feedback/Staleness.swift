import Foundation
import Observation

/// Whether what views read may have changed since they were described.
package final class Staleness: @unchecked Sendable {
  // The only stored things, and never read or written but under the lock: observable objects may
  // change on any thread.
  private let lock = NSLock()
  private var marked = true
  /// The views whose state has changed, by their places.
  private var changed: [ObjectIdentifier: StatePlace] = [:]
  /// Whether the views have properties that don't tell of changes.
  private var isAlways = false

  package func mark() { lock.withLock { marked = true } }

  /// Notes that the state of the view in a place has changed.
  func mark(_ place: StatePlace) { lock.withLock { changed[ObjectIdentifier(place)] = place } }

  /// Takes the places of the views whose state has changed; `nil` if more than that may have.
  func takeChanged() -> [StatePlace]? {
    lock.withLock {
      guard !marked, !isAlways else { return nil }
      defer { changed = [:] }
      return Array(changed.values)
    }
  }

  /// Takes note that the views described at present read what doesn't tell of changes.
  func markAlways() { lock.withLock { isAlways = true } }

  /// Begins a description of the views.
  func begin() { lock.withLock { (marked, isAlways, changed) = (false, false, [:]) } }

  /// Runs clients' code, and marks a place when an observable object that it read changes.
  func tracking<Result>(in place: StatePlace, _ work: () -> Result) -> Result {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else {
      markAlways()
      return work()
    }
    return withObservationTracking(work, onChange: mark(of: place))
  }

  /// What marks a place, which reads an observable object, for work of clients on any thread.
  func mark(of place: StatePlace) -> @Sendable () -> Void {
    place.noteReading()
    let reader = WeakPlace(place: place)
    return { [weak self] in if let place = reader.place { self?.mark(place) } }
  }

  /// A place that an object refers to from any thread, which does nothing with it but mark it.
  private struct WeakPlace: @unchecked Sendable { weak var place: StatePlace? }
}

/// Does work of clients, and notes when an observable object changes that it has read.
@usableFromInline struct Follower: Sendable {
  /// What notes it; `nil` if nothing is to be noted.
  let mark: (@Sendable () -> Void)?

  @usableFromInline func callAsFunction<Result>(_ work: () -> Result) -> Result {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *), let mark else { return work() }
    return withObservationTracking(work, onChange: mark)
  }
}
