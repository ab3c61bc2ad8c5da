// Numbers of what is drawn that nothing can be drawn with: others take their place, and a note says
// so.

extension Appearance {
  /// Whether all numbers can be drawn with.
  var hasUsableNumbers: Bool {
    let isDrawable =
      switch content {
      case nil, .text: true
      case .shape(let figure): figure.isUsable
      case .image(let picture): picture.isUsable
      case .control(let control): control.isUsable
      }
    return isDrawable && effects.allSatisfy(\.isUsable) && (hitTesting?.outline?.isUsable ?? true)
  }

  /// Returns the appearance with numbers that can be drawn with, and a note for each that could
  /// not.
  func withUsableNumbers() -> (appearance: Appearance, problems: [NodeAttributes.Problem]) {
    var (appearance, notes) = (self, NumberNotes())
    switch content {
    case nil, .text: break
    case .shape(var figure):
      notes.replace(&figure)
      appearance.content = .shape(figure)
    case .image(var picture):
      notes.replace(&picture)
      appearance.content = .image(picture)
    case .control(var control):
      notes.replace(&control)
      appearance.content = .control(control)
    }
    appearance.effects = effects.compactMap { effect in
      switch effect {
      case .background(var figure):
        notes.replace(&figure)
        return .background(figure)
      case .overlay(var figure):
        notes.replace(&figure)
        return .overlay(figure)
      case .clip(var outline, let usesEvenOddRule):
        notes.replace(&outline)
        return .clip(outline, usesEvenOddRule: usesEvenOddRule)
      default: break
      }
      if let (name, number) = effect.unusableNumber {
        notes.add(CGFloat(number), name, "the effect is left out")
        return nil
      }
      guard case .border(var paint, let width) = effect else { return effect }
      notes.replace(&paint)
      return .border(paint, width: width)
    }
    if var outline = hitTesting?.outline {
      notes.replace(&outline)
      appearance.hitTesting?.outline = outline
    }
    return (appearance, notes.problems)
  }
}

// MARK: - Replacing

extension NumberNotes {
  fileprivate mutating func replace(_ figure: inout Appearance.Figure) {
    replace(&figure.outline)
    replace(&figure.fill)
    guard var stroke = figure.stroke else { return }
    replace(&stroke.paint)
    replace(&stroke.width, "a line with a width", by: 0, unless: stroke.width.isUsableLength)
    replace(&stroke.miterLimit, "a line with a mitre limit", by: 10)
    replace(&stroke.dashPhase, "a line with a dash phase", by: 0)
    if let length = stroke.dash.first(where: { !$0.isUsable }) {
      add(length, "a line with a dash", "the line is solid")
      stroke.dash = []
    }
    figure.stroke = stroke
  }

  fileprivate mutating func replace(_ outline: inout Appearance.Outline) {
    guard let (name, number) = outline.unusable else { return }
    func note(_ radius: CGFloat) -> CGFloat {
      var radius = radius
      replace(&radius, "a corner with a radius", by: 0, unless: radius.isRadius)
      return radius
    }
    switch outline {
    case .roundedRectangle(let width, let height, let isContinuous):
      outline = .roundedRectangle(
        width: note(width), height: note(height), isContinuous: isContinuous)
    case .unevenRoundedRectangle(let a, let b, let c, let d, let isContinuous):
      outline = .unevenRoundedRectangle(
        topLeading: note(a), topTrailing: note(b), bottomTrailing: note(c), bottomLeading: note(d),
        isContinuous: isContinuous)
    case .custom:
      add(number, name, "the shape is empty")
      outline = .custom(.init(Path()))
    case .rectangle, .circle, .ellipse, .capsule: break
    }
  }

  mutating func replace(_ paint: inout Appearance.Paint?) {
    guard var replaced = paint else { return }
    replace(&replaced)
    paint = replaced
  }

  mutating func replace(_ paint: inout Appearance.Paint) {
    if let (name, number) = paint.unusablePlace {
      add(CGFloat(number), name, "one colour of it is used")
      paint = .color(paint.representativeColor)
    }
    switch paint {
    case .color(let color): paint = .color(usable(color))
    case .material(let material, let color): paint = .material(material, fallback: usable(color))
    case .linearGradient(let stops, let start, let end):
      paint = .linearGradient(stops: usable(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      paint = .radialGradient(
        stops: usable(stops), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let stops, let center, let start, let end):
      paint = .ellipticalGradient(
        stops: usable(stops), center: center, startFraction: start, endFraction: end)
    case .angularGradient(let stops, let center, let start, let end):
      paint = .angularGradient(
        stops: usable(stops), center: center, startAngle: start, endAngle: end)
    case .meshGradient(var mesh):
      mesh.colors = mesh.colors.map { usable($0) }
      mesh.background = usable(mesh.background)
      paint = .meshGradient(mesh)
    case .tiles: break
    case .faded(var faded, var opacity):
      replace(&faded)
      replace(&opacity, "a paint with an opacity", by: 1)
      paint = .faded(faded, opacity: opacity)
    case .shadowed(var shadowed, let shadow):
      replace(&shadowed)
      if let (name, number) = shadow.unusableNumber {
        add(CGFloat(number), name, "the shadow is left out")
        paint = shadowed
      } else {
        paint = .shadowed(shadowed, shadow)
      }
    }
  }

  private mutating func usable(_ color: Appearance.Color) -> Appearance.Color {
    var color = color
    replace(&color.red, "a colour with a red", by: 0)
    replace(&color.green, "a colour with a green", by: 0)
    replace(&color.blue, "a colour with a blue", by: 0)
    replace(&color.opacity, "a colour with an opacity", by: 1)
    return color
  }

  private mutating func usable(_ stops: [Appearance.GradientStop]) -> [Appearance.GradientStop] {
    stops.map { stop in
      var stop = stop
      stop.color = usable(stop.color)
      replace(&stop.location, "a gradient with a location", by: 0)
      return stop
    }
  }

  private mutating func replace(_ number: inout Double, _ name: String, by usual: Double) {
    guard !number.isUsable else { return }
    add(CGFloat(number), name, "\(usual.plainText) is used")
    number = usual
  }

  fileprivate mutating func replace(_ picture: inout Appearance.Picture) {
    if case .symbol(let name, var font) = picture.source {
      replace(&font)
      picture.source = .symbol(name, font: font)
    }
    if let inset = picture.resizing?.unusableInset {
      add(inset, "a picture with an inset", "it has no insets")
      picture.resizing = picture.resizing?.withoutInsets
    }
    replace(&picture.tint)
  }

  fileprivate mutating func replace(_ control: inout Appearance.Control) {
    if var fraction = control.fraction {
      replace(&fraction, "a control with a fraction", by: 0)
      control.fraction = fraction
    }
    if let fraction = control.neutralFraction, !fraction.isUsable {
      add(CGFloat(fraction), "a control with a neutral fraction", "it has none")
      control.neutralFraction = nil
    }
    if let tick = control.ticks.first(where: { !$0.isUsable }) {
      add(CGFloat(tick), "a control with a tick", "the tick is left out")
      control.ticks.removeAll { !$0.isUsable }
    }
    replace(&control.tint)
  }
}

extension Appearance.Picture.Resizing {
  fileprivate var withoutInsets: Self {
    switch self {
    case .stretch: .stretch(capInsets: EdgeInsets())
    case .tile: .tile(capInsets: EdgeInsets())
    }
  }
}
