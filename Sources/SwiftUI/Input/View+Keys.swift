// Presses of keys. The closures never run.

extension View {
  /// Accepts a view that would be shown while keys are pressed, which is not laid out.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }

  /// Accepts a closure for presses of a key; it never runs.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Accepts a closure for presses of a key; it never runs.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Accepts a closure for presses of some keys; it never runs.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Accepts a closure for presses of keys that type some characters; it never runs.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Accepts a closure for presses of any key; it never runs.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Accepts a closure for changes of the keys that are held; it never runs.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
}

/// A press of a key.
public struct KeyPress: Sendable {
  /// What a closure makes of a press.
  public enum Result: Hashable, Sendable {
    /// It is done.
    case handled
    /// Others may do something.
    case ignored
  }

  /// Parts of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The part of the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}
