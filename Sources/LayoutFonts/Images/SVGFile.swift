import LayoutCore

/// The size of a picture in the SVG format, from its first element.
enum SVGFile {
  /// Returns the picture's size in points; `nil` if the file is none.
  static func size(_ data: FontData) throws(ImageSizeError) -> (width: Double, height: Double)? {
    let text = data.text(utf16: false)
    guard let element = element(in: text) else { return nil }
    guard element.isClosed || text.utf8.suffix(200).contains("</svg") else { throw .cut }
    let box = (element.attributes["viewBox"] ?? "").split { " ,\n\t\r".contains($0) }
      .compactMap { Double($0) }
    let (width, height) = (
      element.attributes["width"].flatMap(length), element.attributes["height"].flatMap(length)
    )
    let ratio = box.count == 4 && box[2] > 0 && box[3] > 0 ? box[2] / box[3] : nil
    switch (width, height, ratio) {
    case (let width?, let height?, _): return (width, height)
    case (let width?, nil, let ratio?): return (width, width / ratio)
    case (nil, let height?, let ratio?): return (height * ratio, height)
    case (nil, nil, _?): return (box[2], box[3])
    default: throw .damaged("says no size")
    }
  }

  /// Reads a length, which may have a unit; `nil` for shares of something.
  private static func length(_ text: String) -> Double? {
    let units = ["px": 1, "pt": 4.0 / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96]
    let text = text.filter { !$0.isWhitespace }
    if let number = Double(text) { return number }
    guard let unit = units[String(text.suffix(2))], let number = Double(text.dropLast(2)) else {
      return nil
    }
    return number * unit
  }

  private struct Element {
    var attributes: [String: String] = [:]
    /// Whether the element has no end of its own.
    var isClosed = false
  }

  /// Reads the first element that is called `svg`, if nothing but remarks is in front of it.
  private static func element(in text: String) -> Element? {
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<svg") { return attributes(of: rest.dropFirst(4)) }
      let end = rest.hasPrefix("<!--") ? "-->" : ">"
      guard rest.hasPrefix("<!") || rest.hasPrefix("<?"), let range = rest.firstRange(of: end)
      else { return nil }
      rest = rest[range.upperBound...]
    }
    return nil
  }

  private static func attributes(of text: Substring) -> Element? {
    var (rest, element) = (text.drop(while: \.isWhitespace), Element())
    while let first = rest.first {
      if first == ">" { return element }
      if first == "/" {
        element.isClosed = true
        return element
      }
      let name = rest.prefix { $0 != "=" && $0 != ">" && !$0.isWhitespace }
      rest = rest.dropFirst(name.count).drop { $0 == "=" || $0.isWhitespace }
      guard !name.isEmpty, let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      let value = rest.dropFirst().prefix { $0 != quote }
      element.attributes[String(name)] = String(value)
      rest = rest.dropFirst(value.count + 2).drop(while: \.isWhitespace)
    }
    return nil
  }
}

extension Substring.UTF8View {
  /// Whether some text is in the bytes.
  fileprivate func contains(_ text: String) -> Bool { Substring(self).contains(text) }
}
