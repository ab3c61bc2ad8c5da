// Keyframes, which nothing is laid out for.

/// Values over time.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
}

/// Values over time of a part of a value.
public struct KeyframeTrack<Root, PartValue: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == PartValue {
  /// The values are those of the whole.
  public typealias Value = Root

  fileprivate init() {}

  /// Accepts keyframes for a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, PartValue>,
    @KeyframeTrackContentBuilder<PartValue> content: () -> Content
  ) {}

  /// Accepts keyframes for the value.
  public init(
    @KeyframeTrackContentBuilder<PartValue> content: () -> Content
  ) where Root == PartValue {}
}

/// One keyframe or several.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value: Animatable
}

/// At even speed, or at that of a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Accepts a value.
  public init(
    _ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear
  ) {}
}

/// As a spring moves.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Accepts a value.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// Along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Accepts a value.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// At once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Accepts a value.
  public init(
    _ to: Value
  ) {}
}

// MARK: - Builders

/// Builds keyframes from the statements of a closure.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Uses keyframes as they are.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Makes a track of keyframes for the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value { KeyframeTrack() }

  /// Builds several tracks.
  public static func buildBlock<each K: Keyframes>(
    _ tracks: repeat each K
  ) -> _KeyframeTracks<Value> { _KeyframeTracks() }
}

/// Several tracks of keyframes.
public struct _KeyframeTracks<Value>: Keyframes {}

/// Builds keyframes of a track from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Uses a keyframe as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Builds several keyframes.
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ keyframes: repeat each K
  ) -> _KeyframeTrackContents<Value> { _KeyframeTrackContents() }

  /// Builds the keyframes of an `if` without `else`.
  public static func buildIf(
    _ component: _KeyframeTrackContents<Value>?
  ) -> _KeyframeTrackContents<Value> { _KeyframeTrackContents() }

  /// Builds the keyframes of a condition that holds.
  public static func buildEither(
    first component: _KeyframeTrackContents<Value>
  ) -> _KeyframeTrackContents<Value> { component }

  /// Builds the keyframes of a condition that does not hold.
  public static func buildEither(
    second component: _KeyframeTrackContents<Value>
  ) -> _KeyframeTrackContents<Value> { component }

  /// Builds the keyframes of a loop.
  public static func buildArray(
    _ components: [_KeyframeTrackContents<Value>]
  ) -> _KeyframeTrackContents<Value> { _KeyframeTrackContents() }
}

/// Several keyframes.
public struct _KeyframeTrackContents<Value: Animatable>: KeyframeTrackContent {}
