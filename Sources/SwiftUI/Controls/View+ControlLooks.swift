// How controls look where their size stays the same.

nonisolated extension View {
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic"), capsule = Self(name: "capsule")
  public static let circle = Self(name: "circle"), roundedRectangle = roundedRectangle(radius: 7)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    Self(name: "roundedRectangle \(radius)")
  }
}

/// How the chosen option of a palette stands out.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic"), custom = Self(name: "custom")
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    Self(name: "symbolVariant \(variant)")
  }
}

// MARK: - Fields for much text

/// How fields for much text look.
public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
public struct RoundedBorderTextEditorStyle: TextEditorStyle { public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { Self() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: Self { Self() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: Self { Self() }
}

nonisolated extension View {
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// The order of a menu's items.
public enum MenuOrder: Sendable { case automatic, priority, fixed }

/// Whether choosing an item of a menu ends it.
public enum MenuActionDismissBehavior: Sendable { case automatic, enabled, disabled }
