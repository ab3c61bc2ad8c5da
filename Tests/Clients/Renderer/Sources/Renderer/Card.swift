import Foundation
import LayoutCore

/// A card that is drawn as an SVG from a file of JSON, which says what is on it and where.
///
///     let svg = try Card(json: Data(contentsOf: file)).svg
///
/// The file is a `LayoutCapture`, or a tree by itself: it is laid out here. A capture that has a
/// recording is drawn as recorded, without a layout.
public struct Card {
  private let recording: LayoutRecording

  public init(json: Data) throws {
    let capture = try JSONDecoder().decode(LayoutCapture.self, from: json)
    recording = capture.recording ?? LayoutRecording(capture.layout())
  }

  /// The size of the picture, which holds all that is on the card.
  private var size: CGSize {
    recording.nodes.reduce(into: recording.size) { size, node in
      size.width = max(size.width, node.frame.maxX)
      size.height = max(size.height, node.frame.maxY)
    }
  }

  /// The picture.
  public var svg: String {
    var page = Page()
    var open: [LayoutRecording.Node] = []
    for node in recording.nodesInDrawingOrder {
      while let last = open.last, last.level >= node.level {
        open.removeLast()
        page.end(last)
      }
      page.begin(node)
      open.append(node)
    }
    for node in open.reversed() { page.end(node) }
    let (width, height) = (number(size.width), number(size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <defs>
      \(page.definitions.joined(separator: "\n"))
      </defs>
      \(page.elements.joined(separator: "\n"))
      </svg>

      """
  }
}

// MARK: - Nodes

/// The elements of a picture.
private struct Page {
  private(set) var elements: [String] = []
  private(set) var definitions: [String] = []

  /// Opens the groups of a node, the outermost effect first, and draws what is behind its content.
  mutating func begin(_ node: LayoutRecording.Node) {
    for effect in (node.appearance?.effects ?? []).reversed() { begin(effect, of: node) }
    if let transform = node.transform {
      let m = transform.matrix(in: node.frame, direction: node.layoutDirection)
      let numbers = [m.a, m.b, m.c, m.d, m.tx, m.ty].map { number($0) }
      elements.append("<g transform=\"matrix(\(numbers.joined(separator: " ")))\">")
    }
    guard !node.isHidden else { return }
    if case .shape(let figure) = node.appearance?.content { draw(figure, node.frame(of: figure)) }
    for line in node.lines { draw(line) }
  }

  /// Draws what is in front of a node's content, and closes its groups.
  mutating func end(_ node: LayoutRecording.Node) {
    if node.transform != nil { elements.append("</g>") }
    for effect in node.appearance?.effects ?? [] {
      switch effect {
      case .overlay(let figure) where !node.isHidden: draw(figure, node.frame(of: figure))
      case .border(let paint, let width) where !node.isHidden:
        let line = Appearance.Stroke(paint: paint, width: width)
        draw(.init(stroke: line), node.frame.insetBy(dx: width / 2, dy: width / 2))
      case .opacity, .clip: elements.append("</g>")
      default: break
      }
    }
  }

  private mutating func begin(_ effect: Appearance.Effect, of node: LayoutRecording.Node) {
    switch effect {
    case .background(let figure) where !node.isHidden: draw(figure, node.frame(of: figure))
    case .opacity(let opacity): elements.append("<g opacity=\"\(number(opacity))\">")
    case .clip(let outline, let usesEvenOddRule):
      let id = "clip\(definitions.count)"
      let rule = usesEvenOddRule ? " clip-rule=\"evenodd\"" : ""
      definitions.append(
        "<clipPath id=\"\(id)\">\(shape(outline, node.frame, rule))</clipPath>")
      elements.append("<g clip-path=\"url(#\(id))\">")
    default: break
    }
  }
}

// MARK: - Shapes

extension Page {
  private mutating func draw(_ figure: Appearance.Figure, _ frame: CGRect) {
    var attributes = " fill=\"\(figure.fill.map { paint($0) } ?? "none")\""
    if figure.usesEvenOddRule { attributes += " fill-rule=\"evenodd\"" }
    if let stroke = figure.stroke {
      attributes += " stroke=\"\(paint(stroke.paint))\" stroke-width=\"\(number(stroke.width))\""
      if !stroke.dash.isEmpty {
        let dashes = stroke.dash.map { number($0) }.joined(separator: " ")
        attributes += " stroke-dasharray=\"\(dashes)\""
      }
    }
    elements.append(shape(figure.outline, frame, attributes))
  }

  private func shape(
    _ outline: Appearance.Outline, _ frame: CGRect, _ attributes: String
  ) -> String {
    let shorter = min(frame.width, frame.height)
    switch outline {
    case .rectangle: return rectangle(frame, 0, 0, attributes)
    case .roundedRectangle(let width, let height, _):
      return rectangle(frame, width, height, attributes)
    case .capsule: return rectangle(frame, shorter / 2, shorter / 2, attributes)
    case .circle:
      return "<circle cx=\"\(number(frame.midX))\" cy=\"\(number(frame.midY))\" "
        + "r=\"\(number(shorter / 2))\"\(attributes)/>"
    case .ellipse:
      return "<ellipse cx=\"\(number(frame.midX))\" cy=\"\(number(frame.midY))\" "
        + "rx=\"\(number(frame.width / 2))\" ry=\"\(number(frame.height / 2))\"\(attributes)/>"
    default: return path(outline.path(in: frame), attributes)
    }
  }

  private func rectangle(
    _ frame: CGRect, _ rx: CGFloat, _ ry: CGFloat, _ attributes: String
  ) -> String {
    let corners = rx > 0 || ry > 0 ? " rx=\"\(number(rx))\" ry=\"\(number(ry))\"" : ""
    return "<rect x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" "
      + "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\"\(corners)\(attributes)/>"
  }

  private func path(_ path: Path, _ attributes: String) -> String {
    var steps: [String] = []
    func words(_ points: CGPoint...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    path.forEach { element in
      switch element {
      case .move(let point): steps.append("M" + words(point))
      case .line(let point): steps.append("L" + words(point))
      case .quadCurve(let point, let control): steps.append("Q" + words(control, point))
      case .curve(let point, let first, let second):
        steps.append("C" + words(first, second, point))
      case .closeSubpath: steps.append("Z")
      }
    }
    return "<path d=\"\(steps.joined(separator: " "))\"\(attributes)/>"
  }

  /// A colour, or a gradient that is defined for it.
  private mutating func paint(_ paint: Appearance.Paint) -> String {
    guard case .linearGradient(let stops, let start, let end) = paint else {
      return paint.representativeColor.css
    }
    let id = "paint\(definitions.count)"
    let parts = stops.map {
      "<stop offset=\"\(number($0.location))\" stop-color=\"\($0.color.css)\"/>"
    }
    definitions.append(
      "<linearGradient id=\"\(id)\" x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" "
        + "x2=\"\(number(end.x))\" y2=\"\(number(end.y))\">\(parts.joined())</linearGradient>")
    return "url(#\(id))"
  }
}

extension Appearance.Color {
  /// Red, green and blue from 0 to 255, whatever numbers they were made of.
  var bytes: [Int] {
    [red, green, blue].map { $0 > 0 ? Int((min($0, 1) * 255).rounded()) : 0 }
  }

  /// The colour as pages and pictures name it.
  var css: String {
    "rgb(\(bytes[0]) \(bytes[1]) \(bytes[2]) / \(number(opacity > 0 ? min(opacity, 1) : 0)))"
  }
}

// MARK: - Text

extension Page {
  /// Draws a line as one text with a span for each run.
  private mutating func draw(_ line: ResolvedLayout.PlacedLine) {
    let spans = line.runs.map { run in
      var style = "font-size=\"\(number(run.font.size))\" font-weight=\"\(run.font.weight)\""
      if run.font.isItalic { style += " font-style=\"italic\"" }
      if let paint = run.paint { style += " fill=\"\(paint.representativeColor.css)\"" }
      return "<tspan \(style)>\(escaped(run.string))</tspan>"
    }
    elements.append(
      "<text x=\"\(number(line.origin.x))\" y=\"\(number(line.origin.y))\" "
        + "textLength=\"\(number(line.width))\" font-family=\"system-ui, sans-serif\" "
        + "xml:space=\"preserve\">\(spans.joined())</text>")
  }

  /// Text as XML can hold it, without the control characters that it can't.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

/// A number with three digits after the point, as far as they are needed.
private func number(_ value: Double) -> String {
  guard value.isFinite else { return "0" }
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}

private func number(_ value: CGFloat) -> String { number(Double(value)) }
