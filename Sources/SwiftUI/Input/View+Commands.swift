// Commands from keyboards and remote controls. None is ever given, so no closure runs.

extension View {
  /// Accepts a closure for when people move the focus; it never runs.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }

  /// Accepts a closure for when people want to leave; it never runs.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Accepts a closure for when people want to delete; it never runs.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// Accepts a closure for when people play or pause; it never runs.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Accepts an action that would rename something; it never runs.
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }

  /// Accepts the focus that renaming something would set.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}

/// The direction in which the focus moves.
public enum MoveCommandDirection: Hashable, CaseIterable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

/// A button that would rename something. It is laid out as a symbol and a title in the style of
/// buttons.
public struct RenameButton<Label: View>: View {
  private let label: Label

  /// The label in the style of buttons.
  public var body: some View { Button(action: {}) { label } }
}

extension RenameButton where Label == LayoutControls.Label<Text, Image> {
  /// Creates the button.
  public init() { label = Label("Rename", systemImage: "pencil") }
}
