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

  /// The parts of the text with the changes that Markdown makes to them.
  package var pieces: [(text: Text, changes: [Text.Change])] {
    let mayHaveMarks = segments.contains { segment in
      if case .literal(let string) = segment { InlineMarkdown.mayBeIn(string) } else { false }
    }
    if mayHaveMarks { return InlineMarkdown.pieces(of: segments) }
    return segments.map { segment in
      switch segment {
      case .literal(let string): (Text(verbatim: string), [])
      case .text(let text): (text, [])
      }
    }
  }
}
