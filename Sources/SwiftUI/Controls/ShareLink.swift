/// A button that would share something. It is laid out as its label in the style of buttons.
///
/// Without a label of its own it says "Share…" after a symbol. Nothing is shared, and what would be
/// is not kept.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
{
  private let label: Label

  init(_ label: Label) { self.label = label }

  /// The label in the style of buttons.
  public var body: some View { Button(action: {}) { label } }
}

/// The usual label of what shares something.
public struct DefaultShareLinkLabel: View {
  let title: Text

  init(_ title: Text = Text(verbatim: "Share…")) { self.title = title }

  /// The title after a symbol.
  public var body: some View {
    LayoutControls.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// How something to share looks. It is not laid out.
public struct SharePreview<Image, Icon> {
  private init() {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a title.
  public init(_ titleKey: LocalizedStringKey) { self.init() }

  /// Creates a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview where Icon == Never {
  /// Creates a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }

  /// Creates a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
  /// Creates a title and a small image.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }

  /// Creates a title and a small image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

extension SharePreview {
  /// Creates a title and two images.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }

  /// Creates a title and two images.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}
