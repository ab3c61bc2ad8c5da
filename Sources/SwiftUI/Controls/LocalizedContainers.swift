// Titles of containers from strings with their own tables, as for controls.

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, @ViewBuilder content: () -> Content
  ) { self.init(header: Text(titleResource), content: content) }
}

extension GroupBox where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, @ViewBuilder content: () -> Content
  ) { self.init(label: Text(titleResource), content: content) }
}

extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Text(titleResource) } }
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleResource) } }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(titleResource) } }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ titleResource: some _StringResource, value: S
  ) { self.init(content: { Text(value) }, label: { Text(titleResource) }) }
}

extension Menu where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(titleResource) } }
}

nonisolated extension NavigationLink where Label == Text, Destination: View {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(titleResource) } }
}

extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload
  public init<P: Hashable>(
    _ titleResource: some _StringResource, value: P?
  ) { self.init(value: value) { Text(titleResource) } }
}

extension ContentUnavailableView
where Label == LayoutControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  public init(
    _ titleResource: some _StringResource, systemImage name: String, description: Text? = nil
  ) { self.init(label: { Label(titleResource, systemImage: name) }, description: { description }) }
}

nonisolated extension View {
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: some _StringResource) -> some View {
    accessibilityLabel(Text(labelResource))
  }
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: some _StringResource) -> some View {
    accessibilityValue(Text(valueResource))
  }
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: some _StringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }
  @_disfavoredOverload
  public func help(_ textResource: some _StringResource) -> some View { help(Text(textResource)) }
}
