/// Touches, clicks and pinches, each by itself. There never are any.
nonisolated public struct SpatialEventGesture: Gesture {
  public typealias Value = SpatialEventCollection
  public let coordinateSpace: CoordinateSpace
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
    public static func < (first: Index, second: Index) -> Bool { first.offset < second.offset }
  }

  public var startIndex: Index { Index(offset: events.startIndex) }
  public var endIndex: Index { Index(offset: events.endIndex) }
  public func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
  public subscript(position: Index) -> Event { events[position.offset] }
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
    public struct ID: Hashable, Sendable { fileprivate let number: Int }

    /// What the event comes from.
    public enum Kind: Hashable, Sendable { case touch, directPinch, indirectPinch, pointer, pencil }

    /// How far the event has come.
    public enum Phase: Hashable, Sendable { case active, ended, cancelled }

    public var id: ID
    public var timestamp: TimeInterval
    public var kind: Kind
    public var location: CGPoint
    public var location3D: Point3D
    public var phase: Phase
    public var modifierKeys: EventModifiers
  }
}
