/// A part of a font's bytes. Reading beyond its end gives `nil`, so broken offsets do no harm.
struct FontData: Sendable {
  private let bytes: [UInt8]
  private let start: Int
  let count: Int

  init(_ bytes: [UInt8]) { (self.bytes, start, count) = (bytes, 0, bytes.count) }

  private init(_ bytes: [UInt8], start: Int, count: Int) {
    (self.bytes, self.start, self.count) = (bytes, start, count)
  }

  /// The part from an offset to the end, or of some length; `nil` if that is not all in this one.
  func part(from offset: Int, count length: Int? = nil) -> FontData? {
    guard offset >= 0, offset <= count else { return nil }
    let length = length ?? count - offset
    guard length >= 0, length <= count - offset else { return nil }
    return FontData(bytes, start: start + offset, count: length)
  }

  @inline(__always) func byte(_ offset: Int) -> Int? {
    offset >= 0 && offset < count ? Int(bytes[start + offset]) : nil
  }

  @inline(__always) func unsigned16(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 1 < count else { return nil }
    return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
  }

  @inline(__always) func signed16(_ offset: Int) -> Int? {
    unsigned16(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  @inline(__always) func unsigned32(_ offset: Int) -> Int? {
    guard let high = unsigned16(offset), let low = unsigned16(offset + 2) else { return nil }
    return high << 16 | low
  }

  func signed32(_ offset: Int) -> Int? {
    unsigned32(offset).map { Int(Int32(truncatingIfNeeded: $0)) }
  }

  /// A number with 14 binary places.
  func fraction14(_ offset: Int) -> Double? { signed16(offset).map { Double($0) / 16384 } }

  /// A number with 16 binary places.
  func fraction16(_ offset: Int) -> Double? { signed32(offset).map { Double($0) / 65536 } }

  /// A table's name of four letters.
  func tag(_ offset: Int) -> String? {
    guard let part = part(from: offset, count: 4) else { return nil }
    return String(decoding: part.bytes[part.start..<part.start + 4], as: UTF8.self)
  }

  /// The bytes as text.
  func text(utf16: Bool) -> String {
    guard utf16 else { return String(decoding: bytes[start..<start + count], as: UTF8.self) }
    let units = stride(from: 0, to: count - 1, by: 2).compactMap { unsigned16($0) }
    return String(decoding: units.map { UInt16($0) }, as: UTF16.self)
  }

  /// The number of the last record, of those in order, whose key is not greater than a key.
  ///
  /// - Parameters:
  ///   - count: how many records there are; those beyond the data's end are not looked at.
  ///   - size: how long a record is.
  func lastRecord(
    upTo key: Int, count: Int, from start: Int, size: Int, keyAt: (FontData, Int) -> Int?
  ) -> Int? {
    var (low, high) = (0, min(count, max(self.count - start, 0) / size))
    while low < high {
      let middle = (low + high) / 2
      guard let found = keyAt(self, start + middle * size) else { return nil }
      if found <= key { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
