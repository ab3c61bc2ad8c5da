import LayoutCore

/// The size of an image, read from its file: PNG, JPEG, GIF, WebP, BMP or SVG.
///
///     let photo = try ImageFile(bytes)
///     photo.size  // as the image is shown, in pixels; in points for SVG
///
/// Pixels are not decoded. A file that ends before its pixels do is damaged.
public struct ImageFile: Hashable, Sendable {
  /// A format of images.
  @nonexhaustive
  public enum Format: String, Hashable, CaseIterable, Sendable {
    /// Portable Network Graphics.
    case png
    /// The format of photographs. Its orientation is followed.
    case jpeg
    /// Graphics Interchange Format, of which the first picture counts.
    case gif
    /// WebP, with or without loss.
    case webP
    /// Windows bitmaps.
    case bmp
    /// Scalable Vector Graphics.
    case svg
  }

  /// The file's format, whatever its name.
  public let format: Format
  /// The size of the image, turned as it is shown.
  public let size: CGSize

  /// Reads the size from a file's bytes.
  public init(_ bytes: [UInt8]) throws(ImageSizeError) {
    let data = FontData(bytes)
    var found = try Self.png(data)
    if found == nil { found = try Self.jpeg(data) }
    if found == nil { found = try Self.gif(data) }
    if found == nil { found = try Self.webP(data) }
    if found == nil { found = try Self.bmp(data) }
    if found == nil { found = try Self.svg(data) }
    guard let (format, width, height) = found else {
      throw .damaged("is no image of a known format")
    }
    guard width > 0, height > 0, width < 1e9, height < 1e9 else { throw .damaged("says no size") }
    self.format = format
    size = CGSize(width: width, height: height)
  }

  private typealias Found = (Format, width: Double, height: Double)

  private static func found(_ format: Format, _ width: Int, _ height: Int) -> Found {
    (format, Double(width), Double(height))
  }
}

extension ImageSizeError {
  static let cut = ImageSizeError.damaged("ends too early")
}

// MARK: - Formats

extension ImageFile {
  private static func png(_ data: FontData) throws(ImageSizeError) -> Found? {
    guard data.unsigned32(0) == 0x8950_4E47, data.unsigned32(4) == 0x0D0A_1A0A else { return nil }
    var (offset, size) = (8, Found?.none)
    // Chunks follow each other, with their lengths in front and checksums behind.
    while let length = data.unsigned32(offset), let tag = data.tag(offset + 4) {
      if tag == "IEND", let size, data.byte(offset + 11) != nil { return size }
      if tag == "IHDR", let width = data.unsigned32(offset + 8),
        let height = data.unsigned32(offset + 12)
      {
        size = found(.png, width, height)
      }
      offset += 12 + length
    }
    throw .cut
  }

  private static func jpeg(_ data: FontData) throws(ImageSizeError) -> Found? {
    guard data.unsigned16(0) == 0xFFD8 else { return nil }
    var (offset, isTurned, size) = (2, false, Found?.none)
    while let marker = data.byte(offset + 1), data.byte(offset) == 0xFF {
      if marker == 0xFF {
        offset += 1
        continue
      }
      guard let length = data.unsigned16(offset + 2), length >= 2 else { break }
      switch marker {
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF:
        guard let height = data.unsigned16(offset + 5), let width = data.unsigned16(offset + 7)
        else { throw .cut }
        size = found(.jpeg, width, height)
      case 0xE1:
        let segment = data.part(from: offset + 4, count: length - 2)
        isTurned = isTurned || segment.map(turnsSideways) == true
      case 0xDA:
        guard let (format, width, height) = size, data.hasEndOfImage(after: offset) else {
          throw .cut
        }
        return isTurned ? (format, height, width) : (format, width, height)
      default: break
      }
      offset += 2 + length
    }
    throw .cut
  }

