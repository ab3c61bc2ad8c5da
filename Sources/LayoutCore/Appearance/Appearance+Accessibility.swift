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
    /// The kinds of element that it is, such as `button` or `header`.
    public var traits: Set<String>
    /// Whether the node is hidden from assistive technologies.
    public var isHidden: Bool?
    /// The order among siblings; nodes with higher priority come first.
    public var sortPriority: Double?

    /// Creates a description.
    public init(
      label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
      traits: Set<String> = [], isHidden: Bool? = nil, sortPriority: Double? = nil
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
