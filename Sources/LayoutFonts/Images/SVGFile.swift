import LayoutCore

/// The size of a picture in the SVG format, from its first element.
enum SVGFile {
  /// Returns the picture's size in points; `nil` if the file is none.
  static func size(_ data: FontData) throws(ImageSizeError) -> (width: Double, height: Double)? {
    var marks = XMLMarks(data)
    // The name may have that of a space for names in front.
    guard let first = marks.next(), first.kind != .end,
      marks.text(first.name).split(separator: ":").last == "svg",
      let attributes = marks.attributes(of: first, named: ["viewBox", "width", "height"])
    else { return nil }
    guard marks.end(of: first) else { throw .cut }
    let box = (attributes["viewBox"] ?? "").split { $0 == "," || $0.isWhitespace }
      .compactMap { Double($0) }
    let (width, height) = (
      attributes["width"].flatMap(length), attributes["height"].flatMap(length)
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
}
