/// A button that would share something. It is laid out as its label in the style of buttons.
///
/// Without a label of its own it says "Share…" after a symbol. Nothing is shared, and what would be
/// is not kept.
nonisolated public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View
>: View {
  private let label: Label

  /// The label in the style of buttons.
  public var body: some View { Button(action: {}) { label } }
}

/// The usual label of what shares something.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  init(_ title: Text = Text(verbatim: "Share…")) { self.title = title }

  /// The title after a symbol.
  public var body: some View {
    LayoutControls.Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

// MARK: - Without previews

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.label = label() }
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> { label = Label() }
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> { label = Label(Text(titleKey)) }
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> { label = Label(Text(title)) }
  public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> { label = Label(title) }
  public init(items: Data, subject: Text? = nil, message: Text? = nil) { label = Label() }
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) { label = Label(Text(titleKey)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) { label = Label(Text(title)) }
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) { label = Label(title) }
}

// MARK: - With previews

extension ShareLink {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.label = label() }
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = Label() }
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = Label(Text(titleKey)) }
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = Label(Text(title)) }
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { label = Label() }
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { label = Label(Text(titleKey)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { label = Label(Text(title)) }
}

/// How something to share looks. It is not laid out.
public struct SharePreview<Image, Icon> {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  @_disfavoredOverload
  public init<Title>(_ title: Title, image: Image, icon: Icon) {}
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  @_disfavoredOverload
  public init<Title>(_ title: Title, image: Image) where Icon == Never {}
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}
  @_disfavoredOverload
  public init<Title>(_ title: Title, icon: Icon) where Image == Never {}
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  @_disfavoredOverload
  public init<Title>(_ title: Title) where Image == Never, Icon == Never {}
}
