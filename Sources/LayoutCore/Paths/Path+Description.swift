extension Path: LosslessStringConvertible {
  /// The numbers of the path's points, each element followed by a letter: `m`, `l`, `q`, `c`, `h`.
  public var description: String {
    elements.map { element in
      let letter =
        switch element {
        case .move: "m"
        case .line: "l"
        case .quadCurve: "q"
        case .curve: "c"
        case .closeSubpath: "h"
        }
      return element.points.reduce(into: "") { $0 += "\($1.x) \($1.y) " } + letter
    }
    .joined(separator: " ")
  }

  /// Creates a path from another path's description; `nil` if the string is not one.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    var elements: [Element] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(CGFloat(number))
        continue
      }
      guard let element = Element(word, numbers) else { return nil }
      elements.append(element)
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements)
  }
}

extension Path.Element {
  /// The element of a letter, with the numbers of its points.
  fileprivate init?(_ letter: Substring, _ numbers: [CGFloat]) {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (letter, numbers.count) {
    case ("m", 2): self = .move(to: points[0])
    case ("l", 2): self = .line(to: points[0])
    case ("q", 4): self = .quadCurve(to: points[1], control: points[0])
    case ("c", 6): self = .curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): self = .closeSubpath
    default: return nil
    }
  }
}
