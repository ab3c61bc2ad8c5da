import Foundation
import LayoutCore

/// Fonts by family, from which text is measured.
///
///     var book = FontBook()
///     try book.add(contentsOf: "Fonts/Inter-Regular.otf")
///     try book.add(contentsOf: "Fonts/Inter-Bold.otf")
///     book.fallbacks = ["Noto Sans"]
///     let result = view.layout(in: window) { $0.textMeasurer = LineSetter(book) }
///
/// A font by name is found by its family, full or PostScript name. Of a family, the font with the
/// nearest width, slant and weight is used; a variable font has all weights of its axis. Where a
/// family has no condensed or expanded font, letters of its normal one are scaled. Characters that
/// it lacks are measured with the fallbacks, in their order. Text in the system font, or in a
/// family that the book does not have, is measured with ``SystemFontMetrics``; the layout's
/// diagnostics tell of the latter.
public struct FontBook: FontMetrics {
  /// The families to look in for characters that a font lacks, in order.
  public var fallbacks: [String] = []
  /// Measures text in fonts that the book does not have.
  public var systemFont = SystemFontMetrics()

  fileprivate var faces: [String: [Face]] = [:]

  /// A font of the book.
  fileprivate struct Face: Sendable {
    let font: FontFile
    let shaper: Shaper
  }

  /// Creates an empty book.
  public init() {}

  /// Adds all fonts of a file.
  public mutating func add(contentsOf path: String) throws(FontFileError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .notReadable(path) }
    let bytes = [UInt8](data)
    for index in 0..<FontFile.count(in: bytes) { add(try FontFile(bytes, index: index)) }
  }

  /// Adds a font, under its own names and another one if given.
  public mutating func add(_ font: FontFile, as name: String? = nil) {
    let face = Face(font: font, shaper: Shaper(font, at: [:]))
    let names = Set([font.family, font.fullName, font.postScriptName, name].compactMap(\.self))
    for name in names { faces[name.lowercased(), default: []].append(face) }
  }

  /// The families and names of the book's fonts, in lowercase.
  public var names: [String] { faces.keys.sorted() }
}

extension FontBook: CustomStringConvertible {
  /// The names of the book's fonts.
  public var description: String { "FontBook(\(names.joined(separator: ", ")))" }
}

// MARK: - Metrics

extension FontBook {
  /// Returns whether the book has the font's family, or it is the system font.
  public func hasFont(_ font: FontDescription) -> Bool {
    font.family == nil || face(for: font) != nil
  }

  /// Returns the vertical measures that the font's file says.
  public func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
    guard let face = face(for: font)?.font else {
      return systemFont.metrics(of: font, pixelLength: pixelLength)
    }
    let unit = font.size > 0 && font.size < 1e9 ? font.size / CGFloat(face.unitsPerEm) : 0
    return TextMetrics(
      ascent: CGFloat(face.ascent) * unit, descent: CGFloat(face.descent) * unit,
      leading: CGFloat(face.lineGap) * unit, capHeight: CGFloat(face.capHeight) * unit,
      pixelLength: pixelLength)
  }

  /// Returns the heights of lines that the font's file says; on macOS, each in whole points.
  public func lineMetrics(of font: FontDescription, pixelLength: CGFloat) -> LineMetrics {
    guard face(for: font) != nil else {
      return systemFont.lineMetrics(of: font, pixelLength: pixelLength)
    }
    let metrics = metrics(of: font, pixelLength: pixelLength)
    let heights = [metrics.ascent, metrics.descent, metrics.leading].map {
      font.platform == .macOS ? $0.rounded() : $0
    }
    return LineMetrics(ascent: heights[0], descent: heights[1], gap: heights[2])
  }

  /// Returns how wide characters are in the font, or in a fallback that has them.
  public func advances(of string: String, in font: FontDescription) -> [CGFloat] {
    guard let face = face(for: font) else { return systemFont.advances(of: string, in: font) }
    let others = fallbacks.compactMap { self.face(named: $0, like: font) }
    var advances: [CGFloat] = []
    var (pending, current) = ("", 0)
    func finish() {
      guard !pending.isEmpty else { return }
      let face = current == 0 ? face : others[current - 1]
      let unit = font.size > 0 && font.size < 1e9 ? font.size / CGFloat(face.font.unitsPerEm) : 0
      let scale = face.font.width == 1 ? unit * font.width : unit
      advances += face.setter(for: font).advances(of: pending).map { CGFloat($0) * scale }
      pending = ""
    }
    for character in string {
      var number = 0
      if character.unicodeScalars.allSatisfy(\.isHidden) {
        number = current
      } else if !face.font.has(character) {
        number = (others.firstIndex { $0.font.has(character) } ?? -1) + 1
      }
      if number != current { finish() }
      current = number
      pending.append(character)
    }
    finish()
    return advances
  }

  private func face(for font: FontDescription) -> Face? {
    font.family.flatMap { face(named: $0, like: font) }
  }

  /// The family's face that is nearest in width, then in slant, then in weight.
  private func face(named name: String, like font: FontDescription) -> Face? {
    func distance(_ face: Face) -> (width: CGFloat, slant: Int, weight: Double) {
      let axis = face.font.axes.first { $0.tag == "wght" }
      let weight =
        axis.map { min(max(Double(font.weight), $0.minimum), $0.maximum) }
        ?? Double(face.font.weight)
      return (
        abs(CGFloat(face.font.width) - font.width), face.font.isItalic == font.isItalic ? 0 : 1,
        abs(weight - Double(font.weight))
      )
    }
    return faces[name.lowercased()]?.min { distance($0) < distance($1) }
  }
}

extension FontBook.Face {
  /// What measures strings at the weight and slant of a font.
  func setter(for description: FontDescription) -> Shaper {
    guard !font.axes.isEmpty else { return shaper }
    var values: [String: Double] = ["wght": Double(description.weight)]
    values["opsz"] = Double(description.size)
    if description.isItalic { (values["ital"], values["slnt"]) = (1, -10) }
    return Shaper(font, at: values)
  }
}
