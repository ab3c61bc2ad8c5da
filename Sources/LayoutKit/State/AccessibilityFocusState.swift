/// Where the focus of assistive technology is.
///
/// Nothing ever has the focus: the value is `false` or `nil`, or the one that was set last.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: LiveProperty {
  private let state: State<Value>

  /// Creates a value that says whether a view has the focus.
  public init() where Value == Bool { self.state = State(wrappedValue: false) }

  /// Creates a value that says which view has the focus.
  public init<T: Hashable>() where Value == T? { self.state = State(wrappedValue: nil) }

  /// Creates a value that says whether a view has the focus of some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates a value that says which view has the focus of some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(state: state) }

  /// Reads and writes where the focus is.
  @propertyWrapper public struct Binding {
    let state: State<Value>

    /// The value.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

extension AccessibilityFocusState {
  func link(to place: StatePlace?) { state.link(to: place) }
}

/// Assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: Int

  private init(bits: Int) { self.bits = bits }

  /// Creates an empty set.
  public init() { self.init(bits: 0) }

  /// A screen reader.
  public static let voiceOver = AccessibilityTechnologies(bits: 1)
  /// Switches.
  public static let switchControl = AccessibilityTechnologies(bits: 2)

  /// Whether all technologies of a set are in this one.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }

  /// The technologies of both sets.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }

  /// The technologies that are in both sets.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

  /// The technologies that are in one set only.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

  /// Adds the technologies of a set.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }

  /// Keeps the technologies that are in another set.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }

  /// Keeps the technologies that are in one set only.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  /// Adds technologies.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes technologies.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  /// Adds technologies.
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    let present = intersection(newMember)
    formUnion(newMember)
    return present.bits == 0 ? nil : present
  }
}

extension View {
  /// Connects the view with the focus, which nothing ever has.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Connects the view with the focus, which nothing ever has.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
}
