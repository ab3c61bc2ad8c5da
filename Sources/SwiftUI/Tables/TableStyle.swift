nonisolated extension View {
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}

/// Whether grounds alternate from row to row.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

/// How tables look.
public protocol TableStyle: Sendable {}

public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle { public init(alternatesRowBackgrounds: Bool = true) {} }
public struct BorderedTableStyle: TableStyle {
  public init(alternatesRowBackgrounds: Bool = true) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: Self { Self() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { Self() }
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: Self { Self() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
