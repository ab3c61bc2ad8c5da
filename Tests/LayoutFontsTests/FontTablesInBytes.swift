/// A font's tables, to put other ones in their places.
struct FontTablesInBytes {
  private var tables: [(tag: String, bytes: [UInt8])] = []

  /// Reads the tables of a font without faults.
  init(_ font: [UInt8]) {
    for record in stride(from: 12, to: 12 + Self.number(font[4..<6]) * 16, by: 16) {
      let offset = Self.number(font[record + 8..<record + 12])
      let count = Self.number(font[record + 12..<record + 16])
      let tag = String(decoding: font[record..<record + 4], as: UTF8.self)
      tables.append((tag, Array(font[offset..<offset + count])))
    }
  }

  subscript(tag: String) -> [UInt8]? {
    get { tables.first { $0.tag == tag }?.bytes }
    set {
      tables.removeAll { $0.tag == tag }
      if let newValue { tables.append((tag, newValue)) }
    }
  }

  /// A font of the tables.
  var font: [UInt8] {
    var (records, bodies) = ([UInt8](), [UInt8]())
    for (tag, bytes) in tables {
      let offset = 12 + tables.count * 16 + bodies.count
      records += tag.utf8 + Self.bytes(0, 4) + Self.bytes(offset, 4) + Self.bytes(bytes.count, 4)
      bodies += bytes
    }
    return Self.bytes(0x0001_0000, 4) + Self.bytes(tables.count, 2) + Self.bytes(0, 6) + records
      + bodies
  }

  /// A file of several fonts, each of which it names some times.
  static func collection(_ fonts: [[UInt8]], times: Int = 1) -> [UInt8] {
    let count = fonts.count * times
    var start = 12 + count * 4
    var (offsets, bodies) = ([UInt8](), [UInt8]())
    for var font in fonts {
      for place in stride(from: 20, to: 12 + number(font[4..<6]) * 16, by: 16) {
        // Offsets count from the start of the file.
        let offset = number(font[place..<place + 4]) + start
        font.replaceSubrange(place..<place + 4, with: bytes(offset, 4))
      }
      offsets += Array(repeating: bytes(start, 4), count: times).joined()
      bodies += font
      start += font.count
    }
    return Array("ttcf".utf8) + bytes(0x0001_0000, 4) + bytes(count, 4) + offsets + bodies
  }

  /// A number's bytes, the highest first.
  static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// Numbers of 16 bits.
  static func shorts(_ numbers: Int...) -> [UInt8] { numbers.flatMap { bytes($0, 2) } }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
