// Titles of views from strings with their own tables.
//
// Literals are keys or strings before they are resources, so that all of these are second choice.

extension Button where Label == Text {
  @_disfavoredOverload
  @preconcurrency public init(
    _ titleResource: some _StringResource, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(titleResource) } }
  @_disfavoredOverload
  @preconcurrency public init(
    _ titleResource: some _StringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleResource) } }
}

extension Button where Label == LayoutControls.Label<Text, Image> {
  @_disfavoredOverload
  @preconcurrency public init(
    _ titleResource: some _StringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { LayoutControls.Label(titleResource, systemImage: systemImage) } }
  @_disfavoredOverload
  @preconcurrency public init(
    _ titleResource: some _StringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      LayoutControls.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, systemImage name: String
  ) { self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) }) }
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, image name: String
  ) { self.init(title: { Text(titleResource) }, icon: { Image(name) }) }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { Text(titleResource) } }
}

extension Picker where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleResource) } }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, text: Binding<String>, prompt: Text? = nil
  ) { self.init(text: text, prompt: prompt ?? Text(titleResource)) { Text(titleResource) } }
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text: text, prompt: prompt ?? Text(titleResource), axis: axis) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, text: Binding<String>, prompt: Text? = nil
  ) { self.init(text: text, prompt: prompt ?? Text(titleResource)) { Text(titleResource) } }
}

extension DatePicker where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }
}

extension Link where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, destination: URL
  ) { self.init(destination: destination) { Text(titleResource) } }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: some _StringResource) { self.init { Text(titleResource) } }
}
