/// A type whose views a development tool would show.
public protocol PreviewProvider {
  /// The type of the views, which the compiler infers.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Self.Previews { get }
}

extension View {
  /// Accepts the space in which a development tool would show the view.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Accepts the name under which a development tool would show the view.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Accepts the device on which a development tool would show the view.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// The space in which a development tool shows a view.
public enum PreviewLayout: Sendable {
  /// A whole device.
  case device
  /// As much as the view needs.
  case sizeThatFits
  /// Some width and height.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a development tool shows a view.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String

  /// Creates a device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device by its name.
  public init(stringLiteral value: String) { self.rawValue = value }
}
