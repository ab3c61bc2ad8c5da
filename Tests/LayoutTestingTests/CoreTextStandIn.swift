// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(CoreText)
  import Foundation

  // Where there is no CoreText, what the article about renderers calls of it, as CoreText declares
  // it: the article's source is compiled everywhere, and run with a font whose units of UTF-16 are
  // half as wide as its size.

  typealias CFString = String
  typealias CFDictionary = [CFString: Any]
  typealias CFIndex = Int

  struct CFAllocator {}

  struct CFAttributedString {
    let string: CFString
    let attributes: CFDictionary
  }

  struct CTFontDescriptor {}

  struct CTFont {
    let size: CGFloat
  }

  struct CTLine {
    let units: [UInt16]
    let font: CTFont
  }

  let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
  let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
  let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"
  let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
  let kCTFontAttributeName: CFString = "NSFont"

  func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor()
  }

  func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGFloat>?
  ) -> CTFont { CTFont(size: size) }

  func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.size * 0.75 }
  func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.size * 0.25 }
  func CTFontGetLeading(_ font: CTFont) -> CGFloat { 0 }
  func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.size * 0.7 }
  func CTFontCopyFamilyName(_ font: CTFont) -> CFString { "Stand-in" }

  func CFAttributedStringCreate(
    _ allocator: CFAllocator!, _ string: CFString!, _ attributes: CFDictionary!
  ) -> CFAttributedString! {
    CFAttributedString(string: string, attributes: attributes)
  }

  func CTLineCreateWithAttributedString(_ string: CFAttributedString) -> CTLine {
    CTLine(
      units: Array(string.string.utf16),
      font: string.attributes[kCTFontAttributeName] as? CTFont ?? CTFont(size: 0))
  }

  /// The offset of a unit. A line of Hebrew starts at its right edge.
  func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ index: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
  ) -> CGFloat {
    let isHebrew = line.units.first.map { (0x590..<0x600).contains($0) } ?? false
    return CGFloat(isHebrew ? line.units.count - index : index) * line.font.size / 2
  }
#endif
