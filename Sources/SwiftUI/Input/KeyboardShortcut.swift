// Shortcuts, accepted and never pressed.

/// A key of a keyboard.
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from its character.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: Hashable {}

/// Keys that are held while another one is pressed.
@frozen public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the block of digits.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}

/// A key, and the modifier keys that are held while it is pressed.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut changes with the keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// As is usual.
    public static let automatic = Localization(name: "automatic")
    /// As is usual, but left stays left.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Not at all.
    public static let custom = Localization(name: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// How the shortcut changes with the keyboard.
  public var localization: Localization

  /// Creates a shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return, for the usual answer.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the answer that changes nothing.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Combines the shortcut with others in a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization)
  }
}

extension View {
  /// Accepts a shortcut for the view, which never does anything.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Accepts a shortcut for the view, which never does anything.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { self }

  /// Accepts a shortcut for the view, which never does anything.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Accepts a shortcut for the view, which never does anything.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
