extension Appearance {
  /// A description of a node for assistive technologies.
  public struct Accessibility: Hashable, Sendable {
    /// The node's name.
    public var label: String?
    /// The node's value.
    public var value: String?
    /// What happens if the node is activated.
    public var hint: String?
    /// A name for tests.
    public var identifier: String?
    /// The kinds of element that it is.
    public var traits: Traits
    /// Whether the node is hidden from assistive technologies.
    public var isHidden: Bool?
    /// The order among siblings; nodes with higher priority come first.
    public var sortPriority: Double?

    /// Creates a description.
    public init(
      label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
      traits: Traits = [], isHidden: Bool? = nil, sortPriority: Double? = nil
    ) {
      self.label = label
      self.value = value
      self.hint = hint
      self.identifier = identifier
      self.traits = traits
      self.isHidden = isHidden
      self.sortPriority = sortPriority
    }

    /// Returns this description merged with another one, whose entries win.
    public func merging(_ other: Accessibility) -> Accessibility {
      Accessibility(
        label: other.label ?? label, value: other.value ?? value, hint: other.hint ?? hint,
        identifier: other.identifier ?? identifier, traits: traits.union(other.traits),
        isHidden: other.isHidden ?? isHidden, sortPriority: other.sortPriority ?? sortPriority)
    }
  }
}

extension Appearance.Accessibility {
  /// Kinds of element that a node can be, several at once.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The traits, a bit each.
    public let rawValue: UInt32

    /// Creates a set of traits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A button.
    public static let button = Traits(rawValue: 1 << 0)
    /// A heading.
    public static let header = Traits(rawValue: 1 << 1)
    /// Something selected.
    public static let selected = Traits(rawValue: 1 << 2)
    /// A link.
    public static let link = Traits(rawValue: 1 << 3)
    /// A field for searching.
    public static let searchField = Traits(rawValue: 1 << 4)
    /// An image.
    public static let image = Traits(rawValue: 1 << 5)
    /// Something that plays a sound.
    public static let playsSound = Traits(rawValue: 1 << 6)
    /// A key of a keyboard.
    public static let keyboardKey = Traits(rawValue: 1 << 7)
    /// Text that does not change.
    public static let staticText = Traits(rawValue: 1 << 8)
    /// A summary.
    public static let summaryElement = Traits(rawValue: 1 << 9)
    /// Something that changes often.
    public static let updatesFrequently = Traits(rawValue: 1 << 10)
    /// Something that starts media.
    public static let startsMediaSession = Traits(rawValue: 1 << 11)
    /// Something that takes touches itself.
    public static let allowsDirectInteraction = Traits(rawValue: 1 << 12)
    /// Something that turns pages.
    public static let causesPageTurn = Traits(rawValue: 1 << 13)
    /// Something that covers everything else.
    public static let modal = Traits(rawValue: 1 << 14)
    /// A switch.
    public static let toggle = Traits(rawValue: 1 << 15)
    /// A bar of tabs.
    public static let tabBar = Traits(rawValue: 1 << 16)
  }
}
