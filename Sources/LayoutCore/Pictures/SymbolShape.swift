/// The lines of a symbol, drawn with fractions of a square.
struct SymbolShape {
  fileprivate(set) var text = ""
  fileprivate(set) var isAlwaysFilled = false
  private let box: CGRect

  init(_ box: CGRect, _ draw: (inout SymbolShape) -> Void) {
    self.box = box
    draw(&self)
  }

  private func at(_ x: CGFloat, _ y: CGFloat) -> String {
    "\(XMLText.number(box.minX + box.size.width * x)) "
      + XMLText.number(box.minY + box.size.height * y)
  }

  /// Adds lines through points.
  mutating func lines(_ points: [(CGFloat, CGFloat)]) {
    for (index, point) in points.enumerated() {
      text += (index > 0 ? "L" : "M") + at(point.0, point.1)
    }
  }

  /// Adds lines through points and back to the first one.
  mutating func polygon(_ points: [(CGFloat, CGFloat)]) {
    lines(points)
    text += "Z"
  }

  /// Adds a circle.
  mutating func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    let r = XMLText.number(box.size.width * radius)
    text += "M" + at(x - radius, y) + "A\(r) \(r) 0 1 1 " + at(x + radius, y)
    text += "A\(r) \(r) 0 1 1 " + at(x - radius, y) + "Z"
  }

  /// Adds a curve through points given in threes: two control points and an end point.
  mutating func curve(from start: (CGFloat, CGFloat), _ points: [(CGFloat, CGFloat)]) {
    text += "M" + at(start.0, start.1)
    for (index, point) in points.enumerated() {
      text += (index % 3 == 0 ? "C" : " ") + at(point.0, point.1)
    }
  }
}

// MARK: - Symbols

extension SymbolShape {
  /// Returns the symbol with a name, whatever its variants; `nil` if its shape is not known.
  static func named(_ name: String, in box: CGRect) -> SymbolShape? {
    drawings.first { name == $0.name || name.hasPrefix($0.name + ".") }
      .map { SymbolShape(box, $0.draw) }
  }

  private typealias Drawing = @Sendable (inout SymbolShape) -> Void

  private static let drawings: [(name: String, draw: Drawing)] = [
    ("circle", { $0.circle(0.5, 0.5, 0.45) }),
    ("star", { $0.polygon(starPoints) }),
    (
      "heart",
      {
        $0.curve(
          from: (0.5, 0.95),
          [
            (0.1, 0.65), (0, 0.45), (0, 0.32), (0, 0), (0.4, 0), (0.5, 0.28), (0.6, 0), (1, 0),
            (1, 0.32), (1, 0.45), (0.9, 0.65), (0.5, 0.95),
          ])
        $0.text += "Z"
      }
    ),
    (
      "person",
      {
        $0.circle(0.5, 0.26, 0.22)
        $0.curve(
          from: (0.08, 0.95),
          [(0.08, 0.45), (0.92, 0.45), (0.92, 0.95), (0.6, 0.95), (0.4, 0.95), (0.08, 0.95)])
        $0.text += "Z"
      }
    ),
    (
      "magnifyingglass",
      {
        $0.circle(0.42, 0.42, 0.32)
        $0.lines([(0.66, 0.66), (0.95, 0.95)])
      }
    ),
    ("chevron.right", { $0.lines([(0.35, 0.1), (0.7, 0.5), (0.35, 0.9)]) }),
    ("chevron.forward", { $0.lines([(0.35, 0.1), (0.7, 0.5), (0.35, 0.9)]) }),
    ("chevron.left", { $0.lines([(0.65, 0.1), (0.3, 0.5), (0.65, 0.9)]) }),
    ("chevron.backward", { $0.lines([(0.65, 0.1), (0.3, 0.5), (0.65, 0.9)]) }),
    ("chevron.up", { $0.lines([(0.1, 0.65), (0.5, 0.3), (0.9, 0.65)]) }),
    ("chevron.down", { $0.lines([(0.1, 0.35), (0.5, 0.7), (0.9, 0.35)]) }),
    ("arrow.up", { $0.lines([(0.5, 0.95), (0.5, 0.05), (0.15, 0.4), (0.5, 0.05), (0.85, 0.4)]) }),
    ("checkmark", { $0.lines([(0.1, 0.55), (0.4, 0.85), (0.9, 0.15)]) }),
    (
      "plus",
      {
        $0.lines([(0.5, 0.08), (0.5, 0.92)])
        $0.lines([(0.08, 0.5), (0.92, 0.5)])
      }
    ),
    ("minus", { $0.lines([(0.08, 0.5), (0.92, 0.5)]) }),
    (
      "xmark",
      {
        $0.lines([(0.15, 0.15), (0.85, 0.85)])
        $0.lines([(0.85, 0.15), (0.15, 0.85)])
      }
    ),
    (
      "ellipsis",
      {
        $0.isAlwaysFilled = true
        for x in [0.14, 0.5, 0.86] { $0.circle(CGFloat(x), 0.5, 0.1) }
      }
    ),
    (
      "house",
      {
        $0.polygon([
          (0.5, 0.05), (0.98, 0.5), (0.85, 0.5), (0.85, 0.95), (0.15, 0.95), (0.15, 0.5),
          (0.02, 0.5),
        ])
      }
    ),
    (
      "bell",
      {
        $0.curve(
          from: (0.05, 0.78),
          [
            (0.25, 0.6), (0.1, 0.1), (0.5, 0.1), (0.9, 0.1), (0.75, 0.6), (0.95, 0.78),
            (0.7, 0.8), (0.3, 0.8), (0.05, 0.78),
          ])
        $0.text += "Z"
        $0.circle(0.5, 0.9, 0.08)
      }
    ),
    ("square", { $0.polygon([(0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)]) }),
    ("triangle", { $0.polygon([(0.5, 0.08), (0.98, 0.92), (0.02, 0.92)]) }),
    (
      "bolt",
      { $0.polygon([(0.6, 0), (0.15, 0.58), (0.48, 0.58), (0.4, 1), (0.85, 0.4), (0.52, 0.4)]) }
    ),
    ("play", { $0.polygon([(0.2, 0.05), (0.92, 0.5), (0.2, 0.95)]) }),
  ]

  private static let starPoints: [(CGFloat, CGFloat)] = [
    (0.5, 0.02), (0.615, 0.355), (0.97, 0.363), (0.686, 0.577), (0.788, 0.917), (0.5, 0.715),
    (0.212, 0.917), (0.314, 0.577), (0.03, 0.363), (0.385, 0.355),
  ]
}
