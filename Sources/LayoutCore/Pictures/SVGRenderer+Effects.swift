// Effects on a node with everything in it.

extension SVGRenderer {
  /// What a node passes on to what is drawn inside.
  struct Inherited {
    /// Why content is hidden.
    var redaction: Appearance.Redaction = []
    /// The opacity of each drawing by itself.
    var opacity = 1.0
  }

  /// Starts an effect.
  ///
  /// - Returns: the lines that end it, the last one first.
  mutating func open(
    _ effect: Appearance.Effect, on node: ResolvedLayout.Node, _ inherited: inout Inherited
  ) -> [String] {
    let (rect, opacity) = (node.frame, inherited.opacity)
    switch effect {
    case .background(let figure):
      fading(by: opacity) { $0.draw(figure, in: node.frame(of: figure)) }
      return []
    // Reversed, because the lines that end an effect are listed from the last to the first.
    case .overlay(let figure):
      return recorded {
        $0.fading(by: opacity) { $0.draw(figure, in: node.frame(of: figure)) }
      }.reversed()
    case .border(let paint, let width):
      let stroke = Appearance.Stroke(paint: paint, width: width, isInside: true)
      return recorded {
        $0.fading(by: opacity) { $0.draw(Appearance.Figure(stroke: stroke), in: rect) }
      }.reversed()
    case .clip(let outline, let usesEvenOddRule):
      return group("clip-path", clip(to: outline, in: rect, usesEvenOddRule: usesEvenOddRule))
    case .opacity(let factor):
      inherited.opacity *= min(max(factor, 0), 1)
      return []
    // Redacted content is drawn differently from the start.
    case .redaction(let reasons):
      inherited.redaction.formUnion(reasons)
      return []
    case .shadow, .blur, .blend, .group, .filter:
      return openWhole(&inherited.opacity) + open(effect)
    }
  }

  /// Starts what is drawn as one picture, which then has the opacity of the drawings around.
  mutating func openWhole(_ opacity: inout Double) -> [String] {
    defer { opacity = 1 }
    return opacity == 1 ? [] : group("opacity", number(CGFloat(opacity)))
  }

  /// Starts an effect on one picture.
  private mutating func open(_ effect: Appearance.Effect) -> [String] {
    switch effect {
    case .shadow(let shadow): return group("filter", filter(casting: shadow))
    case .blur(let radius, _): return group("filter", filter(blurring: radius))
    // What others are drawn over, or what erases them, would hide them.
    case .blend(.destinationOver), .blend(.destinationOut): return group("display", "none")
    case .blend(let mode): return mode.css.map { group("style", "mix-blend-mode:\($0)") } ?? []
    case .group: return group("style", "isolation:isolate")
    case .filter(let change): return group("filter", filter(change))
    default: return []
    }
  }

  mutating func group(_ attribute: String, _ value: String) -> [String] {
    line(XMLText.start("g", [(attribute, value)]))
    return ["</g>"]
  }
}

// MARK: - Filters

extension SVGRenderer {
  /// Returns the part of the picture to which a filter or mask applies.
  private func region(_ units: String) -> Attributes {
    let area = visibleArea
    return [
      (units, "userSpaceOnUse"), ("x", number(area.minX)), ("y", number(area.minY)),
      ("width", number(area.size.width)), ("height", number(area.size.height)),
    ]
  }

  private mutating func filter(_ elements: String) -> String {
    let region = region("filterUnits") + [("color-interpolation-filters", "sRGB")]
    return define { XMLText.start("filter", [("id", $0)] + region) + elements + "</filter>" }
  }

  /// Defines a mask that shows what some shapes cover.
  mutating func mask(_ shapes: [String]) -> String {
    // Masks go by brightness, so everything that covers anything is made white.
    let white = filter(
      matrix("matrix", [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0]))
    return mask(white: [XMLText.start("g", [("filter", white)])] + shapes + ["</g>"])
  }

  /// Defines a mask that shows what some white shapes cover.
  mutating func mask(white shapes: [String]) -> String {
    let region = region("maskUnits")
    return define {
      XMLText.start("mask", [("id", $0)] + region)
        + shapes.map { $0.drop { $0 == " " } }.joined() + "</mask>"
    }
  }

  /// Defines a filter that casts a shadow below or inside what is drawn.
  mutating func filter(casting shadow: Appearance.Shadow) -> String {
    let flood = XMLText.element(
      "feFlood",
      [
        ("flood-color", Self.text(shadow.color)),
        ("flood-opacity", number(CGFloat(shadow.color.opacity))), ("result", "color"),
      ])
    let moved =
      blur(shadow.radius, of: "SourceAlpha")
      + XMLText.element(
        "feOffset", [("dx", number(shadow.x)), ("dy", number(shadow.y)), ("result", "moved")])
    // An inner shadow is where the shape is and its moved copy is not.
    guard shadow.isInner else {
      return filter(
        moved + flood + "<feComposite in=\"color\" in2=\"moved\" operator=\"in\"/>"
          + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
    }
    return filter(
      moved
        + "<feComposite in=\"SourceAlpha\" in2=\"moved\" operator=\"out\" result=\"shape\"/>"
        + flood
        + "<feComposite in=\"color\" in2=\"shape\" operator=\"in\" result=\"shadow\"/>"
        + "<feMerge><feMergeNode in=\"SourceGraphic\"/><feMergeNode in=\"shadow\"/></feMerge>")
  }

  private mutating func filter(blurring radius: CGFloat) -> String {
    filter(blur(radius, of: "SourceGraphic"))
  }

  private func blur(_ radius: CGFloat, of source: String) -> String {
    let radius = radius.isFinite ? max(radius, 0) : 0
    return XMLText.element(
      "feGaussianBlur", [("in", source), ("stdDeviation", number(radius / 2))])
  }

  private mutating func filter(_ change: Appearance.Filter) -> String {
    switch change {
    case .brightness(let amount): return filter(linear(1, amount))
    case .contrast(let factor): return filter(linear(factor, (1 - factor) / 2))
    case .colorInvert: return filter(linear(-1, 1))
    case .saturation(let factor): return filter(matrix("saturate", [factor]))
    case .grayscale(let amount): return filter(matrix("saturate", [1 - amount]))
    case .hueRotation(let radians):
      return filter(matrix("hueRotate", [radians * 180 / .pi]))
    case .luminanceToAlpha: return filter(matrix("luminanceToAlpha", []))
    case .colorMultiply(let color):
      let (r, g, b, a) = (color.red, color.green, color.blue, color.opacity)
      return filter(matrix("matrix", [r, 0, 0, 0, 0, 0, g, 0, 0, 0, 0, 0, b, 0, 0, 0, 0, 0, a, 0]))
    }
  }

  private func linear(_ slope: Double, _ intercept: Double) -> String {
    let channels = ["R", "G", "B"].map {
      XMLText.element(
        "feFunc\($0)",
        [
          ("type", "linear"), ("slope", number(CGFloat(slope))),
          ("intercept", number(CGFloat(intercept))),
        ])
    }
    return "<feComponentTransfer>" + channels.joined() + "</feComponentTransfer>"
  }

  private func matrix(_ type: String, _ values: [Double]) -> String {
    let list = values.map { number(CGFloat($0)) }.joined(separator: " ")
    return XMLText.element(
      "feColorMatrix", [("type", type), ("values", values.isEmpty ? nil : list)])
  }
}

extension Appearance.BlendMode {
  /// The mode's name in CSS; `nil` where there is none.
  fileprivate var css: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    }
  }
}
