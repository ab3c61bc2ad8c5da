// The lines of a text as renderers see them. Renderers are never asked to draw, so there are no
// lines; they are described so that renderers compile.

extension Text {
  /// The lines of a text, ready to be drawn.
  public struct Layout: RandomAccessCollection, Equatable {
    /// Whether some of the text is cut.
    public let isTruncated = false
    private let lines: [Line] = []

    private init() {}

    /// The first index.
    public var startIndex: Int { 0 }
    /// The index past the last.
    public var endIndex: Int { lines.count }
    /// The line at an index.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// A line of a text.
  public struct Line: RandomAccessCollection, Equatable {
    /// Where the line's baseline begins.
    public var origin: CGPoint
    private let runs: [Run]

    /// The first index.
    public var startIndex: Int { 0 }
    /// The index past the last.
    public var endIndex: Int { runs.count }
    /// The part at an index.
    public subscript(index: Int) -> Run { runs[index] }
    /// The line's place and size.
    public var typographicBounds: TypographicBounds { TypographicBounds(origin: origin) }
  }

  /// A part of a line in one style.
  public struct Run: RandomAccessCollection, Equatable {
    /// The direction in which the letters follow each other.
    public let layoutDirection: LayoutDirection
    /// Where the letters are in the text.
    public let characterIndices: [CharacterIndex]
    private let slices: [RunSlice]

    /// The first index.
    public var startIndex: Int { 0 }
    /// The index past the last.
    public var endIndex: Int { slices.count }
    /// The letter at an index.
    public subscript(index: Int) -> RunSlice { slices[index] }
    /// Some of the letters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    /// The mark of a kind that the part has.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    /// The part's place and size.
    public var typographicBounds: TypographicBounds { TypographicBounds(origin: .zero) }
  }

  /// Some letters of a part of a line.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The part.
    public var run: Run
    /// The letters' indices in the part.
    public var indices: Range<Int>

    /// Creates some letters of a part.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    /// The first index.
    public var startIndex: Int { indices.lowerBound }
    /// The index past the last.
    public var endIndex: Int { indices.upperBound }
    /// The letter at an index.
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
    /// Some of the letters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    /// The mark of a kind that the part has.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    /// Where the letters are in the text.
    public var characterIndices: [CharacterIndex] { Array(run.characterIndices[indices]) }
    /// The letters' place and size.
    public var typographicBounds: TypographicBounds { run.typographicBounds }
  }

  /// Where a letter is in a text.
  public struct CharacterIndex: Comparable, Hashable, Sendable {
    private let offset: Int

    /// Letters in their order.
    public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
  }

  /// The place and size of letters.
  public struct TypographicBounds: Equatable, Sendable {
    /// Where the baseline begins.
    public var origin: CGPoint
    /// How wide the letters are.
    public var width: CGFloat = 0
    /// How far they are above the baseline.
    public var ascent: CGFloat = 0
    /// How far they are below it.
    public var descent: CGFloat = 0
    /// The space to the next line.
    public var leading: CGFloat = 0

    init(origin: CGPoint) { self.origin = origin }

    /// Nothing, at the origin.
    public init() { self.init(origin: .zero) }

    /// The rectangle around the letters.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// How letters are drawn.
  @frozen public struct DrawingOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Letters need not begin at parts of pixels that are known.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Accepts a line to draw.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}

  /// Accepts a part of a line to draw.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}

  /// Accepts letters to draw.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
