// Plain drawings of controls.

extension SVGRenderer {
  private static let track: Attributes = [("fill", "#787880"), ("fill-opacity", "0.25")]

  mutating func draw(_ control: Appearance.Control, of node: ResolvedLayout.Node) {
    let rect = node.frame
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    let isMirrored = node.layoutDirection == .rightToLeft
    let fraction = Self.share(control.fraction)
    let origin = Self.share(control.neutralFraction)
    let tint = paint(
      control.tint ?? .color(.init(red: 0, green: 0.48, blue: 1)), as: "fill", in: rect)
    switch control.kind {
    case .toggle: drawToggle(isOn: fraction > 0.5, isMirrored, tint, in: rect)
    case .slider:
      drawTicks(control.ticks, isMirrored, in: rect)
      drawBar(from: origin, to: fraction, isMirrored, tint, in: rect)
      line(element(.circle, in: Self.knob(at: fraction, isMirrored, in: rect), Self.knob))
    case .progressBar, .gauge: drawBar(from: 0, to: fraction, isMirrored, tint, in: rect)
    case .stepper: drawStepper(in: rect)
    case .spinner: drawSpinner(in: rect)
    case .field:
      draw(
        Appearance.Figure(
          outline: .roundedRectangle(radius: 6),
          stroke: .init(
            paint: .color(.init(red: 0.56, green: 0.56, blue: 0.58, opacity: 0.5)), isInside: true)),
        in: rect)
    case .menuIndicator: drawMenuIndicator(tint, in: rect)
    case .segments: line(element(.roundedRectangle(radius: 8), in: rect, Self.track))
    }
  }

  private mutating func drawToggle(
    isOn: Bool, _ isMirrored: Bool, _ tint: Attributes, in rect: CGRect
  ) {
    line(element(.capsule(isContinuous: false), in: rect, isOn ? tint : Self.track))
    let side = max(rect.size.height - 4, 0)
    let x = isOn != isMirrored ? rect.maxX - 2 - side : rect.minX + 2
    line(element(.circle, in: CGRect(x: x, y: rect.minY + 2, width: side, height: side), Self.knob))
  }

  private static let knob: Attributes = [
    ("fill", "#ffffff"), ("stroke", "#000000"), ("stroke-opacity", "0.25"), ("stroke-width", "0.5"),
  ]

  private mutating func drawBar(
    from origin: CGFloat, to fraction: CGFloat, _ isMirrored: Bool, _ tint: Attributes,
    in rect: CGRect
  ) {
    let height = min(rect.size.height, 4)
    let bar = CGRect(
      x: rect.minX, y: rect.midY - height / 2, width: rect.size.width, height: height)
    line(element(.capsule(isContinuous: false), in: bar, Self.track))
    let (start, end) = (min(origin, fraction), max(origin, fraction))
    let filled = CGRect(
      x: isMirrored ? rect.maxX - rect.size.width * end : rect.minX + rect.size.width * start,
      y: bar.minY, width: rect.size.width * (end - start), height: height)
    guard end > start else { return }
    line(element(.capsule(isContinuous: false), in: filled, tint))
  }

  /// Draws dots under a track, each below the middle of a knob that were there.
  private mutating func drawTicks(_ ticks: [Double], _ isMirrored: Bool, in rect: CGRect) {
    for tick in ticks {
      let knob = Self.knob(at: Self.share(tick), isMirrored, in: rect)
      let dot = CGRect(x: knob.midX - 1.5, y: rect.midY + 6.5, width: 3, height: 3)
      line(element(.circle, in: dot, Self.track))
    }
  }

  /// The place of a slider's knob.
  private static func knob(at fraction: CGFloat, _ isMirrored: Bool, in rect: CGRect) -> CGRect {
    let side = min(rect.size.height, 27)
    let reach = max(rect.size.width - side, 0) * fraction
    return CGRect(
      x: isMirrored ? rect.maxX - side - reach : rect.minX + reach, y: rect.midY - side / 2,
      width: side, height: side)
  }

  /// A share of a track, from 0 to 1.
  private static func share(_ fraction: Double?) -> CGFloat {
    CGFloat(min(max(fraction ?? 0, 0), 1))
  }

  private mutating func drawStepper(in rect: CGRect) {
    line(element(.roundedRectangle(radius: 8), in: rect, Self.track))
    let side = min(rect.size.height, rect.size.width / 2) * 0.4
    for (name, share) in [("minus", CGFloat(0.25)), ("plus", 0.75)] {
      let box = CGRect(
        x: rect.minX + rect.size.width * share - side / 2, y: rect.midY - side / 2, width: side,
        height: side)
      line(
        XMLText.element(
          "path",
          [
            ("d", SymbolShape.named(name, in: box)?.text), ("stroke", "#8e8e93"),
            ("stroke-width", "1.5"), ("fill", "none"),
          ]))
    }
  }

  private mutating func drawSpinner(in rect: CGRect) {
    let side = min(rect.size.width, rect.size.height)
    for spoke in 0..<8 {
      let bar = CGRect(
        x: rect.midX - side * 0.05, y: rect.midY - side * 0.5, width: side * 0.1,
        height: side * 0.25)
      line(
        element(
          .capsule(isContinuous: false), in: bar,
          [
            ("fill", "#8e8e93"), ("fill-opacity", number(1 - CGFloat(spoke) * 0.1)),
            ("transform", "rotate(\(-45 * spoke) \(number(rect.midX)) \(number(rect.midY)))"),
          ]))
    }
  }

  private mutating func drawMenuIndicator(_ tint: Attributes, in rect: CGRect) {
    let side = min(rect.size.width, rect.size.height / 2)
    for (name, y) in [("chevron.up", rect.midY - side), ("chevron.down", rect.midY)] {
      let box = CGRect(
        x: rect.midX - side * 0.3, y: y + side * 0.2, width: side * 0.6, height: side * 0.6)
      line(
        XMLText.element(
          "path",
          [
            ("d", SymbolShape.named(name, in: box)?.text), ("stroke", tint.first?.1),
            ("stroke-width", "1.5"), ("fill", "none"), ("stroke-linecap", "round"),
          ]))
    }
  }
}
