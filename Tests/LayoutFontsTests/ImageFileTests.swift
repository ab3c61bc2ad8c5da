import Foundation
import LayoutCore
import LayoutFonts
import LayoutKit
import Testing

/// Sizes of images, read from files that are written here by hand.
struct ImageFileTests {
  private func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }

  private func png(_ width: Int, _ height: Int) -> [UInt8] {
    func chunk(_ tag: String, _ data: [UInt8]) -> [UInt8] {
      big(data.count, 4) + tag.utf8 + data + [0, 0, 0, 0]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0])
      + chunk("IDAT", [1, 2, 3, 4]) + chunk("IEND", [])
  }

  /// An image with an orientation: from 5 on, it is turned by a quarter.
  private func jpeg(
    _ width: Int, _ height: Int, orientation: Int? = nil, isLittle: Bool = false
  ) -> [UInt8] {
    func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
      [0xFF, marker] + big(data.count + 2, 2) + data
    }
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      isLittle ? little(value, count) : big(value, count)
    }
    let exif = orientation.map { orientation -> [UInt8] in
      // One entry: the tag of orientation, a short number, once.
      let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
      let header = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
      return segment(0xE1, Array("Exif".utf8) + [0, 0] + header + number(1, 2) + entry)
    }
    let frame = segment(0xC2, [8] + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0])
    return [0xFF, 0xD8] + segment(0xE0, [0, 0]) + (exif ?? []) + frame + segment(0xDA, [1, 2, 3])
      + [9, 9, 9, 0xFF, 0xD9]
  }

  private func gif(_ width: Int, _ height: Int) -> [UInt8] {
    Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0, 0, 0, 0x3B]
  }

  private func webP(_ tag: String, _ data: [UInt8]) -> [UInt8] {
    let chunk = Array(tag.utf8) + little(data.count, 4) + data
    return Array("RIFF".utf8) + little(4 + chunk.count, 4) + Array("WEBP".utf8) + chunk
  }

  /// Pixels of 24 bits, whose rows fill up to four bytes.
  private func bmp(_ width: Int, _ height: Int) -> [UInt8] {
    let row = (width * 3 + 3) / 4 * 4
    let pixels = [UInt8](repeating: 7, count: row * Int(height.magnitude))
    let header =
      little(40, 4) + little(width, 4) + little(height, 4) + little(1, 2) + little(24, 2)
      + [UInt8](repeating: 0, count: 24)
    return Array("BM".utf8) + little(54 + pixels.count, 4) + little(0, 4) + little(54, 4) + header
      + pixels
  }

  private func size(_ bytes: [UInt8]) throws -> [CGFloat] {
    let size = try ImageFile(bytes).size
    return [size.width, size.height]
  }

  @Test func `an orientation is read in its segment alone`() throws {
    let turned = jpeg(30, 20, orientation: 6)
    #expect(try size(turned) == [20, 30])
    // The segment ends before the entry, which is then that of another one.
    var cut = turned
    let start = 2 + 6
    let length = 2 + 6 + 8 + 2
    cut[start + 2] = 0
    cut[start + 3] = UInt8(length)
    cut.insert(contentsOf: [0xFF, 0xE2] + big(14, 2), at: start + 2 + length)
    #expect(try size(cut) == [30, 20])
  }

  @Test func `headers say sizes`() throws {
    #expect(try size(png(30, 20)) == [30, 20])
    #expect(try size(jpeg(30, 20)) == [30, 20])
    #expect(try size(gif(30, 20)) == [30, 20])
    #expect(try size(bmp(5, 4)) == [5, 4])
    // Rows from top to bottom.
    #expect(try size(bmp(5, -4)) == [5, 4])
    // With loss: three bytes, a mark of three, two sizes.
    #expect(
      try size(webP("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A] + little(30, 2) + little(20, 2))) == [30, 20])
    // Without: a mark, 14 bits of the width less 1, 14 of the height less 1.
    #expect(try size(webP("VP8L", [0x2F] + little(29 | 19 << 14, 4))) == [30, 20])
    #expect(
      try size(webP("VP8X", [0, 0, 0, 0] + little(29, 3) + little(19, 3) + [0])) == [30, 20])
    #expect(try ImageFile(png(1, 1)).format == .png)
  }

  @Test(arguments: 1...8, [false, true])
  func `photographs are turned`(orientation: Int, isLittle: Bool) throws {
    let expected: [CGFloat] = orientation < 5 ? [30, 20] : [20, 30]
    #expect(
      try size(jpeg(30, 20, orientation: orientation, isLittle: isLittle)) == expected)
  }

  @Test(
    arguments: [
      ("<svg width=\"30\" height='20'></svg>", 30, 20),
      ("<?xml version=\"1.0\"?><!-- <svg> --><svg viewBox=\"0 0 30 20\"/>", 30, 20),
      ("<svg viewBox=\"0,0,3,2\" width=\"30px\">\n</svg>", 30, 20),
      ("<svg viewBox=\"0 0 3 2\" height=\"20\" width=\"100%\">\n</svg>", 30, 20),
      ("<svg width=\"1in\" height=\"3pt\"></svg>", 96, 4),
      ("<svg width = \"30\" height\n=\n'20' ></svg >", 30, 20),
      ("<svg\r\n xmlns=\"x\"\r\n viewBox=\"0 0\r\n30 20\"\r\n></svg>", 30, 20),
      ("<s:svg xmlns:s=\"x\" width=\"30\" height=\"20\"><svg></svg></s:svg>", 30, 20),
      ("<!DOCTYPE svg [<!-- don't --><!ENTITY a \"<svg ]>\">]><svg viewBox='0 0 3 2'/>", 3, 2),
      ("<svg viewBox='0 0 3 2'><svg/><![CDATA[<svg>]]><?a <svg>?><svg a='>'></svg></svg>", 3, 2),
      (
        "<svg width=\"30\" height=\"20\"><g/></svg><!-- </svg -->"
          + String(repeating: " ", count: 300), 30, 20
      ),
    ] as [(String, CGFloat, CGFloat)])
  func `drawings say their size in points`(text: String, width: CGFloat, height: CGFloat) throws {
    #expect(try size(Array(text.utf8)) == [width, height])
    // The same with two bytes for a unit, in either order, which a mark in front tells.
    let units = [0xFEFF] + text.utf16.map(Int.init)
    #expect(try size(units.flatMap { big($0, 2) }) == [width, height])
    #expect(try size(units.flatMap { little($0, 2) }) == [width, height])
  }

  @Test(arguments: [
    "<svg><svg></svg>", "<svg width='3' height='2'><!-- </svg>", "<svg><a b='</svg>",
    "<svgs width='3' height='2'></svgs>", "<html><svg width='3' height='2'></svg></html>",
    "</svg>", "<svg width=3 height=2></svg>", "<svg><![CDATA[</svg>", "<!DOCTYPE svg [<svg/>",
  ])
  func `drawings without an end, and other texts, are errors`(text: String) {
    #expect(throws: ImageSizeError.self) { try size(Array(text.utf8)) }
  }

  @Test(
    .timeLimit(.minutes(1)), arguments: ["<!--", "<?", "<svg>", "<a '", "<![CDATA[", "<", "]>"])
  func `any pattern is read in a time that grows with its length`(unit: String) {
    let bytes = Array("<svg>".utf8) + Array(repeating: Array(unit.utf8), count: 100_000).joined()
    #expect(throws: ImageSizeError.self) { try size(bytes) }
  }

  @Test func `files that are cut anywhere are errors, and never crash`() {
    let svg = Array("<svg viewBox=\"0 0 30 20\"><path d=\"\"/></svg>".utf8)
    for bytes in [
      png(30, 20), jpeg(30, 20, orientation: 6), gif(30, 20), bmp(5, 4),
      webP("VP8L", [0x2F] + little(29 | 19 << 14, 4)), svg,
    ] {
      for count in 0..<bytes.count where !bytes[count...].elementsEqual(Array(">".utf8)) {
        #expect(throws: ImageSizeError.self, "\(count) of \(bytes.count)") {
          try ImageFile(Array(bytes.prefix(count)))
        }
      }
    }
    #expect(throws: ImageSizeError.damaged("ends too early")) {
      try ImageFile(Array(png(30, 20).prefix(40)))
    }
    #expect(throws: ImageSizeError.damaged("says no size")) { try ImageFile(png(0, 20)) }
    #expect(throws: ImageSizeError.damaged("is no image of a known format")) {
      try ImageFile([1, 2, 3])
    }
  }

  @Test func `bytes that are changed give a size or an error`() {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let files = [png(3, 2), jpeg(3, 2, orientation: 6), gif(3, 2), bmp(3, 2)]
    for _ in 0..<20_000 {
      var bytes = files[random(files.count)]
      for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
      if let size = try? ImageFile(bytes).size {
        #expect(size.width > 0 && size.width.isFinite && size.height > 0 && size.height.isFinite)
      }
    }
  }

  @Test func `a folder's images are found by name and scale`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(UInt64.random(in: 0 ... .max))").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ bytes: [UInt8], to name: String) throws {
      let path = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: path)
    }
    try write(png(30, 20), to: "logo.png")
    try write(png(62, 42), to: "logo@2x.png")
    try write(png(15, 15), to: "Old/logo@3x.png")
    try write(png(5, 5), to: "Old/mark.png")
    try write(png(80, 80), to: "Other/mark@2x.png")
    try write(png(40, 20), to: "marks/star@2x.png")
    try write(jpeg(90, 60, orientation: 6), to: "people/ann@3x.jpg")
    try write(
      Array("<svg width=\"8\" height=\"9\"/>".utf8), to: "Icons.xcassets/dot.imageset/a.svg")
    try write(Array(png(30, 20).prefix(30)), to: "cut.png")
    let window = CGSize(width: 100, height: 100)
    let view = VStack {
      Image("ann").id("ann")
      Image("cut").id("cut")
    }
    let images = try ImageFolder(folder)
    let result = view.layout(in: window) { $0.imageSizes = images }
    func size(_ name: String, _ scale: CGFloat) throws -> [CGFloat] {
      let size = try images.size(ofImage: name, scale: scale)
      return [size.width, size.height]
    }
    #expect(try size("logo", 1) == [30, 20])
    #expect(try size("logo", 2) == [31, 21])
    #expect(try size("logo", 3) == [31, 21])
    #expect(try size("logo.png", 1) == [30, 20])
    #expect(try size("logo.png", 2) == [31, 21])
    #expect(try size("logo@2x.png", 1) == [31, 21])
    #expect(try size("star.png", 2) == [20, 10])
    #expect(try size("marks/star.png", 1) == [20, 10])
    #expect(throws: ImageSizeError.missing) { try size("dot.svg", 1) }
    // There is another one in a folder, for one scale alone.
    #expect(try size("logo", 3) == [31, 21] && size("Old/logo", 1) == [5, 5])
    #expect(try size("mark", 1) == [5, 5] && size("mark", 2) == [5, 5])
    #expect(try size("ann", 2) == [20, 30])
    #expect(try size("people/ann", 2) == [20, 30])
    #expect(try size("dot", 3) == [8, 9])
    #expect(throws: ImageSizeError.missing) { try size("none", 1) }
    #expect(throws: ImageSizeError.missing) { try ImageFolder(folder + "/nowhere") }
    #expect("\(ImageSizeError.missing)" == "There is no such image, or no such folder of images.")
    #expect(throws: ImageSizeError.missing) { try ImageFolder(folder + "/logo.png") }

    #expect(result.frame(of: "ann")?.size == CGSize(width: 20, height: 30))
    #expect(result.frame(of: "cut")?.size == .zero)
    #expect(
      result.diagnostics.map(\.message) == [
        "Image \"cut\" shows the image \"cut\", whose file ends too early; its own size is 0 × 0. "
          + "Replace the file."
      ])
  }
}
