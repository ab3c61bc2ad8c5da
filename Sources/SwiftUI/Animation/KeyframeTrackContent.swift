/// One keyframe or several.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value: Animatable
  /// The type of the keyframes that these are made of, which the compiler infers.
  associatedtype Body: KeyframeTrackContent = _KeyframeTrackContents<Self.Value>

  /// The keyframes that these are made of.
  @KeyframeTrackContentBuilder<Value> var body: Self.Body { get }

  /// The keyframes one by one. Those with a body need no implementation of their own.
  func _segments() -> [_KeyframeSegment<Self.Value>]
}

extension KeyframeTrackContent where Body == _KeyframeTrackContents<Value> {
  /// Nothing: the keyframe describes itself.
  public var body: _KeyframeTrackContents<Value> { _KeyframeTrackContents([]) }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Returns the keyframes of the body.
  public func _segments() -> [_KeyframeSegment<Self.Value>] { body._segments() }
}

// MARK: - Keyframes

/// A keyframe reached at even speed, or along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  /// Creates a keyframe that leads to a value.
  public init(
    _ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear
  ) {
    segment = _KeyframeSegment(target: to, way: .linear(duration, timingCurve))
  }

  /// Returns the keyframe itself.
  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe reached as a spring moves.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  /// Creates a keyframe that leads to a value.
  ///
  /// - Parameters:
  ///   - to: the value.
  ///   - duration: how long it takes; `nil` for as long as the spring takes to come to rest.
  ///   - spring: the spring.
  ///   - startVelocity: the speed that it begins with; `nil` for that of the keyframe before it.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    segment = _KeyframeSegment(
      target: to, way: .spring(duration, spring, startVelocity: startVelocity))
  }

  /// Returns the keyframe itself.
  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe reached along a smooth curve.
///
/// Where no speed is given between two such keyframes, it is that of the straight way past both; at
/// the end of several, the value comes to rest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  /// Creates a keyframe that leads to a value.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    segment = _KeyframeSegment(
      target: to, way: .cubic(duration, startVelocity: startVelocity, endVelocity: endVelocity))
  }

  /// Returns the keyframe itself.
  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe that takes its value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  /// Creates a keyframe that is at a value.
  public init(_ to: Value) { segment = _KeyframeSegment(target: to, way: .move) }

  /// Returns the keyframe itself.
  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

// MARK: - Builder

/// Builds keyframes of a track from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Passes a keyframe on unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Builds nothing.
  public static func buildBlock() -> _KeyframeTrackContents<Value> { _KeyframeTrackContents([]) }

  /// Builds the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> _KeyframeTrackContents<Value> where K.Value == Value {
    _KeyframeTrackContents(first._segments())
  }

  /// Builds a keyframe after others.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: _KeyframeTrackContents<Value>, next: K
  ) -> _KeyframeTrackContents<Value> where K.Value == Value {
    _KeyframeTrackContents(accumulated._segments() + next._segments())
  }

  /// Builds the keyframes of an `if` without `else`.
  public static func buildIf(
    _ component: _KeyframeTrackContents<Value>?
  ) -> _KeyframeTrackContents<Value> { component ?? _KeyframeTrackContents([]) }

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
  ) -> _KeyframeTrackContents<Value> {
    _KeyframeTrackContents(components.flatMap { $0._segments() })
  }
}

/// Several keyframes.
public struct _KeyframeTrackContents<Value: Animatable>: KeyframeTrackContent {
  private let segments: [_KeyframeSegment<Value>]

  init(_ segments: [_KeyframeSegment<Value>]) { self.segments = segments }

  /// Returns the keyframes one by one.
  public func _segments() -> [_KeyframeSegment<Value>] { segments }
}
