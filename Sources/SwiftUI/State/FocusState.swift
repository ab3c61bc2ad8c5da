/// Where the keyboard's focus is.
///
/// Nothing ever has the focus: the value is `false` or `nil`, or the last one set.
@propertyWrapper public struct FocusState<Value: Hashable>: LiveProperty {
  private let state: State<Value>

  /// Creates a value that says whether a view has the focus.
  public init() where Value == Bool { self.state = State(wrappedValue: false) }

  /// Creates a value that says which view has the focus.
  public init<T: Hashable>() where Value == T? { self.state = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: FocusState<Value>.Binding { Binding(state: state) }

  /// Reads and writes where the focus is.
  @propertyWrapper public struct Binding {
    let state: State<Value>

    /// The value.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState {
  package func link(to place: StatePlace?) -> () -> Void { state.link(to: place) }
}

extension View {
  /// Connects the view with the focus, which nothing ever has.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Connects the view with the focus, which nothing ever has.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    self
  }

  /// Whether the view can have the focus, which nothing ever has.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Accepts a closure for when the focus comes and goes; it never runs.
  @available(*, deprecated, message: "Use focused(_:) and onChange(of:) instead.")
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { self }
}
