/// An action that waits for a value of the layout.
protocol FeedbackAction: AnyObject {
  /// Its number among the actions of the views described last; `nil` if it is none of them.
  var number: Int? { get set }
  /// The place that it is in, as long as the view there is not gone.
  var place: StatePlace? { get set }
  /// Whether the value is another one than when the action ran last.
  var isWaiting: Bool { get }
  func run()
}

/// An action with the value that it last ran with, and the value found since.
final class WaitingAction<Value: Equatable>: FeedbackAction {
  var number: Int?
  weak var place: StatePlace?
  /// Whether it waits for the view to be gone, too.
  var awaitsAbsence = false
  private var last: Value?
  private var found: Value?
  private var action: (_ old: Value, _ new: Value) -> Void = { _, _ in }

  /// Whether there was no value yet.
  var isNew: Bool { last == nil }

  /// Waits for the same in a new description.
  func wait(_ action: @escaping (_ old: Value, _ new: Value) -> Void) {
    found = nil
    self.action = action
  }

  /// Takes note of the value.
  func find(_ value: Value) { found = value }

  /// Takes note of a value of which the first is not waited for.
  func findChange(to value: Value) {
    if last == nil { last = value }
    found = value
  }

  var isWaiting: Bool {
    guard let found else { return false }
    // NaN and its like, which equal nothing, are unchanged after another such value.
    if let last, last != last, found != found { return false }
    return last != found
  }

  func run() {
    guard let found else { return }
    let old = last ?? found
    last = found
    action(old, found)
  }
}
