// Combine's observable objects, for systems that don't have Combine. Layout reads objects once, so
// nothing is published.
#if canImport(Combine)
  @_exported import Combine
#else
  /// An object whose properties views read.
  public protocol ObservableObject: AnyObject {
    /// The type of what announces changes.
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
    /// Announces changes, which have no listeners here.
    var objectWillChange: Self.ObjectWillChangePublisher { get }
  }

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Announces changes, which have no listeners here.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
  }

  /// Announces that an object will change, which has no listeners here.
  public final class ObservableObjectPublisher {
    /// Creates a publisher.
    public init() {}

    /// Announces a change.
    public func send() {}
  }

  /// A property of an observable object.
  @propertyWrapper public struct Published<Value> {
    /// The value.
    public var wrappedValue: Value

    /// Creates a property with its initial value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Creates a property with its initial value.
    public init(initialValue: Value) { self.wrappedValue = initialValue }
  }

  extension Published: Sendable where Value: Sendable {}
#endif
