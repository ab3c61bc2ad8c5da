/// A drag that would move the window of a desktop. Nothing is moved, and the gesture never begins.
///
///     Text("Title").gesture(WindowDragGesture())
public struct WindowDragGesture: Gesture {
  /// The gesture is not made of others.
  public typealias Body = Never

  /// What the drag measures, which is nothing.
  public struct Value: Equatable, Sendable {}

  /// Creates a gesture.
  public init() {}
}
