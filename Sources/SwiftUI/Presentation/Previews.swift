/// A type with previews. They are never shown.
public protocol PreviewProvider {
  /// The type of the views, which the compiler infers.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Self.Previews { get }
}

/// A change to the views of previews, which are never shown.
///
///     struct Signed: PreviewModifier {
///       static func makeSharedContext() async throws -> Account { Account(name: "Ann") }
///
///       func body(content: Content, context: Account) -> some View {
///         content.environment(\.account, context)
///       }
///     }
///
/// Nothing is asked of it here.
public protocol PreviewModifier {
  /// The type of what the views share; nothing by default.
  associatedtype Context = Void
  /// The type of the changed view, which the compiler infers.
  associatedtype Body: View
  /// The view to change.
  typealias Content = PreviewModifierContent

  /// What the views share.
  static func makeSharedContext() async throws -> Self.Context

  /// The view with the changes.
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview. It is never made.
public struct PreviewModifierContent: PrimitiveView {
  private init() {}

  /// Adds nothing.
  public func makeNodes(in context: inout ViewContext) {}
}

extension View {
  /// Accepts the space in which a development tool would show the view.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Accepts the name under which a development tool would show the view.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Accepts the device on which a development tool would show the view.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

extension View {
  /// Accepts how a development tool would hold the device on which it shows the view.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// What tells the orientation from others.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// With the top to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// With the top to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// The space in which a preview is shown.
public enum PreviewLayout: Sendable {
  /// A whole device.
  case device
  /// As much as the view needs.
  case sizeThatFits
  /// Some width and height.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String

  /// Creates a device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device by its name.
  public init(stringLiteral value: String) { self.rawValue = value }
}
