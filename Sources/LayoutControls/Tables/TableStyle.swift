extension View {
  /// Accepts a style for tables in the view; all tables are laid out in the same way.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Accepts whether grounds alternate from row to row in tables and lists in the view; they are
  /// laid out the same.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}

/// Whether grounds alternate from row to row.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// They do.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// They do not.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// How tables look.
public protocol TableStyle: Sendable {}

/// The usual style.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in from the edges.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with grounds that alternate from row to row, or without.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// Rows with a border around them.
public struct BorderedTableStyle: TableStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with grounds that alternate from row to row, or without.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The usual style.
  public static var automatic: AutomaticTableStyle { .init() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows in from the edges.
  public static var inset: InsetTableStyle { .init() }

  /// Rows in from the edges, with grounds that alternate from row to row, or without.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { .init() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows with a border around them.
  public static var bordered: BorderedTableStyle { .init() }

  /// Rows with a border around them, with grounds that alternate from row to row, or without.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { .init() }
}
