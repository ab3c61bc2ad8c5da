// What a development tool would show or offer. Nothing is asked of it here.

/// A type with previews.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Self.Previews { get }
}

/// A change to the views of previews.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  static func makeSharedContext() async throws -> Self.Context
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

nonisolated extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view of a preview. It is never made.
nonisolated public struct PreviewModifierContent: View {
  private init() {}
  public var body: some View { EmptyView() }
}

nonisolated extension View {
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// How a device is held.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var id: String { rawValue }
}

/// The space in which a preview is shown.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { self.rawValue = value }
}

/// A preview: the place for the traits of views.
public struct Preview: Sendable { public struct ViewTraits: Sendable {} }

/// A trait of a preview.
public struct PreviewTrait<T>: Sendable { public init() {} }

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: Self { Self() }
  public static var sizeThatFitsLayout: Self { Self() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
  public static func fixedLayout(width: CGFloat, height: CGFloat, depth: CGFloat) -> Self { Self() }
  public static var portrait: Self { Self() }
  public static var portraitUpsideDown: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

// MARK: - Libraries

/// A type that offers views and modifiers for use in other code.
@MainActor @preconcurrency public protocol LibraryContentProvider {
  associatedtype ModifierBase = Any
  @LibraryContentBuilder var views: [LibraryItem] { get }
  @LibraryContentBuilder func modifiers(base: Self.ModifierBase) -> [LibraryItem]
}

nonisolated extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: Self.ModifierBase) -> [LibraryItem] { [] }
}

/// An expression for use in other code.
public struct LibraryItem {
  public enum Category: Sendable { case effect, layout, control, other }

  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Builds items from the statements of a closure.
@resultBuilder public struct LibraryContentBuilder {
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
  public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
}
