import LayoutCore
import LayoutKit

/// A few signs of Markdown, again and again, up to a million characters.
struct ManyMarks {
  private let unit: String
  private let start: String
  private let end: String

  private static let signs = [
    "*", "_", "~~", "`", "[", "]", "(", ")", "](", "\\", " ", "a", "**", "!", "&amp;", "|", "\n",
    "é", "<b>", "#", "-", ".", "a)", "[a](b)",
  ]

  init(_ bytes: [UInt8]) {
    var bytes = Bytes(bytes)
    func signs(_ count: Int) -> String {
      (0..<count).map { _ in Self.signs[bytes.number(below: Self.signs.count)] }.joined()
    }
    unit = signs(1 + bytes.number(below: 8))
    start = signs(bytes.number(below: 4))
    let (close, length) = (signs(1 + bytes.number(below: 3)), bytes.pick(1, 0, 1_000, 300_000))
    end = String(repeating: close, count: length / close.count)
  }

  var text: String { "“\(start)”, “\(unit)” up to a million, \(end.count) of “\(end.prefix(12))”" }

  /// What takes longer than a fifth of a second.
  var problem: String? {
    let count = (1_000_000 - start.count - end.count) / unit.count
    let string = start + String(repeating: unit, count: count) + end
    var least = Double.infinity
    for _ in 0..<3 where least > 200 {
      let view = Text(LocalizedStringKey(string)).environment(\.textMeasurer, NoMeasurer())
      let start = ThreadClock.milliseconds
      _ = view.layout(proposing: .zero)
      least = min(least, ThreadClock.milliseconds - start)
    }
    return least > 200 ? "read in \(least) ms" : nil
  }
}

/// Measures nothing, so that only reading the marks takes time.
private struct NoMeasurer: TextMeasurer {
  private var none: TextMetrics { TextMetrics(ascent: 8, descent: 2, capHeight: 6) }

  func contract(of text: StyledText) -> LeafContract { .arbitrary }

  func hasFont(_ font: FontDescription) -> Bool { true }

  func layout(of text: StyledText, in proposal: ProposedViewSize) -> TextLayout {
    TextLayout(size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [])
  }

  func measuring(_ text: StyledText) -> @Sendable (ProposedViewSize) -> LeafMeasurement {
    { _ in LeafMeasurement(size: .zero) }
  }

  func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics { none }
}
