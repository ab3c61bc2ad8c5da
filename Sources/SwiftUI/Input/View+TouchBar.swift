// The bar of keys that changes with what people do. It is not laid out.

nonisolated extension View {
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
  public func touchBarCustomizationLabel(_ label: Text) -> some View { self }
  public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
}

/// What a bar of keys would show. It is not laid out.
public struct TouchBar<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// Whether people can take a view out of a bar of keys. Each has a name of its own.
public enum TouchBarItemPresence: Hashable, Sendable {
  case required(String)
  case `default`(String)
  case optional(String)
}
