/// Options for what an SVG picture shows besides the views themselves.
///
///     result.svg(SVGOptions(overlays: [.frames, .names]))
public struct SVGOptions: Sendable {
  /// The overlays drawn above the views.
  public var overlays: Overlays
  /// The space around the window.
  public var margin: CGFloat
  /// The colour behind everything; `nil` for none.
  public var background: Appearance.Color?
  /// A prefix for names in the picture, so that several pictures can be parts of one page. It may
  /// contain letters, digits, `-` and `_`; other characters become `_`.
  public var namePrefix: String
  /// The picture's title, for people who cannot see it.
  public var title: String?

  /// Creates options.
  public init(
    overlays: Overlays = [], margin: CGFloat = 0, background: Appearance.Color? = nil,
    namePrefix: String = "layout", title: String? = nil
  ) {
    self.overlays = overlays
    self.margin = margin
    self.background = background
    self.namePrefix = namePrefix
    self.title = title
  }

  /// Overlays that can be drawn above the views.
  public struct Overlays: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates overlays from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The frames of all nodes; dashed for hidden ones.
    public static let frames = Overlays(rawValue: 1)
    /// The ids of nodes, or the names of leaves.
    public static let names = Overlays(rawValue: 2)
    /// The lines on which stacks line up their children.
    public static let guides = Overlays(rawValue: 4)
    /// The first and last baselines of texts.
    public static let baselines = Overlays(rawValue: 8)
    /// The gaps between neighbours in stacks.
    public static let spacing = Overlays(rawValue: 16)
    /// The proposals to leaves and to nodes with ids.
    public static let proposals = Overlays(rawValue: 32)
    /// The edge of the window.
    public static let window = Overlays(rawValue: 64)
    /// All overlays.
    public static let all: Overlays = [
      .frames, .names, .guides, .baselines, .spacing, .proposals, .window,
    ]
  }
}
