import LayoutCore

/// Text of a user interface as a programmer writes it: with values in between, and with simple
/// Markdown for bold, italic, code, struck-out and linked parts.
///
///     let title: LocalizedStringKey = "Hello, **\(name)**"
///
/// There are no tables to look keys up in: a key stands for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let segments: [Segment]

  /// Creates a key that stands for a string.
  public init(_ value: String) { self.segments = [.literal(value)] }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with values in between.
  public init(stringInterpolation: StringInterpolation) {
    self.segments = stringInterpolation.segments
  }

  enum Segment: Equatable, Sendable {
    case literal(String)
    case text(Text)
  }

  /// The string that the key is, if there are no values and no Markdown in it.
  var plainString: String? {
    guard segments.count == 1, let string = segments[0].literal else { return nil }
    return InlineMarkdown.mayBeIn(string) ? nil : string
  }

  /// The parts of the text with the changes that Markdown makes to them.
  package var pieces: [(text: Text, changes: [Text.Change])] {
    let literals = segments.map(\.literal)
    guard literals.contains(where: { $0.map(InlineMarkdown.mayBeIn) ?? false }) else {
      return segments.map { ($0.text, []) }
    }
    let values = segments.filter { $0.literal == nil }
    var (marks, changes): ([InlineMarkdown.Mark], [Text.Change]) = ([], [])
    return InlineMarkdown.pieces(of: literals).map { piece in
      if !piece.marks.isEmpty, piece.marks != marks {
        (marks, changes) = (piece.marks, piece.marks.map(Text.Change.init))
      }
      let text =
        switch piece.content {
        case .string(let string): Text(verbatim: string)
        case .value(let number): values[number].text
        }
      return (text, piece.marks.isEmpty ? [] : changes)
    }
  }
}

extension LocalizedStringKey.Segment {
  var literal: String? { if case .literal(let string) = self { string } else { nil } }

  var text: Text {
    switch self {
    case .literal(let string): Text(verbatim: string)
    case .text(let text): text
    }
  }
}

extension Text.Change {
  init(_ mark: InlineMarkdown.Mark) {
    switch mark {
    case .bold: self = .bold(true)
    case .italic: self = .italic(true)
    case .struckOut: self = .strikethrough(true, .single)
    case .code: self = .monospaced(true)
    }
  }
}
