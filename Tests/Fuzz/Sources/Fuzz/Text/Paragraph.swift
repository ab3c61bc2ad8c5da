import LayoutCore
import LayoutKit

/// A text with marks, in a font, in a number of widths.
struct Paragraph {
  let string: String
  private let styled: StyledText
  private let widths: [CGFloat]
  private let height: CGFloat?

  private static let parts = [
    "a", " ", "word", "two words ", "*", "**", "_", "__", "`", "~~", "[", "](", "]", ")", "(",
    "\\", "\n", "\r\n", "&amp;", "| a | b |\n|---|\n", "# ", "- ", "> ", "![", "1. ", "<b>", "é",
    "e\u{301}\u{301}", "漢字", "、", "שלום", "مرحبا", "👨‍👩‍👧", "🇩🇪", "\u{200B}", "\u{AD}", "\u{A0}",
    "\u{2028}",
    "\u{202E}", "\u{FEFF}", "\t", "-", "–", "100,000.50", "https://a.b/c?d=e", "ｆ", "ไทย", "\u{0}",
    "WAVE", "fi", "…", "it’s", "\u{FFFD}", "\u{300}", "\u{1F3FB}", "\u{E0041}",
  ]

  init(_ bytes: [UInt8]) {
    var bytes = Bytes(bytes)
    var font = FontDescription(
      size: bytes.pick(17, 10, 34, 1, 0.5, 100), weight: bytes.pick(400, 700, 100, 900),
      design: bytes.pick(.standard, .monospaced, .serif), isItalic: bytes.once(in: 4))
    font.platform = bytes.pick(.iOS, .macOS)
    widths = (0..<3).map { _ in
      bytes.pick(100, 0, 10, 37.5, 200, 1_000, .infinity, CGFloat(bytes.byte()))
    }
    height = bytes.pick(nil, nil, 0, 20, 50, .infinity)
    let (limit, least) = (bytes.pick(nil, nil, 1, 2, 0), bytes.pick(0, 0, 2))
    let spacing: CGFloat = bytes.pick(0, 0, 4, -3)
    let scale: CGFloat = bytes.pick(1, 1, 0.5, 0.01)
    let (tightens, truncation) = (bytes.once(in: 4), bytes.pick(StyledText.Truncation.tail, .head))
    var (runs, all, current) = ([TextRun](), "", "")
    while !bytes.isAtEnd {
      let part = Self.parts[bytes.number(below: Self.parts.count)]
      let piece = String(repeating: part, count: bytes.once(in: 16) ? 20 : 1)
      current += piece
      all += piece
      if bytes.once(in: 12) {
        runs.append(
          TextRun(
            current, font: font, tracking: bytes.pick(0, 0, 2, -1),
            baselineOffset: bytes.pick(0, 0, 5)))
        current = ""
        font.weight = bytes.pick(400, 700)
      }
    }
    string = all
    styled = StyledText(
      runs + [TextRun(current, font: font)], font: font, lineLimit: limit, minimumLines: least,
      lineSpacing: spacing, truncation: truncation, minimumScaleFactor: scale,
      allowsTightening: tightens)
  }

  var text: String {
    "\(styled.runs.map(\.string))\n\(styled.font)\n"
      + "lines: \(styled.lineLimit.map { "\($0)" } ?? "any"), at least \(styled.minimumLines), spacing "
      + "\(styled.lineSpacing), scale \(styled.minimumScaleFactor), tightening "
      + "\(styled.allowsTightening), \(styled.truncation)\nwidths \(widths), height \(height.text)"
  }

  /// What tells paragraphs apart.
  var traits: [Int] {
    widths.map { width in
      let layout = Self.setter.layout(
        of: styled, in: ProposedViewSize(width: width, height: height))
      return [
        layout.lines.count, layout.isTruncated ? 1 : 0, layout.scale < 1 ? 1 : 0,
        layout.lines.first?.runs.count ?? 0, min(string.count, 20),
      ].hashValue
    } + zip(string.unicodeScalars, string.unicodeScalars.dropFirst()).map { [$0, $1].hashValue }
  }
}

// MARK: - Laws

