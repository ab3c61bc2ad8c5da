/// A symbol's size, or a change of it, and how far it reaches below the baseline.
struct SymbolBox {
  var (width, height, below) = (0.0, 0.0, 0.0)

  mutating func add(_ other: SymbolBox, times factor: Double) {
    width += other.width * factor
    height += other.height * factor
    below += other.below * factor
  }
}

/// The sizes of a symbol in all fonts.
struct SymbolEntry {
  /// The measured fonts of regular weight.
  private static let fonts = [10, 11, 12, 13, 15, 17, 22, 26] as [Double]

  /// What grows with the font, at 13 points.
  private var growing: SymbolBox
  /// The widths in the measured fonts.
  private var widths: [Double] = []
  /// What is different from the regular symbol in the small scale, the large one, semibold, bold.
  private var changes: [SymbolBox]

  /// Reads the numbers of an entry of ``SymbolTable/sizes``.
  init(_ numbers: some Collection<Double>) {
    let numbers = Array(numbers)
    widths = numbers[2..<10].map { $0 / 2 }
    let factors = Self.fonts.map { $0 / 13 }
    // Widths were rounded up to half points: by a quarter of one on average.
    let products = zip(widths, factors).map { ($0 - 0.25) * $1 }
    let width = products.reduce(0, +) / factors.map { $0 * $0 }.reduce(0, +)
    growing = SymbolBox(width: width, height: numbers[0] / 100, below: numbers[1] / 100)
    changes = []
    let regular = box(points: 13)
    let roundedUp = { (length: Double) in (length * 2 - 1e-6).rounded(.up) }
    changes = stride(from: 10, to: 22, by: 3).map {
      SymbolBox(
        width: numbers[$0] / 2 - regular.width,
        height: (numbers[$0 + 1] - roundedUp(regular.height)) / 2,
        below: (numbers[$0 + 2] - roundedUp(regular.below)) / 2)
    }
  }

  /// Returns the entry for a symbol of which no more than its width at 13 points is known.
  func withWidth(_ width: Double) -> SymbolEntry {
    var entry = self
    (entry.growing.width, entry.widths) = (width, [])
    return entry
  }

  /// The regular symbol's box before it is rounded up to pixels.
  ///
  /// Its height was measured to grow in proportion to the font and besides by a point every seven
  /// or eight points, half of it below the baseline: this gives all 240 heights and baselines in
  /// all eight fonts.
  private func box(points: Double) -> SymbolBox {
    let (factor, steps) = (points / 13, (0.13 * points + 0.65).rounded(.down))
    var box = SymbolBox(width: 0, height: steps, below: steps / 2 - 0.26)
    box.add(growing, times: factor)
    if let font = Self.fonts.firstIndex(of: points), font < widths.count {
      box.width = widths[font]
    }
    return box
  }

  /// The symbol's box before it is rounded up to pixels.
  func box(points: Double, weight: Int, scale: SymbolMetrics.Scale) -> SymbolBox {
    var box = box(points: points)
    let factor = points / 13
    switch scale {
    case .small: box.add(changes[0], times: factor)
    case .large: box.add(changes[1], times: factor)
    case .medium: break
    }
    let weight = Double(min(max(weight, 1), 1000))
    switch weight {
    case 400: break
    case 400...600: box.add(changes[2], times: factor * (weight - 400) / 200)
    case 600...700:
      box.add(changes[2], times: factor * (700 - weight) / 100)
      box.add(changes[3], times: factor * (weight - 600) / 100)
    default: box.add(changes[3], times: factor * (weight - 400) / 300)
    }
    return box
  }
}

/// The sizes of ``SymbolTable``, read once.
final class SymbolSizes: Sendable {
  static let shared = SymbolSizes()

  struct Key: Hashable {
    var name: Substring
    var size: Double
    var weight: Int
    var scale: SymbolMetrics.Scale

    init(name: some StringProtocol, size: Double, weight: Int, scale: SymbolMetrics.Scale) {
      (self.name, self.size, self.weight, self.scale) = (Substring(name), size, weight, scale)
    }
  }

  typealias Size = (width: Double, height: Double)

  private let entries: [SymbolEntry]
  private let places: [Substring: Int]
  private let others: [Key: Size]
  private let words: Set<Substring>

  private init() {
    var (entries, places, others) = ([SymbolEntry](), [Substring: Int](), [Key: Size]())
    for line in Self.lines(of: SymbolTable.sizes) {
      for name in line.dropLast(22) { places[name] = entries.count }
      entries.append(SymbolEntry(line.suffix(22).lazy.map { Double($0) ?? 0 }))
    }
    for line in Self.lines(of: SymbolTable.others) {
      let scale = line.count == 6 ? SymbolMetrics.Scale(rawValue: String(line[3])) : nil
      let key = Key(
        name: line[0], size: Double(line[1]) ?? 0, weight: Int(line[2]) ?? 0,
        scale: scale ?? .medium)
      let lengths = line.suffix(2).map { (Double($0) ?? 0) / 2 }
      others[key] = (lengths[0], lengths[1])
    }
    if let circle = places["circle"] { entries.append(entries[circle].withWidth(16)) }
    (self.entries, self.places, self.others) = (entries, places, others)
    words = Set(SymbolTable.words.split { $0 == " " || $0 == "\n" })
  }

  /// The entries of a table, in words.
  private static func lines(of table: String) -> [[Substring]] {
    table.split(separator: ",").map { $0.split { $0 == " " || $0 == "\n" } }.filter { !$0.isEmpty }
  }

  /// Returns whether a name consists of words of symbols, and numbers.
  func isKnown(_ name: String) -> Bool {
    places[Substring(name)] != nil
      || name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
        words.contains(word) || (1...3).contains(word.count) && word.allSatisfy(\.isNumber)
      }
  }

  /// Returns a size that was measured in no more than one font.
  func measured(_ key: Key) -> Size? { others[key] }

  /// Returns the box of a symbol, or of what it is a variant of.
  func box(of key: Key) -> SymbolBox {
    let base = key.name.hasSuffix(".fill") ? key.name.dropLast(5) : key.name
    var place = places[key.name] ?? places[base]
    if place == nil, let last = base.split(separator: ".").last,
      ["circle", "square"].contains(last)
    {
      place = places[last]
    }
    let entry = entries[place ?? entries.count - 1]
    return entry.box(points: key.size, weight: key.weight, scale: key.scale)
  }
}
