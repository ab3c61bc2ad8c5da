import Foundation
import LayoutCore
import Testing

/// Appearances and texts in files: each case is read as it was written.
struct AppearanceFileTests {
  private func expectKept<V: Codable & Equatable>(
    _ values: [V], location: SourceLocation = #_sourceLocation
  ) throws {
    for value in values {
      let copy = try read(json(value), as: V.self)
      #expect(copy == value, sourceLocation: location)
    }
  }

  private static let red = Appearance.Color(red: 1, green: 0, blue: 0, opacity: 0.5, name: "red")
  private static let stops: [Appearance.GradientStop] = [
    .init(color: red, location: 0.25), .init(color: .white, location: 1),
  ]
  private static let shadow = Appearance.Shadow(color: red, radius: 3, x: -1, y: 2, isInner: true)
  private static let paints: [Appearance.Paint] = [
    .color(red), .color(.black),
    .linearGradient(stops: stops, start: .top, end: .bottomTrailing),
    .radialGradient(stops: stops, center: .center, startRadius: 1, endRadius: 9),
    .ellipticalGradient(stops: stops, center: .leading, startFraction: 0.1, endFraction: 0.9),
    .angularGradient(stops: [], center: .top, startAngle: 1, endAngle: 2),
    .meshGradient(
      .init(columns: 2, rows: 1, points: [.leading, .trailing], colors: [red, .white])),
    .tiles(.init(source: .asset("dots"), start: .top, scale: 2)),
    .material(.ultraThick, fallback: .white), .faded(.shadowed(.color(red), shadow), opacity: 0.5),
  ]

  @Test func `paints`() throws { try expectKept(Self.paints) }

  @Test func `outlines`() throws {
    try expectKept([
      Appearance.Outline.rectangle, .circle, .ellipse, .capsule(isContinuous: true),
      .roundedRectangle(width: 2, height: 3, isContinuous: true), .roundedRectangle(radius: 4),
      .unevenRoundedRectangle(
        topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4, isContinuous: false),
      .custom(.init(Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)))),
      .custom(
        .init(
          Path {
            $0.move(to: CGPoint(x: 0.1, y: -2))
            $0.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
          })),
    ])
  }

  @Test func `effects`() throws {
    let figure = Appearance.Figure(
      outline: .circle, fill: Self.paints[2], usesEvenOddRule: true,
      stroke: .init(
        paint: .color(.white), width: 2, cap: .round, join: .bevel, miterLimit: 3, dash: [1, 2],
        dashPhase: 4, isInside: true),
      edgesIntoUnsafeArea: [.top, .leading])
    let filters: [Appearance.Filter] = [
      .brightness(0.1), .contrast(0.2), .saturation(0.3), .grayscale(0.4), .hueRotation(0.5),
      .colorInvert, .colorMultiply(Self.red), .luminanceToAlpha,
    ]
    let others: [Appearance.Effect] = [
      .background(figure), .overlay(figure), .border(Self.paints[0], width: 2),
      .clip(.circle, usesEvenOddRule: true), .opacity(0.5), .shadow(Self.shadow),
      .blur(radius: 3, isOpaque: true), .group, .redaction([.privacy, .invalidated]),
      .redaction([]),
    ]
    try expectKept(
      others + filters.map { .filter($0) } + Appearance.BlendMode.allCases.map { .blend($0) })
  }

  @Test func `contents`() throws {
    let font = FontDescription(
      family: "Serif", size: 9, weight: 700, design: .serif, isItalic: true, width: 0.8,
      hasMonospacedDigits: true, smallCaps: .all, leading: .loose, isTextStyle: true,
      platform: .macOS)
    let picture = Appearance.Picture(
      source: .symbol("star", font: font),
      resizing: .tile(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      tint: Self.paints[0], interpolation: .none, symbolRendering: .palette)
    var text = StyledText(
      [
        TextRun("a\u{0} \"漢字\"\n🇩🇪", font: font, tracking: 1, baselineOffset: 2),
        TextRun("b", font: FontDescription(size: 17)),
      ], font: font, lineLimit: 3, minimumLines: 2, lineSpacing: 4, alignment: .trailing,
      truncation: .middle, minimumScaleFactor: 0.5, allowsTightening: true,
      layoutDirection: .rightToLeft, pixelLength: 0.5, lineHeight: .exact(points: 20),
      alignmentBasis: .content, writingDirectionBasis: .layout, isPlaceholder: true)
    text.runs[0].paint = Self.paints[3]
    text.runs[0].underline = .init(color: Self.red, pattern: .dashDotDot)
    text.runs[1].strikethrough = .init()
    text.runs[1].picture = picture
    text.runs[1].pictureMeasurement = LeafMeasurement(width: 3, height: 4, firstBaseline: 2)
    text.runs[1].lineHeight = .multiple(factor: 2)
    text.runs[1].lineFont = font
    let control = Appearance.Control(
      .gauge, fraction: 0.25, neutralFraction: 0.5, ticks: [0, 0.5, 1], tint: Self.paints[0])
    let contents: [Appearance.Content] = [
      .shape(.init()), .text(text), .image(picture), .control(control), .control(.init(.spinner)),
      .image(.init(source: .external("photo"), resizing: .stretch(capInsets: EdgeInsets()))),
    ]
    let accessibility = Appearance.Accessibility(
      label: "a", value: "b", hint: "c", identifier: "d", traits: [.tabBar, .playsSound],
      isHidden: false, sortPriority: -1)
    try expectKept(
      contents.map {
        Appearance(
          content: $0, accessibility: accessibility,
          hitTesting: .init(isEnabled: false, outline: .capsule(isContinuous: false)))
      })
    try expectKept([text])
    try expectKept([font, FontDescription(size: 17)])
    try expectKept(text.runs)
    try expectKept([picture])
  }

  @Test func `what is as usual is left out`() throws {
    #expect(try json(Appearance()) == "{}")
    #expect(try json(StyledText("Total")) == #"{"runs":[{"string":"Total"}]}"#)
    #expect(try json(FontDescription(size: 17, weight: 700)) == #"{"weight":700}"#)
    #expect(try json(Appearance.Paint.color(.black)) == #"{"color":{}}"#)
    #expect(
      try json(Appearance(effects: [.opacity(0.5), .group]))
        == #"{"effects":[{"opacity":0.5},"group"]}"#)
  }

  @Test func `an outline that a closure computes is refused`() {
    let outline = Appearance.Outline.custom(.init { Path($0) })
    let error = #expect(throws: EncodingError.self) { try json(outline) }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(
      context.debugDescription
        == "The value draws an outline that a closure computes, and that can't be written.")
  }
}
