// What assistive technology would read in place of a view or with it. It is not kept, and views for it are
// not laid out.

extension View {
  /// The view itself: what would be read in its place is not laid out, and what the view itself says is
  /// kept.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// The view itself: what would be read as its parts is not laid out.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// The view itself: other names by which people would call it are not kept.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// The view itself: other names by which people would call it are not kept.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    self
  }

  /// The view itself: other names by which people would call it are not kept.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// The view itself: levels of headings are not kept.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// The view itself: kinds of text are not kept.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// The view itself: what belongs together is not kept.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// The view itself: what belongs together is not kept.
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

/// Which of two views that belong together one is.
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
  /// The view itself: more to read is not kept.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// The view itself: more to read is not kept.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// The view itself: more to read is not kept.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// The view itself: more to read is not kept.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// The view itself: more to read is not kept.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
}

/// The name of more to read.
public struct AccessibilityCustomContentKey: Equatable {
  private let label: Text

  /// Creates a name.
  public init(_ label: Text, id: String) { self.label = label }

  /// Creates a name.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.label = Text(labelKey) }

  /// Creates a name.
  public init(_ labelKey: LocalizedStringKey) { self.label = Text(labelKey) }
}

/// When more to read is read.
public enum AccessibilityCustomContentImportance: Sendable {
  /// When people ask for it.
  case `default`
  /// At once.
  case high
}
