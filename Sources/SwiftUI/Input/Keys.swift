// Keys, accepted and never pressed: closures never run.

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  public static let upArrow = Self("\u{F700}"), downArrow = Self("\u{F701}")
  public static let leftArrow = Self("\u{F702}"), rightArrow = Self("\u{F703}")
  public static let escape = Self("\u{1B}"), delete = Self("\u{8}")
  public static let deleteForward = Self("\u{F728}"), home = Self("\u{F729}")
  public static let end = Self("\u{F72B}"), pageUp = Self("\u{F72C}"), pageDown = Self("\u{F72D}")
  public static let clear = Self("\u{F739}"), tab = Self("\t"), space = Self(" ")
  public static let `return` = Self("\r")
}

/// Keys that are held while another one is pressed.
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2)
  public static let control = Self(rawValue: 4), option = Self(rawValue: 8)
  public static let command = Self(rawValue: 16), numericPad = Self(rawValue: 32)
  public static let all = Self(rawValue: 63)
}

/// A key, and the modifier keys that are held while it is pressed.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut changes with the keyboard.
  public enum Localization: Sendable { case automatic, withoutMirroring, custom }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) { (self.key, self.modifiers, self.localization) = (key, modifiers, localization) }
  public static let defaultAction = Self(.return, modifiers: [])
  public static let cancelAction = Self(.escape, modifiers: [])
}

nonisolated extension View {
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}

/// Something that people do with a hand to use a control, as they do with keys.
public struct HandGestureShortcut: Hashable, Sendable { public static let primaryAction = Self() }

nonisolated extension View {
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }
}

// MARK: - Presses

nonisolated extension View {
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
}

/// A press of a key.
public struct KeyPress: Sendable {
  /// What a closure makes of a press.
  public enum Result: Hashable, Sendable { case handled, ignored }

  /// Parts of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2), up = Self(rawValue: 4)
    public static let all: Self = [.down, .repeat, .up]
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

nonisolated extension View {
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}

/// The direction in which the focus moves.
public enum MoveCommandDirection: Hashable, CaseIterable, Sendable { case up, down, left, right }
