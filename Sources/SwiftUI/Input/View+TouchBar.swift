// The bar of keys that changes with what people do. It is not laid out.

extension View {
  /// Accepts views for the bar, which are not laid out.
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Accepts what the bar would show.
  public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }

  /// Accepts whether the view would be in the middle of the bar.
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

  /// Accepts a name for the view, for where people rearrange the bar.
  public func touchBarCustomizationLabel(_ label: Text) -> some View { self }

  /// Accepts whether people can take the view out of the bar.
  public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
}

/// What a bar of keys would show. It is not laid out.
public struct TouchBar<Content: View> {
  /// Accepts views for a bar.
  public init(@ViewBuilder content: () -> Content) {}

  /// Accepts views for a bar that people can rearrange, which has a name.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// Whether people can take a view out of a bar of keys. Each has a name of its own.
public enum TouchBarItemPresence: Hashable, Sendable {
  /// They cannot.
  case required(String)
  /// They can.
  case `default`(String)
  /// They can put it in.
  case optional(String)
}
