/// Views for a bar.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Self.Body { get }
}

nonisolated extension Never: ToolbarContent {}
nonisolated extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

nonisolated extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is not made of other content.") }
}

/// Views for a bar that can be rearranged.
public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}

nonisolated extension Never: CustomizableToolbarContent {}
nonisolated extension Optional: CustomizableToolbarContent
where Wrapped: CustomizableToolbarContent {}

/// A view for a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {}
}

nonisolated extension ToolbarItem: CustomizableToolbarContent where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {}
}

/// A view that a system has for bars.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Space between views of a bar.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// How much space there is between views of a bar.
public enum SpacerSizing: Hashable, Sendable { case flexible, fixed }

/// A menu under the title of a bar.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public init() where Content == EmptyView {}
  public init(@ViewBuilder content: () -> Content) {}
}

/// Several views for a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Several views for a bar, with a short form for where there is no room.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  public var body: some View { content }
}

extension ToolbarItemGroup {
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {}
}

/// Where a view is in a bar.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status
  case confirmationAction, cancellationAction, destructiveAction, keyboard
  case bottomBar, bottomOrnament, topBarLeading, topBarTrailing
  case title, subtitle, largeTitle, largeSubtitle, navigationBarLeading, navigationBarTrailing
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { .automatic }
}

/// Builds views for a bar from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  public typealias Several = _ToolbarContents

  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

  @_disfavoredOverload
  public static func buildBlock<First: ToolbarContent, each Rest: ToolbarContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> Several { Several() }

  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
  public static func buildEither(first: some ToolbarContent) -> Several { Several() }
  public static func buildEither(second: some ToolbarContent) -> Several { Several() }
  public static func buildLimitedAvailability(_ content: some ToolbarContent) -> Several {
    Several()
  }
}

/// Several views for a bar.
nonisolated public struct _ToolbarContents: CustomizableToolbarContent {}

// MARK: - Changes

nonisolated extension ToolbarContent {
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

nonisolated extension CustomizableToolbarContent {
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// How a part of a bar can be rearranged.
public enum ToolbarCustomizationBehavior: Hashable, Sendable {
  case `default`, reorderable, disabled
}

/// Which parts of a bar stay in it.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

nonisolated extension Group: ToolbarContent where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) { self = .of(content()) }
}

nonisolated extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
