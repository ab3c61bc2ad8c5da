/// The Markdown that short texts use: `**bold**`, `*italic*`, `` `code` ``, `~~struck out~~` and
/// `[linked](address)`.
///
/// A mark counts if the same mark ends the part later, and if no white space is just inside either.
/// Any other character stands for itself. Values between literals are never searched.
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

  /// What was looked for in a slice, so that nothing is looked for again at each character.
  private struct Search {
    /// The marks, by their numbers, that nothing ends.
    var endless: Set<Int> = []
    /// Where the next bracket closes; the end of the slice if none does.
    var bracket: Int?
  }

  private static func append(
    _ atoms: ArraySlice<Atom>, changes: [Text.Change], to pieces: inout [Piece]
  ) {
    var search = Search()
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
      } else if let count = marksOfNothing(at: index, in: atoms) {
        plain += String(repeating: character, count: count)
        index += count
      } else if let link = link(in: atoms[index...], &search) {
        flush()
        append(link.label, changes: changes, to: &pieces)
        index = link.end
      } else if let part = part(
        in: atoms[index...], after: atoms[..<index].last?.character, &search)
      {
        flush()
        let changes = changes + [part.change]
        if character == "`" {
          appendCode(part.inside, changes: changes, to: &pieces)
        } else {
          append(part.inside, changes: changes, to: &pieces)
        }
        index = part.end
      } else {
        plain.append(character)
        index += 1
      }
    }
    flush()
  }

  /// How many equal marks at an index stand for themselves, because nothing follows them that they
  /// could mark.
  private static func marksOfNothing(at index: Int, in atoms: ArraySlice<Atom>) -> Int? {
    guard let mark = atoms[index].character, "*_~".contains(mark) else { return nil }
    let end = atoms[index...].firstIndex { $0.character != mark } ?? atoms.endIndex
    let isEnd = end == atoms.endIndex || atoms[end].character?.isWhitespace == true
    return isEnd ? end - index : nil
  }

  /// Code, in which no character means anything but itself.
  private static func appendCode(
    _ atoms: ArraySlice<Atom>, changes: [Text.Change], to pieces: inout [Piece]
  ) {
    var code = ""
    for atom in atoms {
      switch atom {
      case .character(let character): code.append(character)
      case .text(let text):
        if !code.isEmpty { pieces.append((Text(verbatim: code), changes)) }
        pieces.append((text, changes))
        code = ""
      }
    }
    if !code.isEmpty { pieces.append((Text(verbatim: code), changes)) }
  }

  /// A part between two marks at the start of a slice.
  private static func part(
    in atoms: ArraySlice<Atom>, after previous: Character?, _ search: inout Search
  ) -> (inside: ArraySlice<Atom>, change: Text.Change, end: Int)? {
    for (number, (mark, change)) in marks.enumerated() where !search.endless.contains(number) {
      func isMark(at index: Int) -> Bool {
        index + mark.count <= atoms.endIndex
          && mark.indices.allSatisfy { atoms[index + $0].character == mark[$0] }
      }
      guard isMark(at: atoms.startIndex) else { continue }
      if mark[0] == "_", let previous, previous.isWordCharacter { return nil }
      let start = atoms.startIndex + mark.count
      guard start < atoms.endIndex, atoms[start].character?.isWhitespace != true else { continue }
      // Three marks begin with two around one, and end with one inside two.
      let isTriple = mark.count == 2 && atoms[start].character == mark[0]
      var end = start + 1
      while end < atoms.endIndex {
        let next = end + mark.count
        let isInWord =
          mark[0] == "_" && next < atoms.endIndex && atoms[next].character?.isWordCharacter == true
        let isEnd =
          isMark(at: end) && !isInWord && atoms[end - 1].character?.isWhitespace != true
        let goesOn = next < atoms.endIndex && atoms[next].character == mark[0]
        if isEnd, !goesOn || (mark.count == 2 && !isTriple) {
          return (atoms[start..<end], change, next)
        }
        end += isEnd && mark.count == 1 ? 2 : 1
      }
      search.endless.insert(number)
    }
    return nil
  }

  /// A link at the start of a slice.
  private static func link(
    in atoms: ArraySlice<Atom>, _ search: inout Search
  ) -> (label: ArraySlice<Atom>, end: Int)? {
    guard atoms.first?.character == "[" else { return nil }
    if (search.bracket ?? atoms.startIndex) <= atoms.startIndex {
      search.bracket = atoms.firstIndex { $0.character == "]" } ?? atoms.endIndex
    }
    guard let close = search.bracket, close + 1 < atoms.endIndex,
      atoms[close + 1].character == "("
    else { return nil }
    var open = 0
    for index in atoms.indices[(close + 1)...].prefix(longestAddress) {
      if atoms[index].character == "(" { open += 1 }
      if atoms[index].character == ")" { open -= 1 }
      if open == 0 { return (atoms[(atoms.startIndex + 1)..<close], index + 1) }
    }
    return nil
  }

  /// How many characters of an address are looked at, so that many links without an end take no
  /// longer.
  private static var longestAddress: Int { 2048 }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
