/// A movement of fingers or of the pointer that has an effect.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Gesture
  var body: Self.Body { get }
}

nonisolated extension Never: Gesture { public typealias Value = Never }

nonisolated extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

nonisolated extension Gesture where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is not made of other gestures.") }
}

/// Which of a view's gestures count.
@frozen public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: Self = [], gesture = Self(rawValue: 1), subviews = Self(rawValue: 2)
  public static let all: Self = [.gesture, .subviews]
}

/// A gesture whose type is not known to the compiler.
nonisolated public struct AnyGesture<Value>: Gesture {
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {}
}
