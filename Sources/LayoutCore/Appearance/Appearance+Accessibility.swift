extension Appearance {
  /// What assistive technology reads of a node.
  public struct Accessibility: Hashable, Sendable {
    /// What the node is.
    public var label: String?
    /// What it holds.
    public var value: String?
    /// What happens if it is used.
    public var hint: String?
    /// A name for tests.
    public var identifier: String?
    /// What kinds of element it is, such as `button` or `header`.
    public var traits: Set<String>
    /// Whether it is left out.
    public var isHidden: Bool?
    /// The order among its siblings; higher is earlier.
    public var sortPriority: Double?

    /// Creates what is read.
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

    /// This with another one's entries, which win.
    public func merging(_ other: Accessibility) -> Accessibility {
      Accessibility(
        label: other.label ?? label, value: other.value ?? value, hint: other.hint ?? hint,
        identifier: other.identifier ?? identifier, traits: traits.union(other.traits),
        isHidden: other.isHidden ?? isHidden, sortPriority: other.sortPriority ?? sortPriority)
    }
  }
}
