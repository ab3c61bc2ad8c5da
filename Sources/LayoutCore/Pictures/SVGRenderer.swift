extension ResolvedLayout {
  /// Draws the result as a self-contained SVG picture, without external fonts, images or scripts.
  ///
  ///     try result.svg().write(toFile: "card.svg", atomically: true, encoding: .utf8)
  ///
  /// 1. Fills, lines, corners, texts and effects come from the nodes' ``Appearance``, in drawing
  ///    order. Hidden nodes are left out, and transforms are applied.
  /// 2. A leaf without an appearance is drawn as a pale box.
  /// 3. Each line of text is as wide as it was measured, whatever font is found to draw it.
  /// 4. Images are stand-ins with their names; a few symbols are drawn.
  /// 5. Overlays come last.
  ///
  /// Blend modes and isolation, which SVG 1.1 lacks, are given as CSS. Viewers that do not support
  /// them draw views over each other normally, and so are views drawn whose mode CSS lacks as well:
  /// `sourceAtop` and `plusDarker`. Those that are blended by `destinationOver` or `destinationOut`
  /// are left out, as they would hide what is to be seen.
  public func svg(_ options: SVGOptions = SVGOptions()) -> String {
    var renderer = SVGRenderer(self, options)
    return renderer.document()
  }
}

/// Draws a result as an SVG document.
struct SVGRenderer {
  let result: ResolvedLayout
  let options: SVGOptions
  private let namePrefix: String
  let nodes: ResolvedLayout.Nodes
  /// What the picture shows.
  let area: CGRect
  /// Elements that others refer to.
  var definitions: [String] = []
  private var lines: [String] = []
  private var level = 1
  private var nameCount = 0
  /// The number of masks that the present drawing is inside.
  private var maskLevel = 0
  /// The map from the coordinates of the present drawing into those of the picture.
  private var map = CGAffineTransform.identity

  init(_ result: ResolvedLayout, _ options: SVGOptions) {
    self.result = result
    self.options = options
    self.namePrefix = XMLText.name(options.namePrefix)
    let nodes = result.nodes
    self.nodes = nodes
    let drawn = nodes.filter { $0.isLeaf && !$0.isHidden }.compactMap(\.visibleFrame)
    let margin = options.margin.isFinite ? max(options.margin, 0) : 0
    self.area = PictureArea.around(result.window, and: drawn).insetBy(dx: -margin, dy: -margin)
  }
}

// MARK: - The document

extension SVGRenderer {
  typealias Attributes = [(String, String?)]

  mutating func document() -> String {
    if let background = options.background {
      line(rectangle(area, paint(.color(background), as: "fill", in: area)))
    }
    drawNodes()
    drawOverlays()
    let (width, height) = (number(area.size.width), number(area.size.height))
    var document = XMLText.start(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("version", "1.1"), ("width", width),
        ("height", height),
        ("viewBox", "\(number(area.minX)) \(number(area.minY)) \(width) \(height)"),
        ("font-family", Self.families[.standard]),
      ])
    if let title = options.title { document += "\n  <title>\(XMLText.escaped(title))</title>" }
    if !definitions.isEmpty {
      document += "\n  <defs>\n    " + definitions.joined(separator: "\n    ") + "\n  </defs>"
    }
    return ([document] + lines + ["</svg>\n"]).joined(separator: "\n")
  }

  func number(_ number: CGFloat) -> String { XMLText.number(number) }

  /// What the picture shows, in the coordinates of the present drawing.
  var visibleArea: CGRect { (map.inverse ?? .identity)(area) }

  /// Adds a line, and indents what follows a line that opens a group.
  mutating func line(_ text: String) {
    if text == "</g>" { level -= 1 }
    lines.append(String(repeating: "  ", count: min(level, 20)) + text)
    if text.hasPrefix("<g") && !text.contains("</g>") { level += 1 }
  }

  /// Defines an element, and returns a reference to it. `make` gets the element's name.
  mutating func define(_ make: (String) -> String) -> String {
    let name = "\(namePrefix)-\(nameCount)"
    nameCount += 1
    definitions.append(make(name))
    return "url(#\(name))"
  }

  /// Returns the lines that a drawing would add. Elements that they refer to are defined
  /// immediately.
  mutating func recorded(_ drawing: (inout SVGRenderer) -> Void) -> [String] {
    let (kept, depth) = (lines, level)
    lines = []
    level = 0
    drawing(&self)
    defer { (lines, level) = (kept, depth) }
    return lines
  }
}

// MARK: - Nodes

extension SVGRenderer {
  private enum Step {
    case enter(Int, Inherited)
    case leave([String], CGAffineTransform)
  }

