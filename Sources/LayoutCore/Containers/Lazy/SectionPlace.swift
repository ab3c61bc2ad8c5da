/// A part of a section, for the containers that lay out sections: lazy stacks and grids, and lists.
///
///     let list = LayoutNode.lazyVStack(
///       spacing: 0, [title.inSection(1, as: .header), first.inSection(1, as: .content)])
@nonexhaustive
public enum SectionPart: Hashable, Sendable {
  /// A view above the content.
  case header
  /// A view of the content.
  case content
  /// A view below the content.
  case footer
}

/// The section that a view is in. The view passes it to its container as a layout value.
package struct SectionPlace: Hashable, Sendable {
  /// A number that distinguishes the section from others in the same container.
  package var section: Int
  /// The part that the view belongs to.
  package var part: SectionPart

  package init(in section: Int, as part: SectionPart) {
    self.section = section
    self.part = part
  }
}

extension SectionPlace: LayoutValueKey {
  /// No section.
  package static var defaultValue: SectionPlace? { nil }
}
