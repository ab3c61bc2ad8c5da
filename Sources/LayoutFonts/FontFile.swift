/// A TrueType or OpenType font, read for the widths and heights of text.
///
///     let font = try FontFile(bytes)
///     font.advances(of: "Hello")  // one number for each character, in units
///
/// Tables are read when they are needed, but for the glyphs of Latin letters, which are looked up
/// at once. Nothing is remembered later, so a font can be used by several threads. A font whose
/// tables are broken gives no room, or less, to some characters; reading never leaves the file.
///
/// Letters are kerned and joined to ligatures as is usual. Scripts whose letters change beside each
/// other, such as Arabic and Devanagari, get the width of single letters; so do contextual
/// alternates.
public struct FontFile: Sendable, CustomStringConvertible {
  /// How many units the font's size has.
  public let unitsPerEm: Int
  /// How far letters reach above the baseline, in units.
  public let ascent: Int
  /// How far letters reach below the baseline, in units, as a positive number.
  public let descent: Int
  /// The extra distance between lines, in units.
  public let lineGap: Int
  /// The height of capitals, in units.
  public let capHeight: Int
  /// The weight that the font says it has, from 1 to 1000; 400 is regular.
  public let weight: Int
  /// Whether the font's letters are slanted.
  public let isItalic: Bool
  /// How wide letters are, relative to the family's normal ones; below 1 for condensed fonts.
  public let width: Double
  /// How many glyphs the font has.
  public let glyphCount: Int

  let tables: FontTables
  let characters: CharacterMap
  let variations: FontAxes
  private let widths: FontData
  private let longWidths: Int

  /// An axis along which a variable font changes.
  public struct Axis: Hashable, Sendable {
    /// The axis's name of four letters, such as `wght`.
    public let tag: String
    /// The least value.
    public let minimum: Double
    /// The value of the font as it is.
    public let normal: Double
    /// The greatest value.
    public let maximum: Double
  }

  /// Reads a font.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - index: the font's number in a collection; 0 in other files.
  public init(_ bytes: [UInt8], index: Int = 0) throws(FontFileError) {
    tables = try FontTables(FontData(bytes), index: index)
    guard let head = tables["head"], let units = head.unsigned16(18) else {
      throw .missingTable("head")
    }
    guard units > 0 else { throw .noUnits }
    guard let header = tables["hhea"], let longWidths = header.unsigned16(34), longWidths > 0 else {
      throw .missingTable("hhea")
    }
    guard let widths = tables["hmtx"] else { throw .missingTable("hmtx") }
    guard let characters = CharacterMap(tables["cmap"]) else { throw .missingTable("cmap") }
    self.unitsPerEm = units
    self.widths = widths
    self.characters = characters
    glyphCount = tables["maxp"]?.unsigned16(4) ?? longWidths
    self.longWidths = min(longWidths, widths.count / 4)
    let marks = tables["OS/2"]
    let usesMarks = (marks?.unsigned16(62) ?? 0) & 0x80 != 0
    let ascent = header.signed16(4) ?? 0
    let isEmpty = ascent == 0 && header.signed16(6) == 0
    // Some fonts say that their typographic measures count, and some have no others.
    var (descent, lineGap) = (header.signed16(6) ?? 0, header.signed16(8) ?? 0)
    if let marks, usesMarks || isEmpty {
      self.ascent = marks.signed16(68) ?? 0
      (descent, lineGap) = (marks.signed16(70) ?? 0, marks.signed16(72) ?? 0)
    } else {
      self.ascent = ascent
    }
    // No line has a negative height.
    self.descent = max(-descent, -self.ascent)
    self.lineGap = max(lineGap, 0)
    let capHeight = marks?.unsigned16(0) ?? 0 >= 2 ? marks?.signed16(88) ?? 0 : 0
    self.capHeight = capHeight > 0 ? capHeight : self.ascent * 3 / 4
    weight = marks?.unsigned16(4) ?? 400
    let selection = marks?.unsigned16(62) ?? 0
    isItalic = selection & 1 != 0 || (head.unsigned16(44) ?? 0) & 2 != 0
    let widthClass = Int(marks?.unsigned16(6) ?? 0)
    width = 1...9 ~= widthClass ? Self.widths[widthClass - 1] : 1
    variations = FontAxes(tables)
  }

  /// The widths from "ultra-condensed" to "ultra-expanded".
  private static let widths = [0.5, 0.625, 0.75, 0.875, 1, 1.125, 1.25, 1.5, 2]

  /// How many fonts a file holds: one, or those of a collection, of which 256 are counted.
  public static func count(in bytes: [UInt8]) -> Int {
    let data = FontData(bytes)
    guard data.tag(0) == "ttcf" else { return 1 }
    return min(data.unsigned32(8) ?? 0, max(data.count - 12, 0) / 4, 256)
  }

  /// The font's full name, or else its family's.
  public var description: String { "FontFile(\(fullName ?? family ?? "without a name"))" }
  /// The family's name.
  public var family: String? { FontNames(tables["name"]).name(16, 1) }
  /// The font's full name.
  public var fullName: String? { FontNames(tables["name"]).name(4) }
  /// The name by which programs know the font.
  public var postScriptName: String? { FontNames(tables["name"]).name(6) }
  /// The axes of a variable font; none of others.
  public var axes: [Axis] { variations.axes }

  /// Returns the glyph of a character; 0, the one for missing characters, if the font has none.
  @inline(__always)
  public func glyph(for character: Unicode.Scalar) -> Int {
    characters.glyph(for: Int(character.value))
  }

  /// Returns a glyph's advance in units.
  @inline(__always)
  public func advance(of glyph: Int) -> Int {
    guard glyph >= 0, glyph < max(glyphCount, 1), longWidths > 0 else { return 0 }
    return widths.unsigned16(min(glyph, longWidths - 1) * 4) ?? 0
  }
}

/// Why a file could not be read as a font.
///
///     do throws(FontFileError) {
///       return try FontFile(bytes).ascent
///     } catch {
///       return 0
///     }
@nonexhaustive
public enum FontFileError: Error, Hashable, Sendable {
  /// The bytes do not begin as a font does.
  case notAFont
  /// The file ends before its directory.
  case truncated
  /// A table is missing that every font has, or is too short.
  case missingTable(String)
  /// The font says that its size has no units.
  case noUnits
  /// The file has no font with that number.
  case noSuchFont(Int)
  /// The file could not be opened.
  case notReadable(String)
}

extension FontFileError: CustomStringConvertible {
  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .notAFont: "These bytes are no TrueType or OpenType font."
    case .truncated: "The font ends before its list of tables does."
    case .missingTable(let name): "The font has no usable table “\(name)”, which every font needs."
    case .noUnits: "The font says that its size has 0 units, so nothing can be measured with it."
    case .noSuchFont(let index): "The file has no font with the number \(index)."
    case .notReadable(let path): "The file \(path) cannot be read."
    }
  }
}
