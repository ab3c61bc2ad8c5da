/// Where a view is in a section, for the containers that lay out sections: lazy stacks and grids, and
/// lists.
///
/// A view hands it to its container as a layout value. Other containers don't look at it.
///
///     node.layoutValue(key: SectionPlace.self, value: SectionPlace(in: 1, as: .header))
public struct SectionPlace: Hashable, Sendable {
  /// The parts of a section.
  public enum Part: Hashable, Sendable {
    /// Above the content.
    case header
    /// One of the views of the content.
    case content
    /// Below the content.
    case footer
  }

  /// What tells the section from others in the same container.
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
  /// Views are in no section unless they say so.
  public static var defaultValue: SectionPlace? { nil }
}
