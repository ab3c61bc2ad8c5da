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

  /// Does what reads the views' bodies, and notes when an observable object that was read changes.
  func tracking<Result>(_ work: () -> Result) -> Result {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else {
      markAlways()
      return work()
    }
    return withObservationTracking(work) { [weak self] in self?.mark() }
  }
}
