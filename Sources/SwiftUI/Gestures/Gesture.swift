/// A movement of fingers or of the pointer that has an effect.
///
/// Gestures are accepted so that views which have some can be laid out. None is ever recognised,
/// and their closures never run.
///
///     struct Flick: Gesture {
///       var body: some Gesture { DragGesture(minimumDistance: 20) }
///     }
public protocol Gesture<Value> {
  /// What the gesture measures; what its body measures, unless it says otherwise.
  associatedtype Value = Self.Body.Value
  /// The type of the gesture's body, which the compiler infers.
  associatedtype Body: Gesture
  /// What the gesture is made of.
  var body: Self.Body { get }
}

extension Never: Gesture {
  /// A value of type `Never` does not exist.
  public typealias Value = Never
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture measures, if there is one.
  public typealias Value = Wrapped.Value
  /// The gesture is not made of others.
  public typealias Body = Never
}

extension Gesture where Body == Never {
  /// Never called: the gesture is not made of others.
  public var body: Never { preconditionFailure("\(Self.self) is not made of other gestures.") }
}

/// Which of a view's gestures count.
@frozen public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture whose type is not known to the compiler.
public struct AnyGesture<Value>: Gesture {
  /// The gesture is not made of others.
  public typealias Body = Never

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {}
}
