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

/// A view for a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// The view is not made of other content.
  public typealias Body = Never

  /// Accepts a view for a bar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {}
}

extension ToolbarItem where ID == () {
  /// Accepts a view for a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
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
  /// At the leading end of the bar above.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the trailing end of the bar above.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the leading end of the bar above.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// At the trailing end of the bar above.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}

/// Builds views for a bar from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  /// Uses content as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds several views.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContents { _ToolbarContents() }

  /// Builds the view of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarContents {
    _ToolbarContents()
  }

  /// Builds the view of a condition that holds.
  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> _ToolbarContents { _ToolbarContents() }

  /// Builds the view of a condition that does not hold.
  public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> _ToolbarContents { _ToolbarContents() }
}

/// Several views for a bar.
public struct _ToolbarContents: ToolbarContent {
  /// The views are not made of other content.
  public typealias Body = Never
}

extension View {
  /// Accepts views for the bars, which are not laid out.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Accepts views for the bars, which are not laid out.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// Accepts whether bars are shown.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Accepts whether bars have a background.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepts a background for bars.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepts whether bars are light or dark.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// Whatever bar there is.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar above.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar below.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}
