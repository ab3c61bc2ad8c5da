/// How large one of the system's symbols is beside text in a font.
///
///     let star = SymbolMetrics("star", font: FontDescription(size: 13), pixelLength: 0.5)
///     #expect(star.size == CGSize(width: 16.5, height: 16))
///
/// Some 200 symbols were measured with SwiftUI at 13 points, and some of them in other fonts and
/// scales; those have the measured sizes. Other fonts get them in proportion, rounded up to pixels.
/// Symbols that were not measured are as large as what they are variants of, such as `circle` for
/// all names that end so, or else 16 × 15 at 13 points.
///
/// Names that no symbol has, such as those with words that occur in none, are 0 × 0 as in SwiftUI.
public struct SymbolMetrics: Hashable, Sendable {
  /// How large a symbol is beside text.
  @nonexhaustive
  public enum Scale: String, Hashable, Sendable {
    /// Smaller than usual: 0.8 times as large.
    case small
    /// As usual.
    case medium
    /// Larger than usual: 1.28 times as large.
    case large

    /// By how much symbols grow for which the scale was not measured.
    fileprivate var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The symbol's size in points.
  public let size: CGSize
  /// Whether there may be a symbol of that name.
  public let isKnown: Bool

  /// Measures a symbol.
  public init(
    _ name: String, font: FontDescription, scale: Scale = .medium, pixelLength: CGFloat = 1
  ) {
    let sizes = SymbolSizes.shared
    isKnown = sizes.isKnown(name)
    guard isKnown else {
      size = .zero
      return
    }
    let pixel = pixelLength > 0 && pixelLength.isUsable ? Double(pixelLength) : 1
    func rounded(_ length: Double) -> CGFloat {
      CGFloat(((length - 1e-6 * pixel) / pixel).rounded(.up) * pixel)
    }
    let key = SymbolSizes.Key(
      name: name, size: font.usableSize, weight: font.weight, scale: scale)
    let factor = font.usableSize / 13 * scale.factor
    let (width, height) = sizes.measured(key) ?? sizes.usual(name, times: factor)
    size = CGSize(width: rounded(width), height: rounded(height))
  }
}

/// The sizes of ``SymbolTable``, read once.
private final class SymbolSizes: Sendable {
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

  private let usual: [Substring: Size]
  private let others: [Key: Size]
  private let words: Set<Substring>

  private init() {
    var (usual, others) = ([Substring: Size](), [Key: Size]())
    for entry in Self.entries(SymbolTable.usual) { usual[entry[0]] = Self.size(entry) }
    for entry in Self.entries(SymbolTable.others) {
      let scale = entry.count == 6 ? SymbolMetrics.Scale(rawValue: String(entry[3])) : nil
      let key = Key(
        name: entry[0], size: Double(entry[1]) ?? 0, weight: Int(entry[2]) ?? 0,
        scale: scale ?? .medium)
      others[key] = Self.size(entry)
    }
    (self.usual, self.others) = (usual, others)
    words = Set(SymbolTable.words.split { $0 == " " || $0 == "\n" })
  }

  /// The entries of a table, in words.
  private static func entries(_ table: String) -> [[Substring]] {
    table.split(separator: ",").map { $0.split { $0 == " " || $0 == "\n" } }
      .filter { !$0.isEmpty }
  }

  /// The size at the end of an entry.
  private static func size(_ entry: [Substring]) -> Size {
    let lengths = entry.suffix(2).map { (Double($0) ?? 0) / 2 }
    return (lengths[0], lengths[1])
  }

  /// Returns whether a name consists of words of symbols, and numbers.
  func isKnown(_ name: String) -> Bool {
    usual[Substring(name)] != nil
      || name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
        words.contains(word) || (1...3).contains(word.count) && word.allSatisfy(\.isNumber)
      }
  }

  /// Returns a size that was measured.
  func measured(_ key: Key) -> Size? {
    if let size = others[key] { return size }
    return key.size == 13 && key.weight == 400 && key.scale == .medium ? usual[key.name] : nil
  }

  /// Returns a symbol's size in proportion to that at 13 points.
  func usual(_ name: String, times factor: Double) -> Size {
    let base = Substring(name.hasSuffix(".fill") ? name.dropLast(5) : Substring(name))
    var size: Size = (16, 15)
    if let known = usual[Substring(name)] ?? usual[base] {
      size = known
    } else if let last = base.split(separator: ".").last, ["circle", "square"].contains(last) {
      size = usual[last] ?? size
    }
    return (size.width * factor, size.height * factor)
  }
}
