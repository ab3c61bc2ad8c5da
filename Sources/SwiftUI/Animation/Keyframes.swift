/// Values over time. Views are laid out for the value that they begin with; ``KeyframeTimeline``
/// knows the others.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
  /// The type of the keyframes that these are made of, which the compiler infers.
  associatedtype Body: Keyframes = Never

  /// The keyframes that these are made of.
  @KeyframesBuilder<Value> var body: Self.Body { get }

  /// What becomes of a value. Keyframes with a body need no implementation of their own.
  func _motions(from initial: Self.Value) -> [_KeyframeMotion<Self.Value>]
}

extension Keyframes where Body == Never {
  /// Never called: the keyframes have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Keyframes where Body.Value == Value {
  /// Changes a value as the keyframes of the body do.
  public func _motions(from initial: Self.Value) -> [_KeyframeMotion<Self.Value>] {
    body._motions(from: initial)
  }
}

/// Values over time of a part of a value.
public struct KeyframeTrack<Root, PartValue: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == PartValue {
  /// The values are those of the whole.
  public typealias Value = Root
  /// The track has no body.
  public typealias Body = Never

  private let part: WritableKeyPath<Root, PartValue>
  private let content: Content

  /// Creates a track of keyframes for a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, PartValue>,
    @KeyframeTrackContentBuilder<PartValue> content: () -> Content
  ) {
    self.init(keyPath, content())
  }

  /// Creates a track of keyframes for the value.
  public init(
    @KeyframeTrackContentBuilder<PartValue> content: () -> Content
  ) where Root == PartValue {
    self.init(\.self, content())
  }

  init(_ part: WritableKeyPath<Root, PartValue>, _ content: Content) {
    (self.part, self.content) = (part, content)
  }

  /// Changes the part.
  public func _motions(from initial: Root) -> [_KeyframeMotion<Root>] {
    let course = KeyframeCourse(content._segments(), from: initial[keyPath: part])
    let part = part
    let motion = _KeyframeMotion<Root>(duration: course.duration) { value, time, isSpeed in
      value[keyPath: part].animatableData =
        isSpeed ? course.velocity(at: time) : course.value(at: time)
    }
    return [motion]
  }
}

// MARK: - Builder

/// Builds keyframes from the statements of a closure: tracks, or keyframes one after the other.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Passes keyframes on unchanged.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Passes a keyframe for the value itself on unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Builds nothing.
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks { _ in [] } }

  /// Builds the first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// Builds a track beside others.
  public static func buildPartialBlock<First: Keyframes, Next: Keyframes>(
    accumulated: First, next: Next
  ) -> _KeyframeTracks<Value> where First.Value == Value, Next.Value == Value {
    _KeyframeTracks { accumulated._motions(from: $0) + next._motions(from: $0) }
  }

  /// Builds the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Builds a keyframe after others.
  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
    accumulated: First, next: Next
  ) -> _KeyframeTrackContents<First.Value> where First.Value == Value, Next.Value == Value {
    _KeyframeTrackContents(accumulated._segments() + next._segments())
  }

  /// Passes tracks on unchanged.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }

  /// Makes a track of keyframes for the value itself.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value { KeyframeTrack(\.self, component) }
}

/// Several tracks of keyframes.
public struct _KeyframeTracks<Value>: Keyframes {
  /// The tracks have no body.
  public typealias Body = Never

  private let motions: (Value) -> [_KeyframeMotion<Value>]

  init(_ motions: @escaping (Value) -> [_KeyframeMotion<Value>]) { self.motions = motions }

  /// Changes a value as all tracks do.
  public func _motions(from initial: Value) -> [_KeyframeMotion<Value>] { motions(initial) }
}

extension Never: Keyframes {
  /// Never called, as there is no value to begin with.
  public func _motions(from initial: Never) -> [_KeyframeMotion<Never>] {}
}
