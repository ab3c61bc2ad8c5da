extension Appearance {
  /// Where a node answers to touches and pointers. It changes nothing that is drawn.
  ///
  /// Without it, a node answers where it draws something.
  public struct HitTesting: Equatable, Sendable {
    /// Whether the node answers at all. If not, neither does anything in it.
    public var isEnabled: Bool
    /// The outline in the node's frame where the node answers, instead of where it draws something.
    public var outline: Outline?
    /// Whether parts of the outline that are inside of it twice count as outside.
    public var usesEvenOddRule: Bool

    /// Creates what a node answers to.
    public init(isEnabled: Bool = true, outline: Outline? = nil, usesEvenOddRule: Bool = false) {
      self.isEnabled = isEnabled
      self.outline = outline
      self.usesEvenOddRule = usesEvenOddRule
    }

    /// This with what is said further out: that outline counts if there is one, and what does not answer
    /// is not let answer again.
    public func merging(_ other: HitTesting) -> HitTesting {
      var merged = other.outline == nil ? self : other
      merged.isEnabled = isEnabled && other.isEnabled
      return merged
    }
  }
}
