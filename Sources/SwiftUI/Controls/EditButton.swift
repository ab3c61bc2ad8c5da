/// A button that begins and ends editing. It is laid out as its title: "Edit", or "Done" while the
/// environment's `editMode` says that people edit.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button.
  public init() {}

  /// The title in the style of buttons.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(verbatim: isEditing ? "Done" : "Edit")
    }
  }
}
