/// When materials look as those of the window that people are using do.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// Where people are using the window.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension View {
  /// Accepts when materials in the view look as those of the window that people are using do.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    self
  }
}

extension Material {
  /// Returns the material itself: people use the window that it is in.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