extension Paragraph {
  private static let setter = LineSetter(SystemFontMetrics())

  private func layout(_ width: CGFloat?, _ height: CGFloat? = nil) -> TextLayout {
    Self.setter.layout(of: styled, in: ProposedViewSize(width: width, height: height))
  }

  /// What is wrong with the lines in some width.
  var problem: String? {
    let measure = Self.setter.measuring(styled)
    let contract = Self.setter.contract(of: styled)
    for width in widths {
      let set = layout(width, height)
      let numbers = [
        set.size.width, set.size.height, set.firstBaseline, set.lastBaseline, set.scale,
      ]
      guard numbers.allSatisfy(\.isFinite), set.size.width >= 0, set.size.height >= 0,
        set.lines.allSatisfy({ $0.width.isFinite && $0.baseline.isFinite })
      else { return "\(set.size), baselines \(set.firstBaseline), \(set.lastBaseline) in \(width)" }
      if set != layout(width, height) { return "set otherwise the second time in \(width)" }
      let measured = measure(ProposedViewSize(width: width, height: height)).size
      if measured != set.size { return "measured \(measured), but set \(set.size) in \(width)" }
      if let problem = loss(in: set, width) ?? breach(of: contract, width) { return problem }
    }
    return nil
  }

  /// Characters that no line has, although nothing is cut.
  private func loss(in set: TextLayout, _ width: CGFloat) -> String? {
    // A soft hyphen is seen at a line's end only, as another character.
    func visible(_ string: String) -> [Unicode.Scalar] {
      string.unicodeScalars.filter {
        !$0.properties.isWhitespace && $0.value >= 0x20 && $0 != "-" && $0 != "\u{AD}"
      }
    }
    guard !set.isTruncated, width > 0, styled.lineLimit != 0 else { return nil }
    let lines = set.lines.map(\.string).joined()
    let (here, all) = (visible(lines), visible(string))
    return here == all ? nil : "lines have \(String(String.UnicodeScalarView(here))) in \(width)"
  }

  /// What is not as the measurer promised it to the engine.
  private func breach(of contract: LeafContract, _ width: CGFloat) -> String? {
    guard contract != .arbitrary, width.isFinite else { return nil }
    let (free, ideal) = (layout(width).size, layout(nil).size)
    if layout(.infinity).size != ideal { return "infinite width gives not the ideal size" }
    if free.width < width, layout((free.width + width) / 2).size != free {
      return "\(free) in \(width), but \(layout((free.width + width) / 2).size) between"
    }
    if contract == .wrapping {
      if layout(width, 10).size != free { return "the height makes a difference in \(width)" }
      if layout(width / 2).size.width > free.width { return "wider in half of \(width)" }
    } else {
      if ideal.width > 0, layout(ideal.width, 0).size != ideal { return "cut at the ideal width" }
      if layout(0).size.width != 0 { return "\(layout(0).size) in no width" }
      if layout(width, free.height).size != free { return "cut at its own height in \(width)" }
    }
    return nil
  }

  /// What reading marks does beside taking them out.
  var problemOfMarks: String? {
    let key = LocalizedStringKey(string)
    let plain = Text(key).layout(proposing: .unspecified)
    let (text, width) = (plain.nodes.compactMap { $0.textLayout() }, plain.size.width)
    guard width.isFinite, plain.size.height.isFinite else { return "\(plain.size)" }
    // A hyphen may come from the end of a line.
    var rest = string.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "-" }[...]
    for scalar in text.flatMap(\.lines).map(\.string).joined().unicodeScalars
    where !scalar.properties.isWhitespace && scalar != "-" {
      guard let index = rest.firstIndex(of: scalar) else { return "\(scalar) was not there" }
      rest = rest[rest.index(after: index)...]
    }
    let marks: Set<Character> = ["*", "_", "`", "~", "[", "\\", "<", "&"]
    if !string.contains(where: marks.contains), !rest.isEmpty, !(text.isEmpty && string.isEmpty) {
      let seen = rest.filter { $0.value >= 0x20 }
      if !seen.isEmpty { return "\(seen.count) characters are gone without a mark" }
    }
    return nil
  }
}
