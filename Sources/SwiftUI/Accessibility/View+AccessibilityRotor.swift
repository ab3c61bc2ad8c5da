// Rotors: lists of places in a view, for assistive technology. They are not kept.

nonisolated extension View {
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityRotor<Label, Content: AccessibilityRotorContent>(
    _ rotorLabel: Label, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<EntryModel>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryID: PartialKeyPath<EntryModel>? = nil, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public func accessibilityRotor<EntryModel>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: PartialKeyPath<EntryModel>? = nil, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityRotor<Label, EntryModel>(
    _ rotorLabel: Label, entries: [EntryModel], entryID: PartialKeyPath<EntryModel>? = nil,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// A rotor of the system.
public struct AccessibilitySystemRotor: Sendable {
  private init() {}
  public static let links = Self(), headings = Self(), boldText = Self(), italicText = Self()
  public static let underlineText = Self(), misspelledWords = Self(), images = Self()
  public static let textFields = Self(), tables = Self(), lists = Self(), landmarks = Self()
  public static func links(visited: Bool) -> Self { .init() }
  public static func headings(level: AccessibilityHeadingLevel) -> Self { .init() }
}

/// Entries of a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}

/// An entry of a rotor.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  public init<Label>(
    _ label: Label, id: ID, in namespace: Namespace.ID? = nil,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
}

extension AccessibilityRotorEntry where ID == Never {
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  public init<Label>(
    _ label: Label, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
}

/// Builds entries of a rotor from the statements of a closure.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }
  public static func buildBlock<First: AccessibilityRotorContent, each Rest>(
    _ first: First, _ rest: repeat each Rest
  ) -> some AccessibilityRotorContent where repeat each Rest: AccessibilityRotorContent { first }
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> Content? { content }
}

nonisolated extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
}

nonisolated extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension _RepeatedContentBuilder {
  public static func buildExpression<Entry: AccessibilityRotorContent>(
    _ entry: Entry
  ) -> Entry { entry }
  public static func buildPartialBlock<
    First: AccessibilityRotorContent, Next: AccessibilityRotorContent
  >(accumulated: First, next: Next) -> First { accumulated }
}
