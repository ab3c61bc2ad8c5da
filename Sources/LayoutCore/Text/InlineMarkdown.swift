/// The Markdown that short texts use: `**bold**`, `*italic*`, `` `code` ``, `~~struck out~~` and
/// `[linked](address)`, read as CommonMark says.
///
/// A link or a picture is its label, an address in `<` and `>` is a link to itself, and `&amp;` or
/// `&#38;` is the character that it names. A backslash takes a sign's meaning away, and signs that
/// mark nothing stand for themselves. Values between literals are never searched; beside them, a
/// mark is as beside a letter.
///
///     let pieces = InlineMarkdown.pieces(of: ["Hello, **", nil, "**"])
///     // The characters "Hello, ", and then the first value, which is bold.
///
/// The time grows with the length, whatever the text. Of marks that are very deep in each other,
/// only the outer ones are told.
public enum InlineMarkdown {
  /// What a mark says of the text between it and the next.
  public enum Mark: Hashable, Sendable {
    /// Two asterisks or underscores.
    case bold
    /// One asterisk or underscore.
    case italic
    /// Two tildes.
    case struckOut
    /// Backticks. Nothing inside is a mark.
    case code
    /// A label in brackets with its address, without the values in that, or an address in angles.
    case link(String)
  }

  /// Characters, or one of the values between literals, by its number among them.
  public enum Content: Equatable, Sendable {
    /// Characters.
    case string(String)
    /// A value, by its number among the values.
    case value(Int)
  }

  /// A part of a text with the marks around it, the outermost first.
  public typealias Piece = (content: Content, marks: [Mark])

  /// Whether a string might have marks in it.
  public static func mayBeIn(_ string: String) -> Bool {
    string.utf8.contains { byte in
      byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
        || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
        || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
    }
  }

  /// The pieces of literals and values, which are `nil`, with the marks around each.
  ///
  /// - Parameter joinsLines: whether spaces, tabs and ends of lines that follow each other count as
  ///   one space, except for those in code. They still break the line where a backslash or two
  ///   spaces are in front of its end.
  public static func pieces(
    of literals: [String?], joiningLines joinsLines: Bool = false
  ) -> [Piece] {
    if !joinsLines, !literals.contains(where: { $0.map(mayBeIn) ?? false }) {
      var count = 0
      return literals.map { literal in
        if let literal { return (.string(literal), []) }
        defer { count += 1 }
        return (.value(count), [])
      }
    }
    var reader = Reader(Source(literals))
    reader.read()
    return reader.pieces(joiningLines: joinsLines)
  }
}

// MARK: - Items

extension InlineMarkdown {
  /// What a text consists of, in order, with the marks that end in front of it and begin behind it.
  ///
  /// There may be a million of them, so they are small, and have nothing to be counted.
  struct Item: BitwiseCopyable {
    private var start: Int32
    private var end: Int32
    /// The number of the string that is there instead of its characters; -1 for none.
    var string: Int32 = -1
    /// The number of the outermost mark that begins behind it; -1 for none.
    var mark: Int32 = -1
    /// How many marks end in front of it.
    var endingMarks: Int32 = 0
    /// Whether it is code, with a space for each end of a line.
    var isCode = false

    init(_ range: Range<Int>) {
      (start, end) = (Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
    }

    /// The characters in the source; those that are left of a run of signs.
    var range: Range<Int> {
      get { Int(start)..<Int(end) }
      set {
        (start, end) = (Int32(clamping: newValue.lowerBound), Int32(clamping: newValue.upperBound))
      }
    }
  }

  /// A mark that begins somewhere, and the number of the one that begins there inside of it.
  typealias Beginning = (mark: Mark, inner: Int32)
}

extension InlineMarkdown.Reader {
  /// The pieces of what was read.
  fileprivate func pieces(joiningLines joinsLines: Bool) -> [InlineMarkdown.Piece] {
    var writer = InlineMarkdown.Writer()
    for item in items {
      writer.end(Int(item.endingMarks))
      if item.isCode { writer.begin(.code) }
      if item.string < 0 {
        write(item, joiningLines: joinsLines, to: &writer)
      } else {
        writer.plain += strings[Int(item.string)]
      }
      if item.isCode { writer.end(1) }
      var next = item.mark
      while next >= 0 {
        writer.begin(runs.beginnings[Int(next)].mark)
        next = runs.beginnings[Int(next)].inner
      }
    }
    writer.finishString()
    return writer.pieces
  }

  private func write(
    _ item: InlineMarkdown.Item, joiningLines joinsLines: Bool,
    to writer: inout InlineMarkdown.Writer
  ) {
    var (start, index) = (item.range.lowerBound, item.range.lowerBound)
    while index < item.range.upperBound {
      guard let (content, end) = replacement(at: index, in: item, joiningLines: joinsLines) else {
        index += 1
        continue
      }
      writer.plain += source.string(start..<index)
      switch content {
      case .string(let string): writer.plain += string
      case .value(let value): writer.add(value)
      }
      (start, index) = (end, end)
    }
    writer.plain += source.string(start..<item.range.upperBound)
  }

  /// What is there instead of some of an item's characters, and where those end.
  private func replacement(
    at index: Int, in item: InlineMarkdown.Item, joiningLines joinsLines: Bool
  ) -> (InlineMarkdown.Content, end: Int)? {
    switch source[index] {
    case "\0": return source.values[index].map { (.value($0), index + 1) }
    case "\n" where item.isCode: return (.string(" "), index + 1)
    case " ", "\t", "\n":
      guard joinsLines, !item.isCode else { return nil }
      var (end, breaks) = (index, false)
      while end < item.range.upperBound, source.isSpace(at: end) || source[end] == "\n" {
        if source[end] == "\n" {
          // An item that begins with the end of a line, behind a backslash, does so because of it.
          let isEscaped = end == item.range.lowerBound && end > 0 && source[end - 1] == "\\"
          breaks =
            breaks || isEscaped
            || end > index + 1 && source[end - 1] == " " && source[end - 2] == " "
        }
        end += 1
      }
      return (.string(breaks ? "\n" : " "), end)
    default: return nil
    }
  }
}

extension InlineMarkdown {
  /// Puts pieces together.
  fileprivate struct Writer {
    private(set) var pieces: [Piece] = []
    /// The characters since the last piece.
    var plain = ""
    private var marks: [Mark] = []
    /// The marks of the last piece that has any. Others with the same ones share the list.
    private var shared: [Mark] = []
    /// How many marks are deeper in each other than is told.
    private var untold = 0

    private static var mostMarks: Int { 16 }

    mutating func begin(_ mark: Mark) {
      finishString()
      if marks.count < Self.mostMarks { marks.append(mark) } else { untold += 1 }
    }

    mutating func end(_ count: Int) {
      guard count > 0 else { return }
      finishString()
      let told = max(count - untold, 0)
      untold -= count - told
      marks.removeLast(told)
    }

    mutating func add(_ value: Int) {
      finishString()
      append(.value(value))
    }

    mutating func finishString() {
      if !plain.isEmpty { append(.string(plain)) }
      plain = ""
    }

    private mutating func append(_ content: Content) {
      if !marks.isEmpty, shared != marks { shared = marks.map(\.self) }
      pieces.append((content, marks.isEmpty ? [] : shared))
    }
  }
}
