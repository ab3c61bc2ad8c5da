// Menus of an app. They are accepted and not laid out.

/// Menus.
public protocol Commands {
  /// The type of the menus' body, which the compiler infers.
  associatedtype Body: Commands
  /// What the menus are made of.
  @CommandsBuilder var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Never called: the menus are not made of others.
  public var body: Never { preconditionFailure("\(Self.self) is not made of other menus.") }
}

/// A menu.
public struct CommandMenu<Content: View>: Commands {
  /// The menu is not made of others.
  public typealias Body = Never

  /// Accepts a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Accepts a menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Accepts a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Items of a menu that systems have.
public struct CommandGroup<Content: View>: Commands {
  /// The items are not made of others.
  public typealias Body = Never

  /// Accepts items before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Accepts items after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Accepts items in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Items of menus that systems have.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// About the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding apps.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Going back and forth.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Copying.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Changing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Bars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// All windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Windows that exist once.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Where windows are.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Builds menus from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  /// Passes menus on unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds no menus.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Builds several menus.
  public static func buildBlock<First: Commands, each Rest: Commands>(
    _ first: First, _ rest: repeat each Rest
  ) -> First { first }

  /// Builds the menus of an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// Builds the menus of a condition that holds.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Builds the menus of a condition that does not hold.
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Builds menus whose type may not be available everywhere.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> some Commands { content }
}

extension Optional: Commands where Wrapped: Commands {}

// MARK: - Menus of systems

/// No commands.
public struct EmptyCommands: Commands {
  /// The menus are not made of others.
  public typealias Body = Never

  /// Creates the menus.
  public init() {}
}

/// Menus for sidebars.
public struct SidebarCommands: Commands {
  /// The menus are not made of others.
  public typealias Body = Never

  /// Creates the menus.
  public init() {}
}

/// Menus for changing text.
public struct TextEditingCommands: Commands {
  /// The menus are not made of others.
  public typealias Body = Never

  /// Creates the menus.
  public init() {}
}

/// Menus for the look of text.
public struct TextFormattingCommands: Commands {
  /// The menus are not made of others.
  public typealias Body = Never

  /// Creates the menus.
  public init() {}
}

/// Menus for toolbars.
public struct ToolbarCommands: Commands {
  /// The menus are not made of others.
  public typealias Body = Never

  /// Creates the menus.
  public init() {}
}

/// Menus for inspectors.
public struct InspectorCommands: Commands {
  /// The menus are not made of others.
  public typealias Body = Never

  /// Creates the menus.
  public init() {}
}

/// Menus for pictures from other devices.
public struct ImportFromDevicesCommands: Commands {
  /// The menus are not made of others.
  public typealias Body = Never

  /// Creates the menus.
  public init() {}
}