  /// Draws a node and everything in it, in a loop because trees may be deep.
  private mutating func drawNodes(from root: Int = 0) {
    var pending: [Step] = [.enter(root, Inherited())]
    while let step = pending.popLast() {
      switch step {
      case .leave(let closing, let outer):
        closing.forEach { line($0) }
        map = outer
      case .enter(let index, var inherited):
        let node = nodes[index]
        guard !(maskLevel > 0 ? node.isHiddenInMask : node.isHidden) else { continue }
        let outer = map
        var closing = open(node, &inherited)
        fading(by: inherited.opacity) { $0.draw(node, inherited.redaction) }
        let masks = node.children.filter(\.isMask)
        if !masks.isEmpty {
          closing = openWhole(&inherited.opacity) + closing
          closing = open(maskedBy: masks.map(\.index)) + closing
        }
        pending.append(.leave(closing, outer))
        for child in node.children.reversed() where !child.isMask {
          pending.append(.enter(child.index, inherited))
        }
      }
    }
  }

  /// Starts what surrounds a node's drawing.
  ///
  /// - Returns: the lines that end it.
  private mutating func open(
    _ node: ResolvedLayout.Node, _ inherited: inout Inherited
  ) -> [String] {
    var closing: [String] = []
    if let id = node.id {
      line("<g>")
      line("<title>\(XMLText.escaped("\(id.base)"))</title>")
      closing.append("</g>")
    }
    guard node.frame.isDrawable else { return closing }
    // The first effect is the innermost one.
    for effect in (node.appearance?.effects ?? []).reversed() {
      closing += open(effect, on: node, &inherited)
    }
    // Effects on a transformed view are not transformed themselves.
    if let transform = node.transform {
      let matrix = transform.matrix(in: node.frame, direction: node.layoutDirection)
      line(XMLText.start("g", [("transform", text(matrix))]))
      map = matrix.concatenating(map)
      closing.append("</g>")
    }
    return closing.reversed()
  }

  /// Starts a drawing that shows only where some nodes would be drawn.
  private mutating func open(maskedBy masks: [Int]) -> [String] {
    // Nested masks are drawn recursively, which takes stack space.
    guard maskLevel < Self.maxMasks else { return [] }
    maskLevel += 1
    let shapes = recorded { renderer in
      for mask in masks { renderer.drawNodes(from: mask) }
    }
    maskLevel -= 1
    return group("mask", mask(shapes))
  }

  private static var maxMasks: Int { 32 }

  /// Draws something with an opacity.
  mutating func fading(by opacity: Double, _ drawing: (inout SVGRenderer) -> Void) {
    if opacity == 1 { return drawing(&self) }
    let closing = group("opacity", number(CGFloat(opacity)))
    let count = lines.count
    drawing(&self)
    if lines.count > count { return closing.forEach { line($0) } }
    lines.removeLast()
    level -= 1
  }

  private mutating func draw(_ node: ResolvedLayout.Node, _ redaction: Appearance.Redaction) {
    guard node.frame.isDrawable else { return }
    switch node.appearance?.content {
    case .shape(let figure): draw(figure, in: node.frame(of: figure))
    case .text(let text): draw(text, of: node, isRedacted: !redaction.isEmpty)
    case .image(let picture):
      if redaction.contains(.placeholder) {
        line(rectangle(node.frame, Self.placeholder))
      } else {
        draw(picture, in: node.frame)
      }
    case .control(let control): draw(control, of: node)
    case nil: if node.isLeaf && !node.isSpacer { drawStandIn(for: node) }
    }
  }

  /// Draws a pale box for a leaf without an appearance.
  private mutating func drawStandIn(for node: ResolvedLayout.Node) {
    guard node.appearance?.effects.isEmpty ?? true else { return }
    guard node.frame.size.width > 0, node.frame.size.height > 0 else { return }
    line(
      rectangle(
        node.frame,
        [
          ("fill", "#8e8e93"), ("fill-opacity", "0.25"), ("stroke", "#8e8e93"),
          ("stroke-width", "0.5"),
        ]))
  }

  /// The fill of redacted content's placeholder.
  static let placeholder: Attributes = [("fill", "#8e8e93"), ("fill-opacity", "0.3")]

  private func text(_ map: CGAffineTransform) -> String {
    // Factors are multiplied with coordinates, so they need more decimals than those.
    let factors = [map.a, map.b, map.c, map.d].map { XMLText.number($0, decimals: 6) }
    let numbers = factors + [number(map.tx), number(map.ty)]
    return "matrix(\(numbers.joined(separator: " ")))"
  }
}
