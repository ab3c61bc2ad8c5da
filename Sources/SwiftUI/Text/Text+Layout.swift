// The lines of a text as renderers see them. Renderers are never asked to draw, so there are no
// lines; they are described so that renderers compile.

extension Text {
  /// The lines of a text, ready to be drawn.
  public struct Layout: RandomAccessCollection, Equatable {
    private init() {}
    public let isTruncated = false
    public let startIndex = 0, endIndex = 0
    public subscript(index: Int) -> Line { Line() }
  }
}

extension Text.Layout {
  /// A line of a text.
  public struct Line: RandomAccessCollection, Equatable {
    public var origin = CGPoint.zero
    public let startIndex = 0, endIndex = 0
    public let typographicBounds = TypographicBounds()
    public subscript(index: Int) -> Run { Run() }
  }

  /// A part of a line in one style.
  public struct Run: RandomAccessCollection, Equatable {
    public let layoutDirection = LayoutDirection.leftToRight
    public let characterIndices: [CharacterIndex] = []
    public let startIndex = 0, endIndex = 0
    public let typographicBounds = TypographicBounds()
    public subscript(index: Int) -> RunSlice { self[index..<(index + 1)] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
  }

  /// Some letters of a part of a line.
  public struct RunSlice: RandomAccessCollection, Equatable {
    public var run: Run
    public var indices: Range<Int>

    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public var characterIndices: [CharacterIndex] { [] }
    public var typographicBounds: TypographicBounds { run.typographicBounds }
    public subscript(index: Int) -> RunSlice { run[index] }
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
  }

  /// Where a letter is in a text.
  public struct CharacterIndex: Comparable, Hashable, Sendable {
    private let offset: Int
    public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
  }

  /// The place and size of letters.
  public struct TypographicBounds: Equatable, Sendable {
    public init() {}
    public var origin = CGPoint.zero
    public var width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0

    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// How letters are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let disablesSubpixelQuantization = Self(rawValue: 1)
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
