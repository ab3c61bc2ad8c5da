// Views for the bars around a live view. They are accepted and not laid out.

/// Views for a bar.
public protocol ToolbarContent {
  /// The type of the content's body, which the compiler infers.
  associatedtype Body: ToolbarContent
  /// What the content is made of.
  @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never called: the content is not made of other content.
  public var body: Never { preconditionFailure("\(Self.self) is not made of other content.") }
}

/// Views for a bar that can be rearranged.
public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// A view for a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// The view is not made of other content.
  public typealias Body = Never

  /// Accepts a view for a bar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {}
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Accepts a view for a bar, and whether it is there before people rearrange the bar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {}
}

/// A view that a system has for bars.
public struct DefaultToolbarItem: ToolbarContent {
  /// The view is not made of other content.
  public typealias Body = Never

  /// Accepts where a view of the system is in a bar.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarItem where ID == () {
  /// Accepts a view for a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// Space between views of a bar.
public struct ToolbarSpacer: CustomizableToolbarContent {
  /// The space is not made of other content.
  public typealias Body = Never

  /// Accepts space for a bar.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// How much space there is between views of a bar.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// As much as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// A little.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A menu under the title of a bar.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// The menu is not made of other content.
  public typealias Body = Never

  /// Accepts the usual menu for a bar.
  public init() where Content == EmptyView {}

  /// Accepts a menu for a bar.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Several views for a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// The views are not made of other content.
  public typealias Body = Never

  /// Accepts views for a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// Several views for a bar, with a short form for where there is no room.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The views.
  public var body: some View { content }
}

extension ToolbarItemGroup {
  /// Accepts views for a bar, and a short form for where there is no room.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {}
}

/// Where a view is in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// Where the system thinks best.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where one goes back or on.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// Where the most important action is.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Where further actions are.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// Where something is shown.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Where one confirms.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Where one cancels.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Where one deletes.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// In the bar below.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// In an ornament below the window.
  public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
  /// At the leading end of the bar above.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the trailing end of the bar above.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// As the title.
  public static let title = ToolbarItemPlacement(name: "title")
  /// Under the title.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// As the large title.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  /// Under the large title.
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
  /// In a bar of its own, under the others.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(name: "accessoryBar")
  }
  /// At the leading end of the bar above.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// At the trailing end of the bar above.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}

/// Builds views for a bar from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  /// Passes content on unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds a single view.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds several views.
  @_disfavoredOverload
  public static func buildBlock<First: ToolbarContent, each Rest: ToolbarContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> _ToolbarContents { _ToolbarContents() }

  /// Builds the view of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds the view of a condition that holds.
  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> _ToolbarContents { _ToolbarContents() }

  /// Builds the view of a condition that does not hold.
  public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> _ToolbarContents { _ToolbarContents() }

  /// Builds a view whose type may not be available everywhere.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarContents { _ToolbarContents() }
}

/// Several views for a bar.
public struct _ToolbarContents: CustomizableToolbarContent {
  /// The views are not made of other content.
  public typealias Body = Never
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

// MARK: - Changes

extension ToolbarContent {
  /// Accepts whether the content shares a background with others.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Accepts that another screen would grow out of the content.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Accepts how the content can be rearranged.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Accepts whether the content is in the bar unless people have chosen something else.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// How a part of a bar can be rearranged.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// Anything.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// Moving it.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Which parts of a bar stay in it.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One that is always there.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
