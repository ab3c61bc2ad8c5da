/// Menus of an app.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Self.Body { get }
}

nonisolated extension Never: Commands {}
nonisolated extension Optional: Commands where Wrapped: Commands {}

nonisolated extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is not made of other menus.") }
}

nonisolated extension Scene {
  public func commands(@CommandsBuilder content: () -> some Commands) -> some Scene { self }
  public func commandsRemoved() -> some Scene { self }
  public func commandsReplaced(@CommandsBuilder content: () -> some Commands) -> some Scene { self }
}

/// A menu.
nonisolated public struct CommandMenu<Content: View>: Commands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Items of a menu that systems have.
nonisolated public struct CommandGroup<Content: View>: Commands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Items of menus that systems have.
public enum CommandGroupPlacement: Hashable, Sendable {
  case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem,
    importExport, printItem, undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar,
    windowSize, windowList, singleWindowList, windowArrangement, help
}

/// Builds menus from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<First: Commands, each Rest: Commands>(
    _ first: First, _ rest: repeat each Rest
  ) -> First { first }

  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  public static func buildEither(first: some Commands) -> EmptyCommands { EmptyCommands() }
  public static func buildEither(second: some Commands) -> EmptyCommands { EmptyCommands() }

  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> some Commands { content }
}

// MARK: - Menus of systems

/// No menus.
nonisolated public struct EmptyCommands: Commands { public init() {} }
/// Menus for sidebars.
nonisolated public struct SidebarCommands: Commands { public init() {} }
/// Menus for changing text.
nonisolated public struct TextEditingCommands: Commands { public init() {} }
/// Menus for the look of text.
nonisolated public struct TextFormattingCommands: Commands { public init() {} }
/// Menus for toolbars.
nonisolated public struct ToolbarCommands: Commands { public init() {} }
/// Menus for inspectors.
nonisolated public struct InspectorCommands: Commands { public init() {} }
/// Menus for pictures from other devices.
nonisolated public struct ImportFromDevicesCommands: Commands { public init() {} }

nonisolated extension Group: Commands where Content: Commands {
  public init(@CommandsBuilder content: () -> Content) { self = .of(content()) }
}
