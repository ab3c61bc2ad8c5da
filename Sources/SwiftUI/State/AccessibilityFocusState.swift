/// Where the focus of assistive technology is.
///
/// Nothing ever has the focus: the value is `false` or `nil`, or the last one set.
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
  package func link(to place: StatePlace?) -> () -> Void { state.link(to: place) }
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
