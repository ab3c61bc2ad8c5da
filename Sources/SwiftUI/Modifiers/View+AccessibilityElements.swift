// What assistive technology would read in place of a view or with it. It is not kept, and views for
// it are not laid out.

extension View {
  /// Accepts a view to read in this one's place. It is not laid out, and what this view says is
  /// kept.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// Accepts views to read as this one's parts. They are not laid out.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// Accepts other names for the view, and does not keep them.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Accepts other names for the view, and does not keep them.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    self
  }

  /// Accepts other names for the view, and does not keep them.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Accepts the level of a heading, and does not keep it.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Accepts the kind of text, and does not keep it.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// Accepts a link between elements, and does not keep it.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepts a link between elements, and does not keep it.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// None.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}

/// The role of a view in a pair of label and content.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The label.
  case label
  /// What the label describes.
  case content
}

/// A kind of text, by which it would be read.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Any text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Commands.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

// MARK: - More to read

extension View {
  /// Accepts more content to read, and does not keep it.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Accepts more content to read, and does not keep it.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Accepts more content to read, and does not keep it.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Accepts more content to read, and does not keep it.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Accepts more content to read, and does not keep it.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
}

/// The key of custom content.
public struct AccessibilityCustomContentKey: Equatable {
  private let label: Text

  /// Creates a name.
  public init(_ label: Text, id: String) { self.label = label }

  /// Creates a name.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.label = Text(labelKey) }

  /// Creates a name.
  public init(_ labelKey: LocalizedStringKey) { self.label = Text(labelKey) }
}

/// The importance of custom content.
public enum AccessibilityCustomContentImportance: Sendable {
  /// When people ask for it.
  case `default`
  /// At once.
  case high
}
