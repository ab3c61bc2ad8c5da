// What a live view would share: texts and addresses, or anything with a preview.

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that would share a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label()) }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a button with the usual label that would share a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(DefaultShareLinkLabel())
  }

  /// Creates a button with a title that would share a text.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(Text(titleKey))) }

  /// Creates a button with a title that would share a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(Text(title))) }

  /// Creates a button with a title that would share a text.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that would share an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label()) }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a button with the usual label that would share an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(DefaultShareLinkLabel())
  }

  /// Creates a button with a title that would share an address.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(Text(titleKey))) }

  /// Creates a button with a title that would share an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(DefaultShareLinkLabel(Text(title))) }

  /// Creates a button with a title that would share an address.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(DefaultShareLinkLabel(title))
  }
}

// MARK: - Several things

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that would share texts.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String { self.init(label()) }

  /// Creates a button that would share addresses.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL { self.init(label()) }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button with the usual label that would share texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String { self.init(DefaultShareLinkLabel()) }

  /// Creates a button with the usual label that would share addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL { self.init(DefaultShareLinkLabel()) }

  /// Creates a button with a title that would share texts.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String { self.init(DefaultShareLinkLabel(Text(titleKey))) }

  /// Creates a button with a title that would share addresses.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL { self.init(DefaultShareLinkLabel(Text(titleKey))) }

  /// Creates a button with a title that would share texts.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String { self.init(DefaultShareLinkLabel(Text(title))) }

  /// Creates a button with a title that would share addresses.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL { self.init(DefaultShareLinkLabel(Text(title))) }

  /// Creates a button with a title that would share texts.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String { self.init(DefaultShareLinkLabel(title)) }

  /// Creates a button with a title that would share addresses.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL { self.init(DefaultShareLinkLabel(title)) }
}

// MARK: - With previews

extension ShareLink {
  /// Creates a button that would share something.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(label()) }

  /// Creates a button that would share several things.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button with the usual label that would share something.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(DefaultShareLinkLabel()) }

  /// Creates a button with a title that would share something.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(DefaultShareLinkLabel(Text(titleKey))) }

  /// Creates a button with a title that would share something.
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(DefaultShareLinkLabel(Text(title))) }

  /// Creates a button with the usual label that would share several things.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(DefaultShareLinkLabel()) }

  /// Creates a button with a title that would share several things.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(DefaultShareLinkLabel(Text(titleKey))) }

  /// Creates a button with a title that would share several things.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(DefaultShareLinkLabel(Text(title))) }
}
