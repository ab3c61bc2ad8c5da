import LayoutCore

/// Text, as large as its characters need.
///
///     Text("Hello, **world**").font(.title)
///     Text("\(count) items") + Text(" in the cart").bold()
///
/// Text takes at most the proposed width and breaks at words; it takes as many lines as the
/// proposed height and the line limit allow, but at least one. Where a font's measures come from is
/// up to the environment's `textMeasurer`.
public struct Text: PrimitiveView, Equatable, Sendable {
  private var storedParts: TextParts

  init(_ content: Content) { self.storedParts = TextParts([Part(content: content)]) }

  var parts: [Part] {
    get { storedParts.all }
    set { storedParts = TextParts(newValue) }
  }

  /// A part of a text, with changes to how it looks.
  struct Part: Equatable, Sendable {
    var content: Content
    /// The changes, the innermost first. It takes precedence over the others.
    var changes: [Change] = []
  }

  enum Content: Equatable, Sendable {
    case string(String)
    case key(LocalizedStringKey)
    case image(Image)
    case formatted(DeferredString)
  }

  /// Adds the text as a leaf.
  public func makeNodes(in context: inout ViewContext) {
    let node = node(in: context.environment)
    guard let layout = context.environment.textLayout else { return context.append(node) }
    let follow = context.session.feedback.follower
    context.append(.layout(layout, [node], followedBy: { work in follow(work) }))
  }

  package func node(in environment: EnvironmentValues) -> LayoutNode {
    var problems: [Image.Problem] = []
    let text = styled(in: environment, &problems)
    let node = LayoutNode.text(text, measurer: environment.textMeasurer)
      .appearance(environment.redactionAppearance)
    return problems.reduce(node) { node, found in
      node.diagnostic(
        found.rule, problem: found.problem, outcome: "it takes no room", remedy: found.remedy)
    }
  }
}

// MARK: - Making text

extension Text {
  /// Text that may be localized, with simple Markdown.
  ///
  /// There are no tables to look keys up in: a key is shown as written.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(key.plainString.map(Content.string) ?? .key(key)) }

  /// Creates text that is shown exactly as written.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.string(String(content))) }

  /// Creates text that is shown exactly as written.
  public init(verbatim content: String) { self.init(.string(content)) }

  /// Creates an image within text.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Creates a value written in a format, in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { self.init(input, in: format) }

  /// Strings one after the other, each with changes to how it looks, the innermost first.
  package init(_ strings: [(String, changes: [Change])]) {
    self.init(.string(""))
    parts = strings.map { Part(content: .string($0), changes: $1) }
  }

  /// Text that is written when the environment is known.
  package init(_ write: @escaping (EnvironmentValues) -> String) {
    self.init(.formatted(DeferredString(write)))
  }

  /// The same as `init(_:format:)` for values that cannot be compared.
  package init<F: FormatStyle>(_ input: F.FormatInput, in format: F)
  where F.FormatOutput == String {
    self.init(.formatted(DeferredString { format.surrounded(by: $0).format(input) }))
  }

  /// Creates a value or object written by a formatter.
  ///
  /// It may be of any type, because dates and others are references in Foundation on some systems
  /// only.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.string(formatter.string(for: subject) ?? ""))
  }

  /// One text after another, as one.
  public static func + (lhs: consuming Text, rhs: Text) -> Text {
    lhs.storedParts = lhs.storedParts.joined(with: rhs.storedParts)
    return lhs
  }
}

/// A string that is written when the environment is known.
///
/// Equal to itself only.
package final class DeferredString: Equatable, @unchecked Sendable {
  // Unchecked, because formats are not marked as sendable. They are clients' code, and may share
  // what they change, so one runs at a time. It may lay out text in turn.
  private let write: (EnvironmentValues) -> String
  private static let formats = NSRecursiveLock()

  init(_ write: @escaping (EnvironmentValues) -> String) { self.write = write }

  package func string(in environment: EnvironmentValues) -> String {
    Self.writing { write(environment) }
  }

  /// Runs a client's format while no other one runs.
  package static func writing<Result>(_ write: () -> Result) -> Result { formats.withLock(write) }

  package static func == (a: DeferredString, b: DeferredString) -> Bool { a === b }
}
