// Values over time. Views are laid out for the value that they begin with, so keyframes are
// described and never followed.

/// Values over time.
public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes = Never
  @KeyframesBuilder<Value> var body: Self.Body { get }
}

extension Keyframes where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Keyframes {}

/// Values over time of a part of a value.
public struct KeyframeTrack<Root, PartValue: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == PartValue {
  public typealias Value = Root

  public init(
    _ keyPath: WritableKeyPath<Root, PartValue>,
    @KeyframeTrackContentBuilder<PartValue> content: () -> Content
  ) {}

  public init(
    @KeyframeTrackContentBuilder<PartValue> content: () -> Content
  ) where Root == PartValue {}
}

/// Several tracks of keyframes.
public struct _KeyframeTracks<Value>: Keyframes {}

/// Builds keyframes from the statements of a closure: tracks, or keyframes one after the other.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value>
  where K.Value == Value { _KeyframeTracks() }

  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeTracks<Value> where K.Value == Value { _KeyframeTracks() }

  public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks()
  }
}

// MARK: - Keyframes

/// One keyframe or several.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent = _KeyframeTrackContents<Self.Value>
  @KeyframeTrackContentBuilder<Value> var body: Self.Body { get }
}

extension KeyframeTrackContent where Body == _KeyframeTrackContents<Value> {
  public var body: _KeyframeTrackContents<Value> { _KeyframeTrackContents() }
}

/// Several keyframes.
public struct _KeyframeTrackContents<Value: Animatable>: KeyframeTrackContent {}

/// A keyframe reached at even speed, or along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe reached as a spring moves.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A keyframe reached along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A keyframe that takes its value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent { public init(_ to: Value) {} }

/// Builds keyframes of a track from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public typealias Contents = _KeyframeTrackContents<Value>

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> Contents
  where K.Value == Value { Contents() }

  public static func buildBlock(_ components: Contents...) -> Contents { Contents() }
  public static func buildIf(_ component: Contents?) -> Contents { Contents() }
  public static func buildEither(first component: Contents) -> Contents { component }
  public static func buildEither(second component: Contents) -> Contents { component }
  public static func buildArray(_ components: [Contents]) -> Contents { Contents() }
}
