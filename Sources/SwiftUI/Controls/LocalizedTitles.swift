// Titles of views from strings with their own tables.
//
// Literals are keys or strings before they are resources, so that all of these are second choice.

extension Button where Label == Text {
  /// Creates a button with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == LayoutControls.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { LayoutControls.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a title, a symbol and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      LayoutControls.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, which stands in it while it is empty.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt ?? Text(titleResource)) { Text(titleResource) }
  }

  /// Creates a field with a title that may grow along an axis.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text: text, prompt: prompt ?? Text(titleResource), axis: axis) {
      Text(titleResource)
    }
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, which stands in it while it is empty.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt ?? Text(titleResource)) { Text(titleResource) }
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  /// Creates a view of progress with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }
}
