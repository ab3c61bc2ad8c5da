// Modifiers whose closures run when people use a live view. Here they are accepted and never run.

extension View {
  /// Accepts a closure for taps; it never runs.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// Accepts a closure for taps and where they are; it never runs.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Accepts a closure for taps and where they are; it never runs.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Accepts a closure for long presses; it never runs.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Accepts a closure for long presses; it never runs.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Accepts a closure for when the pointer is over the view; it never runs.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Accepts a closure for when people finish typing; it never runs.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  )
    -> some View
  { self }
}

/// The kinds of input that are submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search.
  public static let search = SubmitTriggers(rawValue: 2)
}

// MARK: - Gestures

extension View {
  /// Accepts a gesture, which is never recognised.
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// Accepts a gesture, which is never recognised.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// Accepts a gesture, which is never recognised.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self }

  /// Accepts a gesture, which is never recognised.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// Accepts a gesture, which is never recognised.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// Accepts a gesture, which is never recognised.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// Accepts a gesture, which is never recognised.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
}

// MARK: - Whether the view can be used

extension View {
  /// Accepts actions for the sides of a list's row, which are not laid out.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Accepts a menu that appears when the view is pressed, which is not laid out.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }

  /// Accepts a menu that appears when the view is pressed, which is not laid out.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { self }
}
