// Titles of containers from strings with their own tables, as for controls.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group with a title that says whether it is open.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates content with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a link with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to a value.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension ContentUnavailableView
where Label == LayoutControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title, a symbol and a description.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(label: { Label(titleResource, systemImage: name) }, description: { description })
  }
}

extension View {
  /// Accepts the title of the view's screen, in the way of ``navigationTitle(_:)``.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Accepts the second title of the view's screen.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }

  /// Says what the view is.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(labelResource))
  }

  /// Says what the view holds.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(valueResource))
  }

  /// Says what happens if the view is used.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }

  /// Says what the view is for.
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  /// Accepts an alert, which is not laid out.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

  /// Accepts an alert with a message, which is not laid out.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Accepts a choice, which is not laid out.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }
}
