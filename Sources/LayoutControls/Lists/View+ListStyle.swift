nonisolated extension View {
  /// Sets the style of lists in the view, from which the space around their rows and sections
  /// follows.
  ///
  /// The usual and the plain style are the platform's. The inset, bordered and sidebar styles have
  /// the measures of a desktop, and the grouped ones those of a phone; all others are laid out in
  /// the plain style of a desktop.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listValues.style, style)
  }

  /// Sets the distance between the rows of a section of lists in the view; `nil` for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listValues.rowSpacing, spacing)
  }

  /// Sets the distance between the sections of lists in the view, or from a section to those beside
  /// it. Where these have another one, half of each counts.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listValues.sectionSpacing, spacing.length)
      .layoutValue(key: ListRow.SectionSpacing.self, value: spacing.length)
  }

  /// Sets the distance between the sections of lists in the view.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: CGFloat?

  /// The style's.
  public static let `default` = ListSectionSpacing(length: nil)
  /// No space.
  public static let compact = ListSectionSpacing(length: 0)
  /// A given distance.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// How lists look.
public protocol ListStyle: Sendable {}

/// The usual style: rows in from the edges on a desktop, sections as groups in from the edges on a
/// phone.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in from the edges.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style. Every other row may have another ground, which is not kept.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// Sections as groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Sections as groups in from the edges.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows beside the main view.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows with a border around them.
public struct BorderedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style. Every other row may have another ground, which is not kept.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual style.
  public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows in from the edges.
  public static var inset: InsetListStyle { .init() }

  /// Rows in from the edges. Every other row may have another ground, which is not kept.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections as groups.
  public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as groups in from the edges.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows beside the main view.
  public static var sidebar: SidebarListStyle { .init() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows with a border around them.
  public static var bordered: BorderedListStyle { .init() }

  /// Rows with a border around them. Every other row may have another ground, which is not kept.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { .init() }
}

// MARK: - Watches

/// Rows that turn away at the edges of a watch.
public struct CarouselListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows that grow smaller at the edges of a watch.
public struct EllipticalListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// Rows that turn away at the edges of a watch.
  public static var carousel: CarouselListStyle { .init() }
}

extension ListStyle where Self == EllipticalListStyle {
  /// Rows that grow smaller at the edges of a watch.
  public static var elliptical: EllipticalListStyle { .init() }
}
