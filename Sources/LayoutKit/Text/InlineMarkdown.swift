/// The Markdown that short texts use: `**bold**`, `*italic*`, `` `code` ``, `~~struck out~~` and
/// `[linked](address)`.
///
/// A mark counts if the same mark ends the part later, and if there is no white space inside of
/// either; any other character stands for itself. Values between literals are never searched.
enum InlineMarkdown {
  /// Whether a string might have marks in it.
  static func mayBeIn(_ string: String) -> Bool {
    string.utf8.contains { byte in
      byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
        || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
    }
  }

  typealias Piece = (text: Text, changes: [Text.Change])

  /// The texts of a key with the changes that marks make to them.
  static func pieces(of segments: [LocalizedStringKey.Segment]) -> [Piece] {
    var atoms: [Atom] = []
    for segment in segments {
      switch segment {
      case .literal(let string): atoms += string.map(Atom.character)
      case .text(let text): atoms.append(.text(text))
      }
    }
    var pieces: [Piece] = []
    append(atoms[...], changes: [], to: &pieces)
    return pieces
  }

  private enum Atom {
    case character(Character)
    case text(Text)

    var character: Character? {
      if case .character(let character) = self { return character }
      return nil
    }
  }

  private static let marks: [(mark: [Character], change: Text.Change)] = [
    (["*", "*"], .bold(true)), (["_", "_"], .bold(true)),
    (["~", "~"], .strikethrough(true, .single)),
    (["*"], .italic(true)), (["_"], .italic(true)), (["`"], .monospaced(true)),
  ]

  private static func append(
    _ atoms: ArraySlice<Atom>, changes: [Text.Change], to pieces: inout [Piece]
  ) {
    var plain = ""
    func flush() {
      if !plain.isEmpty { pieces.append((Text(verbatim: plain), changes)) }
      plain = ""
    }
    var index = atoms.startIndex
    while index < atoms.endIndex {
      guard let character = atoms[index].character else {
        flush()
        if case .text(let text) = atoms[index] { pieces.append((text, changes)) }
        index += 1
        continue
      }
      if character == "\\", let next = atoms[(index + 1)...].first?.character,
        next.isPunctuation || next.isSymbol
      {
        plain.append(next)
        index += 2
      } else if let link = link(in: atoms[index...]) {
        flush()
        append(link.label, changes: changes, to: &pieces)
        index = link.end
      } else if let part = part(in: atoms[index...], after: atoms[..<index].last?.character) {
        flush()
        append(part.inside, changes: changes + [part.change], to: &pieces)
        index = part.end
      } else {
        plain.append(character)
        index += 1
      }
    }
    flush()
  }

  /// A part between two marks at the start of a slice.
  private static func part(
    in atoms: ArraySlice<Atom>, after previous: Character?
  ) -> (inside: ArraySlice<Atom>, change: Text.Change, end: Int)? {
    for (mark, change) in marks {
      func isMark(at index: Int) -> Bool {
        index + mark.count <= atoms.endIndex
          && mark.indices.allSatisfy { atoms[index + $0].character == mark[$0] }
      }
      guard isMark(at: atoms.startIndex) else { continue }
      if mark[0] == "_", let previous, previous.isLetter || previous.isNumber { return nil }
      let start = atoms.startIndex + mark.count
      guard start < atoms.endIndex, atoms[start].character?.isWhitespace != true else { continue }
      var end = start + 1
      while end < atoms.endIndex {
        let isEnd = isMark(at: end) && atoms[end - 1].character?.isWhitespace != true
        let isLonger =
          mark.count == 1 && end + 1 < atoms.endIndex && atoms[end + 1].character == mark[0]
        if isEnd, !isLonger { return (atoms[start..<end], change, end + mark.count) }
        end += isEnd ? 2 : 1
      }
    }
    return nil
  }

  /// A link at the start of a slice.
  private static func link(in atoms: ArraySlice<Atom>) -> (label: ArraySlice<Atom>, end: Int)? {
    guard atoms.first?.character == "[",
      let close = atoms.firstIndex(where: { $0.character == "]" }),
      close + 1 < atoms.endIndex, atoms[close + 1].character == "(",
      let end = atoms[close...].firstIndex(where: { $0.character == ")" })
    else { return nil }
    return (atoms[(atoms.startIndex + 1)..<close], end + 1)
  }
}
