import LayoutCore
import Testing

/// Of numbers that nothing can be drawn with, others take the place, and the diagnostics say so.
struct DrawingNumberTests {
  private typealias Figure = Appearance.Figure

  private let red = Appearance.Paint.color(Appearance.Color(red: 1, green: 0, blue: 0))
  private let stops = [Appearance.GradientStop(color: .white, location: 0)]

  /// What is left of an appearance, and what is said of it.
  private func drawn(_ appearance: Appearance) -> (appearance: Appearance?, messages: [String]) {
    let node = LayoutNode.fixed(width: 9, height: 9).appearance(appearance)
    let result = node.layout(in: CGSize(width: 9, height: 9))
    return (result.nodes.first?.appearance, result.diagnostics.map(\.message))
  }

  private func expect(
    _ figure: Figure, becomes expected: Figure, _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (content, contentMessages) = drawn(Appearance(content: .shape(figure)))
    #expect(content?.content == .shape(expected), sourceLocation: sourceLocation)
    #expect(contentMessages == ["Fixed has \(sentence)."], sourceLocation: sourceLocation)
    let (effects, messages) = drawn(Appearance(effects: [.background(figure), .overlay(figure)]))
    #expect(
      effects?.effects == [.background(expected), .overlay(expected)],
      sourceLocation: sourceLocation)
    #expect(messages == contentMessages, sourceLocation: sourceLocation)
  }

  @Test func `radii of corners`() {
    expect(
      Figure(outline: .roundedRectangle(radius: .nan), fill: red),
      becomes: Figure(outline: .roundedRectangle(radius: 0), fill: red),
      "a corner with a radius of NaN; 0 is used")
    expect(
      Figure(
        outline: .unevenRoundedRectangle(
          topLeading: 1, topTrailing: -2, bottomTrailing: 3, bottomLeading: 4, isContinuous: true)),
      becomes: Figure(
        outline: .unevenRoundedRectangle(
          topLeading: 1, topTrailing: 0, bottomTrailing: 3, bottomLeading: 4, isContinuous: true)),
      "a corner with a radius of -2; 0 is used")
    // As round as can be.
    let capsule = Appearance(content: .shape(Figure(outline: .roundedRectangle(radius: .infinity))))
    #expect(drawn(capsule).appearance == capsule && drawn(capsule).messages.isEmpty)
    let clipped = drawn(
      Appearance(effects: [.clip(.roundedRectangle(radius: -1), usesEvenOddRule: false)]))
    #expect(
      clipped.appearance?.effects == [.clip(.roundedRectangle(radius: 0), usesEvenOddRule: false)])
    #expect(clipped.messages == ["Fixed has a corner with a radius of -1; 0 is used."])
  }

  @Test func `numbers that outlines are made with`() {
    let moved = Appearance.Outline.custom(
      .init(from: [.circle], name: "an offset", numbers: [1, .nan]) { rect in
        Path(ellipseIn: rect.offsetBy(dx: 1, dy: .nan))
      })
    let empty = Figure(outline: .custom(.init(Path())), fill: red)
    let sentence = "a shape with an offset of NaN; the shape is empty"
    expect(Figure(outline: moved, fill: red), becomes: empty, sentence)
    // What is made from it has the number too.
    let larger = Appearance.Outline.custom(
      .init(from: [.rectangle, moved], name: "a scale", numbers: [2]) { Path($0) })
    expect(Figure(outline: larger, fill: red), becomes: empty, sentence)
    let round = Appearance.Outline.custom(
      .init(from: [.roundedRectangle(radius: -1)]) { Path($0) })
    expect(
      Figure(outline: round, fill: red), becomes: empty,
      "a corner with a radius of -1; the shape is empty")
    let (appearance, messages) = drawn(
      Appearance(hitTesting: Appearance.HitTesting(outline: moved)))
    #expect(appearance?.hitTesting?.outline == empty.outline)
    #expect(messages == ["Fixed has \(sentence)."])
  }

  @Test func `insets of pictures`() {
    var picture = Appearance.Picture(source: .asset("wall"))
    picture.resizing = .tile(capInsets: EdgeInsets(top: 1, leading: 2, bottom: .nan, trailing: 3))
    let (appearance, messages) = drawn(Appearance(content: .image(picture)))
    picture.resizing = .tile(capInsets: EdgeInsets())
    #expect(appearance?.content == .image(picture))
    #expect(messages == ["Image has a picture with an inset of NaN; it has no insets."])
  }

  @Test func `lines`() {
    func line(
      width: CGFloat = 2, miterLimit: CGFloat = 10, dash: [CGFloat] = [], phase: CGFloat = 0
    ) -> Figure {
      Figure(
        stroke: Appearance.Stroke(
          paint: red, width: width, miterLimit: miterLimit, dash: dash, dashPhase: phase))
    }
    for width in [-1, .infinity, .nan, 1e308] as [CGFloat] {
      let (appearance, messages) = drawn(Appearance(content: .shape(line(width: width))))
      #expect(appearance?.content == .shape(line(width: 0)))
      #expect(messages.count == 1 && messages[0].contains("a line with a width of "))
    }
    expect(
      line(miterLimit: .nan), becomes: line(), "a line with a mitre limit of NaN; 10 is used")
    expect(
      line(dash: [1, .infinity]), becomes: line(),
      "a line with a dash of ∞; the line is solid")
    expect(line(phase: .nan), becomes: line(), "a line with a dash phase of NaN; 0 is used")
  }

  @Test func `paints`() {
    func expect(
      _ paint: Appearance.Paint, becomes expected: Appearance.Paint, _ sentence: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.expect(
        Figure(fill: paint), becomes: Figure(fill: expected), sentence,
        sourceLocation: sourceLocation)
    }
    expect(
      .color(Appearance.Color(red: .nan, green: 1, blue: 1)),
      becomes: .color(Appearance.Color(red: 0, green: 1, blue: 1)),
      "a colour with a red of NaN; 0 is used")
    expect(
      .faded(red, opacity: .infinity), becomes: .faded(red, opacity: 1),
      "a paint with an opacity of ∞; 1 is used")
    let shadow = Appearance.Shadow(color: .black, radius: .nan)
    expect(
      .shadowed(red, shadow), becomes: red,
      "a shadow with a radius of NaN; the shadow is left out")
    // Where nobody knows where a colour is, there is one of them.
    let white = Appearance.Paint.color(.white)
    expect(
      .linearGradient(stops: stops, start: UnitPoint(x: .nan, y: 0), end: .bottom), becomes: white,
      "a paint with a start x of NaN; one colour of it is used")
    expect(
      .radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: .infinity),
      becomes: white, "a paint with an end radius of ∞; one colour of it is used")
    expect(
      .ellipticalGradient(stops: stops, center: .center, startFraction: .nan, endFraction: 1),
      becomes: white, "a paint with a start fraction of NaN; one colour of it is used")
    expect(
      .angularGradient(stops: stops, center: .center, startAngle: 0, endAngle: .nan),
      becomes: white, "a paint with an end angle of NaN; one colour of it is used")
    let mesh = Appearance.Mesh(
      columns: 1, rows: 1, points: [UnitPoint(x: 0, y: .nan)], colors: [.white])
    expect(
      .meshGradient(mesh), becomes: white,
      "a paint with a point y of NaN; one colour of it is used")
    expect(
      .linearGradient(
        stops: [.init(color: .white, location: .nan)], start: .top, end: .bottom),
      becomes: .linearGradient(stops: stops, start: .top, end: .bottom),
      "a gradient with a location of NaN; 0 is used")
  }

  @Test func `symbols and controls`() {
    func symbol(_ size: CGFloat) -> Appearance {
      Appearance(
        content: .image(
          .init(source: .symbol("star", font: FontDescription(size: size)), tint: red)))
    }
    #expect(drawn(symbol(.nan)).appearance == symbol(0))
    #expect(drawn(symbol(.nan)).messages == ["Image has a font size of NaN; 0 is used."])
    func slider(_ fraction: Double, _ ticks: [Double]) -> Appearance {
      Appearance(content: .control(.init(.slider, fraction: fraction, ticks: ticks)))
    }
    let (appearance, messages) = drawn(slider(.nan, [0, .infinity, 1]))
    #expect(appearance == slider(0, [0, 1]))
    #expect(
      messages == [
        "Slider has a control with a fraction of NaN; 0 is used.",
        "Slider has a control with a tick of ∞; the tick is left out.",
      ])
  }

  @Test func `the paint of a text`() {
    var text = StyledText("a", font: FontDescription(size: 10))
    text.runs[0].paint = .faded(red, opacity: .nan)
    let result = LayoutNode.text(text).layout(in: CGSize(width: 99, height: 99))
    #expect(
      result.diagnostics.map(\.message)
        == ["Text has a paint with an opacity of NaN; 1 is used."])
  }
}
