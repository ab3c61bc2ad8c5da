/// A choice of a colour, with its label before it.
///
/// It is as wide as it is offered; the colour is a circle of 28 × 28.
nonisolated public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  /// Creates a picker.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.color = selection.wrappedValue
    self.label = label()
  }

  /// The label and the colour.
  public var body: some View {
    ControlRow(label: label) { Circle().fill(color).frame(width: 28, height: 28) }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}
