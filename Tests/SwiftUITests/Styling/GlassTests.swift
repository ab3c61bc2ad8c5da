import LayoutCore
import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Materials, meshes and shaders, none of which changes a frame.
struct GlassTests {
  private func figures(_ view: some View) -> [Appearance.Figure] {
    view.layout(proposing: ProposedViewSize(100, 50)).nodes.compactMap {
      if case .shape(let figure)? = $0.appearance?.content { figure } else { nil }
    }
  }

  @Test func `glass is behind its view`() {
    let view = Block(40, 20).id("view").glassEffect(.regular, in: .rect(cornerRadius: 4))
    expect(view.layout(proposing: .unspecified), size: (40, 20), ["view": (0, 0, 40, 20)])
    #expect(
      figures(view).contains {
        if case .material(.regular, _)? = $0.fill { true } else { false }
      })
    #expect(figures(Block(40, 20).glassEffect(.identity)).isEmpty)
    #expect(
      figures(Block(40, 20).glassEffect(.regular.tint(.white).interactive())).first?.fill
        == .color(.init(red: 1, green: 1, blue: 1, opacity: 0.7)))
  }

  @Test func `containers of glass are their views`() {
    let view = HStack(spacing: 0) {
      GlassEffectContainer(spacing: 20) {
        Block(10, 10).id("a")
        Block(20, 10).id("b")
      }
    }
    expect(
      view.layout(proposing: .unspecified), size: (30, 10),
      ["a": (0, 0, 10, 10), "b": (10, 0, 20, 10)])
  }

  @Test func `buttons on glass have the room of bordered ones`() {
    for size in [ControlSize.small, .regular, .large] {
      let button = Button(action: {}) { Block(40, 20) }.controlSize(size)
      let bordered = button.buttonStyle(.bordered).layout(proposing: .unspecified).size
      #expect(button.buttonStyle(.glass).layout(proposing: .unspecified).size == bordered)
      #expect(button.buttonStyle(.glassProminent).layout(proposing: .unspecified).size == bordered)
    }
  }

  @Test func `meshes are kept`() {
    let mesh = MeshGradient(
      width: 2, height: 1, points: [[0, 0.5], [1, 0.5]], colors: [.black, .white])
    let grey = Appearance.Color(red: 0.5, green: 0.5, blue: 0.5)
    #expect(mesh.layout(proposing: ProposedViewSize(30, 20)).size == CGSize(width: 30, height: 20))
    guard case .meshGradient(let kept)? = figures(mesh).first?.fill else {
      Issue.record("a mesh paints with a mesh")
      return
    }
    #expect(kept.columns == 2 && kept.rows == 1 && kept.colors == [.black, .white])
    #expect(kept.points == [UnitPoint(x: 0, y: 0.5), UnitPoint(x: 1, y: 0.5)])
    // The mean of black and white.
    #expect(Appearance.Paint.meshGradient(kept).representativeColor == grey)
    #expect(figures(Circle().fill(mesh)).first?.fill == .meshGradient(kept))
  }

  @Test func `shaders are values`() {
    let shader = ShaderLibrary.wave(.float(2), .boundingRect)
    #expect(shader == ShaderLibrary.default.wave(.float(2), .boundingRect))
    #expect(shader.function.name == "wave" && shader.arguments.count == 2)
    let view = Block(40, 20).colorEffect(shader)
      .layerEffect(shader, maxSampleOffset: .zero).distortionEffect(shader, maxSampleOffset: .zero)
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 40, height: 20))
  }
}
