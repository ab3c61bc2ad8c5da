import LayoutControls
import LayoutCore
import LayoutKit
import TestViews
import Testing

/// Sliders with marks: the layout is that without them, and renderers get where they are.
struct SliderTests {
  func control(_ slider: some View) -> Appearance.Control? {
    for node in slider.layout(proposing: ProposedViewSize(200, nil)).nodes {
      if case .control(let control)? = node.appearance?.content { return control }
    }
    return nil
  }

  @Test func `marks are where their values are`() {
    let slider = Slider(value: .constant(4.0), in: 0...8, neutralValue: 2) {
      Text("Level")
    } currentValueLabel: {
      Text("4")
    } ticks: {
      SliderTick(0)
      SliderTick(2) { Text("Two") }
      SliderTick(8, "Eight")
    }
    let track = control(slider)
    #expect(track?.fraction == 0.5 && track?.neutralFraction == 0.25)
    #expect(track?.ticks == [0, 0.25, 1])
    #expect(
      slider.layout(proposing: ProposedViewSize(200, nil)).size == CGSize(width: 200, height: 31))
  }

  @Test func `marks are made from data`() {
    let slider = Slider(value: .constant(0.5)) {
      Text("Share")
    } ticks: {
      SliderTickContentForEach([0.25, 0.75], id: \.self) { SliderTick($0) }
      SliderTick(1)
    }
    #expect(control(slider)?.ticks == [0.25, 0.75, 1])
  }

  @Test func `steps have marks if they are given one`() {
    let slider = Slider(value: .constant(3.0), in: 0...10, step: 2.5) {
      Text("Level")
    } minimumValueLabel: {
      Block(20, 10)
    } maximumValueLabel: {
      Block(30, 10)
    } tick: { value in
      value == 5 ? nil : SliderTick(value)
    }
    #expect(control(slider)?.ticks == [0, 0.25, 0.75, 1])
    // 200 less labels of 20 and 30 and two gaps of 8.
    let result = slider.layout(proposing: ProposedViewSize(200, nil))
    #expect(result.nodes.contains { $0.frame == CGRect(x: 28, y: 0, width: 134, height: 31) })
  }

  @Test func `countless steps are not marked`() {
    let tiny = Slider(value: .constant(0.0), in: 0...1e30, step: 1e-30) {
      EmptyView()
    } tick: {
      SliderTick($0)
    }
    #expect(control(tiny)?.ticks.count == 10_000)
    let none = Slider(value: .constant(0.0), in: 0...1, step: 0) {
      EmptyView()
    } tick: {
      SliderTick($0)
    }
    #expect(control(none)?.ticks == [])
    let endless = Slider(value: .constant(0.0), in: 0 ... .infinity, step: .infinity) {
      EmptyView()
    } tick: {
      SliderTick($0)
    }
    #expect(control(endless)?.ticks == [])
  }

  @Test func `pictures show marks and where the track is coloured`() {
    let slider = Slider(value: .constant(1.0), in: 0...4, neutralValue: 3) {
      Text("Level")
    } ticks: {
      SliderTick(2)
    }
    let svg = slider.layout(proposing: ProposedViewSize(127, nil)).svg()
    // From 1/4 to 3/4 of 127; a dot below the middle, where the knob reaches 50 of 100 and is 27
    // wide.
    #expect(svg.contains("x=\"31.75\" y=\"13.5\" width=\"63.5\" height=\"4\""))
    #expect(svg.contains("cx=\"63.5\" cy=\"23.5\" r=\"1.5\""))
  }
}
