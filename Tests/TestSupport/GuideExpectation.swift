import LayoutCore

/// What a guide of a view must be.
package struct GuideExpectation: Sendable {
  /// A guide on either axis.
  package enum Guide: Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  package let id: String
  package let guide: Guide
  /// Whether only the explicit value is meant, or also the default.
  package let explicit: Bool
  package let value: CGFloat?

  /// A sentence about the difference, if there is one.
  package func difference(in layout: ResolvedLayout) -> String? {
    guard let dimensions = layout.node(of: id)?.dimensions else { return "\(id): no dimensions" }
    let actual = read(dimensions)
    let isEqual =
      if let value, let actual { areEqual(value, actual) } else { value == nil && actual == nil }
    if isEqual { return nil }
    let kind = explicit ? "explicit guide" : "guide"
    return "\(id): expected \(kind) \(guide) \(value.asLength), got \(actual.asLength)"
  }

  private func read(_ dimensions: ViewDimensions) -> CGFloat? {
    switch (guide, explicit) {
    case (.horizontal(let guide), true): dimensions[explicit: guide]
    case (.horizontal(let guide), false): dimensions[guide]
    case (.vertical(let guide), true): dimensions[explicit: guide]
    case (.vertical(let guide), false): dimensions[guide]
    }
  }
}
