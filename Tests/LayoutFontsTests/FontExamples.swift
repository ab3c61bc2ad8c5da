import LayoutCore
import LayoutFonts
import LayoutKit
import Testing

/// The code in the documentation of fonts and images, with files that there need not be.
struct FontExamples {
  let view = Text("Hello")
  let window = CGSize(width: 100, height: 20)

  func layout() throws -> ResolvedLayout {
    var book = FontBook()
    try book.add(contentsOf: "Fonts/Inter-Regular.otf")
    try book.add(contentsOf: "Fonts/Inter-Bold.otf")
    book.fallbacks = ["Noto Sans"]
    let result = view.layout(in: window) { $0.textMeasurer = LineSetter(book) }
    return result
  }

  func layoutWithImages() throws -> ResolvedLayout {
    let images = try ImageFolder("Resources/Images")
    let result = view.layout(in: window) { $0.imageSizes = images }
    return result
  }

  func ascent(of bytes: [UInt8]) -> Int {
    do throws(FontFileError) {
      return try FontFile(bytes).ascent
    } catch {
      return 0
    }
  }

  @Test func `files that are not there`() {
    #expect(throws: FontFileError.self) { try layout() }
    #expect(throws: ImageSizeError.missing) { try layoutWithImages() }
    #expect(ascent(of: []) == 0)
  }

  @Test func `a font's widths`() throws {
    let bytes = try TestFonts.boxes("4")
    let font = try FontFile(bytes)
    #expect(font.advances(of: "Hello").count == 5)
    #expect(ascent(of: bytes) == font.ascent)
  }

  @Test func `an image's size`() throws {
    let bytes = Array("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'/>".utf8)
    let photo = try ImageFile(bytes)
    #expect(photo.size == CGSize(width: 20, height: 10))
  }
}
