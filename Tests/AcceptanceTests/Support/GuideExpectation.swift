import LayoutCore

/// What a guide of a view must be.
struct GuideExpectation: Sendable {
  /// A guide on either axis.
  enum Guide: Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  let id: String
  let guide: Guide
  /// Whether only the explicit value is meant, or also the default.
  let explicit: Bool
  let value: CGFloat?

  /// A sentence about the difference, if there is one.
  func difference(in layout: ResolvedLayout) -> String? {
    guard let dimensions = layout.dimensions(of: id) else { return "\(id): no dimensions" }
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
