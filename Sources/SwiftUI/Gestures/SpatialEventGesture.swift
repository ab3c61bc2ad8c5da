/// Touches, clicks and pinches, each by itself. There never are any.
public struct SpatialEventGesture: Gesture {
  /// What is going on.
  public typealias Value = SpatialEventCollection
  /// The gesture is not made of others.
  public typealias Body = Never

  /// The space of the events' points.
  public let coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

/// Touches, clicks and pinches that go on at the same time.
public struct SpatialEventCollection: Collection, Equatable {
  private var events: [Event]

  /// The place of an event.
  public struct Index: Comparable, Hashable, Sendable {
    fileprivate let offset: Int

    /// Whether one place is before another.
    public static func < (first: Index, second: Index) -> Bool { first.offset < second.offset }
  }

  /// The place of the first event.
  public var startIndex: Index { Index(offset: events.startIndex) }
  /// The place after the last event.
  public var endIndex: Index { Index(offset: events.endIndex) }

  /// The place after another.
  public func index(after i: Index) -> Index { Index(offset: i.offset + 1) }

  /// The event in a place.
  public subscript(position: Index) -> Event { events[position.offset] }

  /// The event with an identity; `nil` if there is none.
  public subscript(index: Event.ID) -> Event? {
    get { events.first { $0.id == index } }
    set {
      let known = events.firstIndex { $0.id == index }
      switch (known, newValue) {
      case (let known?, let event?): events[known] = event
      case (let known?, nil): events.remove(at: known)
      case (nil, let event?): events.append(event)
      case (nil, nil): break
      }
    }
  }
}

extension SpatialEventCollection {
  /// A touch, a click or a pinch.
  public struct Event: Identifiable, Equatable {
    /// What stays the same while an event goes on.
    public struct ID: Hashable, Sendable {
      fileprivate let number: Int
    }

    /// What the event comes from.
    public enum Kind: Hashable, Sendable {
      /// A finger on a screen.
      case touch
      /// Fingers that close on the view.
      case directPinch
      /// Fingers that close elsewhere while people look at the view.
      case indirectPinch
      /// A pointer that clicks.
      case pointer
      /// A pencil.
      case pencil
    }

    /// How far the event has come.
    public enum Phase: Hashable, Sendable {
      /// It goes on.
      case active
      /// It has ended.
      case ended
      /// It ended without effect.
      case cancelled
    }

    /// What stays the same while the event goes on.
    public var id: ID
    /// When it was measured, in seconds.
    public var timestamp: TimeInterval
    /// What it comes from.
    public var kind: Kind
    /// Where it is.
    public var location: CGPoint
    /// Where it is, in space.
    public var location3D: Point3D
    /// How far it has come.
    public var phase: Phase
    /// The keys that are held.
    public var modifierKeys: EventModifiers
  }
}
