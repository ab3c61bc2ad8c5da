/// The section that a view is in, for the containers that lay out sections: lazy stacks and grids,
/// and lists.
///
/// A view passes it to its container as a layout value. Other containers ignore it.
///
///     node.layoutValue(key: SectionPlace.self, value: SectionPlace(in: 1, as: .header))
public struct SectionPlace: Hashable, Sendable {
  /// A part of a section.
  @nonexhaustive
  public enum Part: Hashable, Sendable {
    /// A view above the content.
    case header
    /// A view of the content.
    case content
    /// A view below the content.
    case footer
  }

  /// A number that distinguishes the section from others in the same container.
  public var section: Int
  /// The part that the view belongs to.
  public var part: Part

  /// Creates a place in a section.
  public init(in section: Int, as part: Part) {
    self.section = section
    self.part = part
  }
}

extension SectionPlace: LayoutValueKey {
  /// No section.
  public static var defaultValue: SectionPlace? { nil }
}
