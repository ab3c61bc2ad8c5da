import LayoutCore
import LayoutKit
import SwiftUI
import TestViews
import Testing

/// What renderers get to know, and that layout does not.
struct AppearanceTests {
  func appearance(_ view: some View, _ scheme: ColorScheme = .light) -> Appearance? {
    view.layout(proposing: ProposedViewSize(100, 50)) { $0.colorScheme = scheme }
      .nodes.first?.appearance
  }

  func figure(_ view: some View) -> Appearance.Figure? {
    if case .shape(let figure)? = appearance(view)?.content { return figure }
    return nil
  }

  @Test func `fills are in the result`() {
    #expect(figure(Color.white)?.fill == .color(.white))
    #expect(
      figure(Color.white.opacity(0.5))?.fill
        == .color(.init(red: 1, green: 1, blue: 1, opacity: 0.5)))
    #expect(figure(Rectangle())?.fill == .color(.black))
    #expect(figure(Rectangle().foregroundStyle(.white))?.fill == .color(.white))
    #expect(figure(Rectangle().fill(.black))?.fill == .color(.black))
    #expect(figure(Circle().fill(.white))?.outline == .circle)
    #expect(
      figure(RoundedRectangle(cornerRadius: 4, style: .circular))?.outline
        == .roundedRectangle(radius: 4))
    #expect(figure(Rectangle().fill(.tint).tint(.white))?.fill == .color(.white))
    #expect(
      figure(Rectangle().fill(.secondary).foregroundStyle(.white))?.fill
        == .color(.init(red: 1, green: 1, blue: 1, opacity: 0.5)))
    if case .linearGradient(let stops, _, _)? = figure(Rectangle().fill(.black.gradient))?.fill {
      #expect(stops.map(\.location) == [0, 1] && stops[1].color == .black)
    } else {
      Issue.record("a colour's gradient is linear")
    }
  }

  @Test func `strokes are in the result`() {
    let dashed = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [2, 1])
    let stroke = figure(Circle().stroke(.white, style: dashed))?.stroke
    #expect(stroke == .init(paint: .color(.white), width: 3, cap: .round, dash: [2, 1]))
    #expect(figure(Circle().strokeBorder(.white, lineWidth: 3))?.stroke?.isInside == true)
    #expect(figure(Circle().stroke(lineWidth: 2))?.stroke?.paint == .color(.black))
    let both = appearance(Circle().fill(.white).stroke(.black))
    #expect(both?.effects == [.background(.init(outline: .circle, fill: .color(.white)))])
  }

  @Test func `colours follow their surroundings`() {
    #expect(appearance(Color.primary, .dark)?.content == .shape(.init(fill: .color(.white))))
    #expect(Color.red.resolve(in: EnvironmentValues()).red > 0.9)
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(Color.white.mix(with: .black, by: 1).description == "#000000FF")
  }

  @Test func `effects are kept in the order in which they are applied`() {
    let view = Color.white
      .background(.black)
      .opacity(0.5)
      .clipShape(Circle())
      .shadow(color: .black, radius: 2, x: 1, y: 3)
      .blur(radius: 4)
      .border(.white, width: 2)
      .blendMode(.multiply)
    #expect(
      appearance(view)?.effects == [
        .background(.init(fill: .color(.black), edgesIntoUnsafeArea: .all)), .opacity(0.5),
        .clip(.circle, usesEvenOddRule: false),
        .shadow(.init(color: .black, radius: 2, x: 1, y: 3)), .blur(radius: 4, isOpaque: false),
        .border(.color(.white), width: 2), .blend(.multiply),
      ])
  }

  @Test func `what is set around a hidden view, or one that does not respond, does both`() {
    func isRed(_ view: some View) -> Bool {
      let result = view.layout(proposing: ProposedViewSize(50, 50))
      let hits = result.nodes(at: CGPoint(x: 1, y: 1))
      return hits.count == 1 && hits.first?.id == nil && result.svg().contains("#ff0000")
    }
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(isRed(Color.blue.id("x").hidden().background(red)))
    #expect(isRed(Text("x").id("x").hidden().border(red, width: 2)))
    #expect(isRed(Color.blue.id("x").hidden().overlay(red)))
    #expect(isRed(Color.blue.id("x").allowsHitTesting(false).background(red)))
    #expect(isRed(Color.blue.id("x").contentShape(Circle()).background(red)))
  }

  @Test func `how paint would mix and shine changes nothing`() {
    let plain = appearance(Circle().fill(.foreground))
    #expect(appearance(Circle().fill(.blendMode(.multiply))) == plain)
    #expect(appearance(Circle().fill(.foreground.blendMode(.multiply).in(.zero))) == plain)
    let gradient = Gradient(colors: [.black, .white])
    #expect(
      appearance(Circle().fill(gradient.colorSpace(.perceptual)))
        == appearance(Circle().fill(gradient)))
  }

  @Test func `a view that can be compared is the view`() {
    struct Same: View, Equatable {
      var body: some View { Color.red.frame(width: 10, height: 10).id("same") }
    }
    let view = HStack(spacing: 0) {
      Same()
      Same().equatable()
    }
    let result = view.layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 20, height: 10))
    #expect(result.frames(of: "same").map(\.minX) == [0, 10])
  }

  @Test func `what is said for accessibility is in the result`() {
    let view = Color.white.accessibilityLabel("Sun").accessibilityValue(Text("hot"))
      .accessibilityAddTraits([.isImage, .isHeader]).accessibilityHidden(true)
    #expect(
      appearance(view)?.accessibility
        == .init(label: "Sun", value: "hot", traits: [.image, .header], isHidden: true))
  }

  @Test func `uneven corners and custom shapes are mirrored where leading is right`() {
    let view = UnevenRoundedRectangle(topLeadingRadius: 5).fill(.white)
    let result = view.layout(
      proposing: .unspecified, environment: EnvironmentValues.mirror)
    #expect(
      result.nodes.first?.appearance?.content
        == .shape(
          .init(
            outline: .unevenRoundedRectangle(
              topLeading: 0, topTrailing: 5, bottomTrailing: 0, bottomLeading: 0,
              isContinuous: true), fill: .color(.white))))
  }

  @Test func `a look changes no layout`() {
    func frames(_ view: some View) -> [CGRect?] {
      let row = HStack {
        view
        Spacer()
        Block(20, 30).id("b")
      }
      let result = VStack { row }.layout(proposing: ProposedViewSize(200, 100))
      return [result.frame(of: "a"), result.frame(of: "b")]
    }
    let plain = Block(40, 20).id("a").layoutPriority(1)
    let expected = frames(plain)
    #expect(frames(plain.background(.red).overlay(.blue.opacity(0.2))) == expected)
    #expect(frames(plain.background(.regularMaterial, in: .capsule)) == expected)
    #expect(frames(plain.border(.red, width: 9)) == expected)
    #expect(frames(plain.hidden().background(.red).overlay(.blue)) == expected)
    #expect(frames(plain.shadow(radius: 9).blur(radius: 3).opacity(0.1)) == expected)
    #expect(frames(plain.clipped().clipShape(Circle()).cornerRadius(4)) == expected)
    #expect(frames(plain.brightness(1).contrast(2).saturation(0).grayscale(1)) == expected)
    #expect(frames(plain.hueRotation(.degrees(9)).colorInvert().colorMultiply(.red)) == expected)
    #expect(frames(plain.foregroundStyle(.red).tint(.green).accentColor(.blue)) == expected)
    #expect(frames(plain.accessibilityLabel("x").accessibilityHidden(true).help("x")) == expected)
    #expect(frames(plain.disabled(true).allowsHitTesting(false).contentShape(Circle())) == expected)
    #expect(frames(plain.contentShape(Circle()).background(.red).clipped()) == expected)
    #expect(frames(plain.compositingGroup().drawingGroup().luminanceToAlpha()) == expected)
    #expect(frames(plain.redacted(reason: .placeholder).preferredColorScheme(.dark)) == expected)
    #expect(frames(plain.animation(.spring(), value: 1).transition(.slide)) == expected)
    #expect(
      frames(plain.font(.title).lineLimit(2).bold().multilineTextAlignment(.center)) == expected)
  }

  @Test func `images are paint`() {
    let view = Rectangle().fill(
      .image(
        Image("paper"), sourceRect: CGRect(x: 0.25, y: 0, width: 0.5, height: 1), scale: 2))
    let result = view.layout(proposing: ProposedViewSize(20, 10))
    let tiles = Appearance.Tiles(
      source: .asset("paper"), start: UnitPoint(x: 0.25, y: 0), end: UnitPoint(x: 0.75, y: 1),
      scale: 2)
    guard case .shape(let figure)? = result.nodes.first?.appearance?.content else {
      Issue.record("no shape")
      return
    }
    #expect(figure.fill == .tiles(tiles))
    #expect(result.size == CGSize(width: 20, height: 10))
    #expect(!result.svg().isEmpty)
  }
}
