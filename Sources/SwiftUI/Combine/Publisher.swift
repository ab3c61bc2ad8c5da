// What views name for `onReceive`, for systems that don't have Combine. A layout waits for no
// message, so none is ever sent.
#if !canImport(Combine)
  public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
  }

  public protocol Cancellable { func cancel() }

  public protocol ConnectablePublisher: Publisher { func connect() -> any Cancellable }

  extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
  }

  public enum Publishers {
    public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure
      public let upstream: Upstream
    }
  }

  public final class PassthroughSubject<Output, Failure: Error>: Publisher {
    public init() {}
    public func send(_ input: Output) {}
  }

  extension Timer {
    public final class TimerPublisher: ConnectablePublisher, Cancellable, Sendable {
      public typealias Output = Date
      public typealias Failure = Never
      public func connect() -> any Cancellable { self }
      public func cancel() {}
    }
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }
  }

  extension NotificationCenter {
    public struct Publisher: Sendable {}
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher()
    }
  }
  extension NotificationCenter.Publisher: Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }
#endif
