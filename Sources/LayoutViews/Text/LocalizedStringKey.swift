import LayoutCore

/// Text of a user interface as a programmer writes it: with values in between, and with simple
/// Markdown for bold, italic, code, struck-out and linked parts. Those have the tint for a colour.
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
    let values = segments.compactMap(\.value)
    var (marks, changes): ([InlineMarkdown.Mark], [Text.Change]) = ([], [])
    return InlineMarkdown.pieces(of: segments.map(\.literal)).map { piece in
      if !piece.marks.isEmpty, piece.marks != marks {
        (marks, changes) = (piece.marks, piece.marks.map(Text.Change.init))
      }
      let text =
        switch piece.content {
        case .string(let string): Text(verbatim: string)
        case .value(let number): values[number]
        }
      return (text, piece.marks.isEmpty ? [] : changes)
    }
  }
}

extension LocalizedStringKey.Segment {
  var literal: String? { if case .literal(let string) = self { string } else { nil } }
  var value: Text? { if case .text(let text) = self { text } else { nil } }
}

extension Text.Change {
  init(_ mark: InlineMarkdown.Mark) {
    switch mark {
    case .bold: self = .bold(true)
    case .italic: self = .italic(true)
    case .struckOut: self = .strikethrough(true, .single)
    case .code: self = .monospaced(true)
    case .link: self = .link
    }
  }
}
