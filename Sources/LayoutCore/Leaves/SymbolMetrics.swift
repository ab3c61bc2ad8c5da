/// How large one of the system's symbols is beside text in a font, and where it stands.
///
///     let star = SymbolMetrics("star", font: FontDescription(size: 13), pixelLength: 0.5)
///     #expect(star.size == CGSize(width: 16.5, height: 16))
///     #expect(star.baseline == 13)
///
/// 240 symbols were measured with SwiftUI in eight sizes of the system font, in two further scales
/// and two further weights, and some symbols in other fonts; those have the measured sizes. Between
/// them, sizes are in proportion, rounded up to pixels. Symbols that were not measured are as large
/// as what they are variants of, such as `circle` for all names that end so, or else 16 × 15 at 13
/// points.
///
/// Names that no symbol has, such as those with words that occur in none, are 0 × 0 as in SwiftUI.
public struct SymbolMetrics: Hashable, Sendable {
  /// How large a symbol is beside text.
  @nonexhaustive
  public enum Scale: String, Hashable, Sendable {
    /// Smaller than usual: about 0.8 times as large.
    case small
    /// As usual.
    case medium
    /// Larger than usual: about 1.28 times as large.
    case large
  }

  /// The symbol's size in points.
  public let size: CGSize
  /// How far below the symbol's top the baseline is of text in the same font beside it.
  public let baseline: CGFloat
  /// Whether there may be a symbol of that name.
  public let isKnown: Bool

  /// Measures a symbol.
  ///
  /// Symbols stand in the middle of capitals. `capHeight` is that of the text beside them if it is
  /// in another font than the system's.
  public init(
    _ name: String, font: FontDescription, scale: Scale = .medium, capHeight: CGFloat? = nil,
    pixelLength: CGFloat = 1
  ) {
    let sizes = SymbolSizes.shared
    isKnown = sizes.isKnown(name)
    guard isKnown else {
      (size, baseline) = (.zero, 0)
      return
    }
    let pixel = pixelLength > 0 && pixelLength.isUsable ? Double(pixelLength) : 1
    func rounded(_ length: Double) -> CGFloat {
      CGFloat(((length - 1e-6 * pixel) / pixel).rounded(.up) * pixel)
    }
    let key = SymbolSizes.Key(name: name, size: font.usableSize, weight: font.weight, scale: scale)
    let box = sizes.box(of: key)
    let (width, height) = sizes.measured(key) ?? (box.width, box.height)
    size = CGSize(width: max(rounded(width), 0), height: max(rounded(height), 0))
    let capitals = CGFloat(font.usableSize * SystemFontMetrics.capHeight)
    baseline = size.height - rounded(box.below) + ((capHeight ?? capitals) - capitals) / 2
  }
}
