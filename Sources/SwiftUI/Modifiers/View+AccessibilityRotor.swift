// Rotors: lists of places in a view, for assistive technology. They are not kept.

extension View {
  /// Accepts a rotor, and does not keep it.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepts a rotor, and does not keep it.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts a rotor, and does not keep it.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts a rotor, and does not keep it.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepts a rotor, and does not keep it.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts a rotor, and does not keep it.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts a rotor, and does not keep it.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ rotorLabel: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepts a rotor, and does not keep it.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts a rotor, and does not keep it.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts a rotor, and does not keep it.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepts a rotor, and does not keep it.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts a rotor, and does not keep it.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepts the id of a rotor's entry, and does not keep it.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// Entries of a rotor.
public protocol AccessibilityRotorContent {}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Accepts an entry.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Accepts an entry that is found in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Accepts an entry.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Accepts an entry that is found in a namespace.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Accepts an entry.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Accepts an entry that is found in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
}

extension AccessibilityRotorEntry where ID == Never {
  /// Accepts an entry for a part of a text.
  public init(
    _ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}

  /// Accepts an entry for a part of a text.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Accepts an entry for a part of a text.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
}

/// A rotor of the system.
public struct AccessibilitySystemRotor: Sendable {
  private init() {}

  /// Links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .init() }
  /// Links.
  public static var links: AccessibilitySystemRotor { .init() }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { .init() }

  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init()
  }

  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { .init() }
  /// Slanted text.
  public static var italicText: AccessibilitySystemRotor { .init() }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor { .init() }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { .init() }
  /// Images.
  public static var images: AccessibilitySystemRotor { .init() }
  /// Fields for text.
  public static var textFields: AccessibilitySystemRotor { .init() }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init() }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init() }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { .init() }
}

/// Builds entries of a rotor from the statements of a closure.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// Passes an entry on unchanged.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// Builds several entries.
  public static func buildBlock<First: AccessibilityRotorContent, each Rest>(
    _ first: First, _ rest: repeat each Rest
  ) -> some AccessibilityRotorContent where repeat each Rest: AccessibilityRotorContent { first }

  /// Builds the entry of an `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> Content? { content }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Accepts an entry for each of some elements that know their identity.
  public init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Accepts an entry for each of some elements, told apart by one of their properties.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Accepts an entry for each number of a range.
  public init(
    _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }
}
