/// A value over time, as keyframes say.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) {
///       LinearKeyframe(10, duration: 1)
///       LinearKeyframe(0, duration: 3)
///     }
///     timeline.value(time: 0.5)  // 5
///
/// Of tracks for the same part of a value, the last one counts.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let motions: [_KeyframeMotion<Value>]

  /// Creates a timeline from a value that the keyframes begin with.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    motions = content()._motions(from: initialValue)
  }

  /// How long the longest track takes.
  public var duration: TimeInterval { motions.map(\.duration).max() ?? 0 }

  /// Returns the value after a time: the first one before the beginning, the last one after the
  /// end.
  public func value(time: Double) -> Value {
    var value = initialValue
    for motion in motions { motion.apply(&value, time, false) }
    return value
  }

  /// Returns the value after a part of the time, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Returns how fast the value changes after a time. Parts without keyframes are those of the
  /// initial value.
  public func velocity(time: Double) -> Value {
    var value = initialValue
    for motion in motions { motion.apply(&value, time, true) }
    return value
  }

  /// Returns how fast the value changes after a part of the time, from 0 to 1.
  public func velocity(progress: Double) -> Value { velocity(time: progress * duration) }
}
