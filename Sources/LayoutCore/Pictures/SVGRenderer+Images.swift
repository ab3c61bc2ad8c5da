// Stand-ins for images and symbols, of which a result knows only the names.

extension SVGRenderer {
  mutating func draw(_ picture: Appearance.Picture, in rect: CGRect) {
    let isEmpty = rect.size.width <= 0 || rect.size.height <= 0
    switch picture.source {
    case .symbol(let name, let font):
      if isEmpty, !SymbolMetrics(name, font: font).isKnown {
        // A name that no symbol has is seen nevertheless.
        let side = CGFloat(font.usableSize)
        let box = CGRect(
          x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        drawName(name, tint: picture.tint, in: box)
      } else if !isEmpty {
        drawSymbol(name, tint: picture.tint, in: rect)
      }
    case .asset(let name), .external(let name):
      if !isEmpty { drawImage(name, tint: picture.tint, in: rect) }
    }
  }

  /// Draws an image: a pale rectangle with two mountains, a sun, and the image's name.
  private mutating func drawImage(_ name: String, tint: Appearance.Paint?, in rect: CGRect) {
    let color = tint.map { Self.text($0.representativeColor) } ?? "#8e8e93"
    line("<g>")
    line("<title>\(XMLText.escaped(name))</title>")
    line(rectangle(rect, [("fill", color), ("fill-opacity", "0.2")]))
    let side = min(rect.size.width, rect.size.height) * 0.7
    let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let mountains = SymbolShape(box) {
      $0.polygon([(0, 0.85), (0.35, 0.3), (0.6, 0.7), (0.75, 0.5), (1, 0.85)])
    }
    line(
      XMLText.element("path", [("d", mountains.text), ("fill", color), ("fill-opacity", "0.5")]))
    let sun = CGRect(
      x: box.minX + side * 0.65, y: box.minY + side * 0.12, width: side * 0.2, height: side * 0.2)
    line(element(.circle, in: sun, [("fill", color), ("fill-opacity", "0.5")]))
    line("</g>")
  }

  /// Draws a box with a name in it.
  private mutating func drawName(_ name: String, tint: Appearance.Paint?, in rect: CGRect) {
    let color = tint.map { Self.text($0.representativeColor) } ?? "#8e8e93"
    line("<g>")
    line("<title>\(XMLText.escaped(name))</title>")
    line(rectangle(rect, [("fill", "none"), ("stroke", color), ("stroke-opacity", "0.5")]))
    let size = min(rect.size.height / 2, rect.size.width / CGFloat(max(name.count, 1)) * 1.6)
    let attributes: Attributes = [
      ("x", number(rect.midX)), ("y", number(rect.midY + size * 0.35)), ("font-size", number(size)),
      ("text-anchor", "middle"), ("fill", color),
    ]
    line(XMLText.start("text", attributes) + XMLText.escaped(name) + "</text>")
    line("</g>")
  }

  /// Draws a symbol: one of the few whose shapes are known, or a box with its name.
  private mutating func drawSymbol(_ name: String, tint: Appearance.Paint?, in rect: CGRect) {
    let side = min(rect.size.width, rect.size.height)
    let box = CGRect(
      x: rect.midX - side * 0.42, y: rect.midY - side * 0.42, width: side * 0.84,
      height: side * 0.84)
    let paint = tint ?? .color(.black)
    guard let shape = SymbolShape.named(name, in: box) else {
      return drawName(name, tint: tint, in: rect)
    }
    let isFilled = shape.isAlwaysFilled || name.contains(".fill")
    var attributes: Attributes = [("d", shape.text)]
    if isFilled {
      attributes += self.paint(paint, as: "fill", in: rect) + [("fill-rule", "evenodd")]
    } else {
      attributes += self.paint(paint, as: "stroke", in: rect)
      attributes += [
        ("fill", "none"), ("stroke-width", number(side * 0.08)), ("stroke-linecap", "round"),
        ("stroke-linejoin", "round"),
      ]
    }
    line("<g>")
    line("<title>\(XMLText.escaped(name))</title>")
    line(XMLText.element("path", attributes))
    line("</g>")
  }
}