  /// Returns whether Exif data asks for an image to be turned by a quarter.
  private static func turnsSideways(_ data: FontData) -> Bool {
    guard data.tag(0) == "Exif", let tiff = data.part(from: 6), let order = tiff.unsigned16(0)
    else { return false }
    let isLittle = order == 0x4949
    func number16(_ offset: Int) -> Int? {
      isLittle ? tiff.little16(offset) : tiff.unsigned16(offset)
    }
    guard let start = isLittle ? tiff.little32(4) : tiff.unsigned32(4),
      let count = number16(start)
    else { return false }
    for entry in 0..<count {
      let offset = start + 2 + entry * 12
      guard let tag = number16(offset) else { return false }
      if tag == 0x0112 { return (5...8).contains(number16(offset + 8) ?? 1) }
    }
    return false
  }

  private static func gif(_ data: FontData) throws(ImageSizeError) -> Found? {
    guard data.tag(0) == "GIF8", let width = data.little16(6), let height = data.little16(8) else {
      return nil
    }
    var end = data.count - 1
    while end > 10, data.byte(end) == 0 { end -= 1 }
    guard end > 10, data.byte(end) == 0x3B else { throw .cut }
    return found(.gif, width, height)
  }

  private static func webP(_ data: FontData) throws(ImageSizeError) -> Found? {
    guard data.tag(0) == "RIFF", data.tag(8) == "WEBP" else { return nil }
    guard let length = data.little32(4), length + 8 <= data.count else { throw .cut }
    switch data.tag(12) {
    case "VP8 ":
      guard let width = data.little16(26), let height = data.little16(28) else { throw .cut }
      return found(.webP, width & 0x3FFF, height & 0x3FFF)
    case "VP8L":
      guard let bits = data.little32(21) else { throw .cut }
      return found(.webP, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      guard let width = data.little32(24), let height = data.little32(26) else { throw .cut }
      return found(.webP, width & 0xFF_FFFF + 1, height >> 8 + 1)
    default: throw .damaged("says no size")
    }
  }

  private static func bmp(_ data: FontData) throws(ImageSizeError) -> Found? {
    guard data.unsigned16(0) == 0x424D else { return nil }
    guard let start = data.little32(10), let header = data.little32(14) else { throw .cut }
    if header == 12 {
      guard let width = data.little16(18), let height = data.little16(20),
        let depth = data.little16(24)
      else { throw .cut }
      guard data.holds(rows: height, of: width, depth, from: start) else { throw .cut }
      return found(.bmp, width, height)
    }
    guard let width = data.little32(18), let rawHeight = data.little32(22),
      let depth = data.little16(28), let compression = data.little32(30),
      let length = data.little32(2)
    else { throw .cut }
    // Rows from top to bottom are marked by a negative height.
    let height = Int(Int32(truncatingIfNeeded: rawHeight).magnitude)
    guard
      compression == 0
        ? data.holds(rows: height, of: width, depth, from: start) : length <= data.count
    else { throw .cut }
    return found(.bmp, width, height)
  }

  private static func svg(_ data: FontData) throws(ImageSizeError) -> Found? {
    guard let (width, height) = try SVGFile.size(data) else { return nil }
    return (.svg, width, height)
  }
}

extension FontData {
  fileprivate func little16(_ offset: Int) -> Int? {
    unsigned16(offset).map { $0 >> 8 | ($0 & 0xFF) << 8 }
  }

  fileprivate func little32(_ offset: Int) -> Int? {
    guard let low = little16(offset), let high = little16(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// Whether rows of pixels of some bits each, filled up to four bytes, are all there.
  fileprivate func holds(rows: Int, of width: Int, _ depth: Int, from start: Int) -> Bool {
    let row = Double((width * depth + 31) / 32 * 4)
    return Double(start) + row * Double(rows) <= Double(count)
  }

  /// Whether the marker for the end of a JPEG image comes after an offset.
  fileprivate func hasEndOfImage(after offset: Int) -> Bool {
    var end = count - 2
    while end > offset {
      if unsigned16(end) == 0xFFD9 { return true }
      end -= 1
    }
    return false
  }
}
