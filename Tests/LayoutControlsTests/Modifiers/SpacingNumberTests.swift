import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Invalid numbers in modifiers that change layout never make a frame invalid.
struct SpacingNumberTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, -100, 0, 1e300])
  func `frames stay finite`(value: Double) {
    let number = CGFloat(value)
    let views: [any View] = [
      Label("Title", systemImage: "star").labelIconToTitleSpacing(number),
      Label("Title", systemImage: "star").labelReservedIconWidth(number),
      Filler().inspector(isPresented: .constant(true)) {
        Filler().inspectorColumnWidth(number)
      },
      Filler().inspector(isPresented: .constant(true)) {
        Filler().inspectorColumnWidth(min: number, ideal: 100, max: number)
      },
      Gauge(value: number, in: 0...1) { Text("Gauge") },
      Gauge(value: number, in: 0...1) { Text("Gauge") }.gaugeStyle(.accessoryCircular),
    ]
    for view in views {
      let result = AnyView(view).layout(in: CGSize(width: 300, height: 200))
      for node in result.nodes {
        let frame = node.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        #expect(!numbers.contains { !$0.isFinite }, "\(node.name) is \(frame)")
      }
    }
  }
}
