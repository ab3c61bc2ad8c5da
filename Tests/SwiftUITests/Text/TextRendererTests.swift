import LayoutKit
import SwiftUI
import TestViews
import Testing

/// A renderer that draws each letter higher than the last, and keeps room for that.
private struct Steps: TextRenderer {
  var height: CGFloat

  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        guard run[Mark.self] == nil else { continue }
        for (index, letter) in run.enumerated() {
          var copy = context
          copy.translateBy(x: 0, y: -height * CGFloat(index) - letter.typographicBounds.descent)
          copy.draw(letter, options: .disablesSubpixelQuantization)
        }
      }
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height + height)
  }
}

@Observable private final class Width: @unchecked Sendable { var value: CGFloat = 10 }

/// A renderer that says nothing of sizes.
private struct Plain: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
  }
}

private struct Mark: TextAttribute {}

/// Text that is drawn by renderers.
struct TextRendererTests {
  private let text = Text("Hello ").customAttribute(Mark()) + Text("there").bold()

  @Test func `renderers size their texts`() {
    let size = text.layout(proposing: .unspecified).size
    let rendered = text.textRenderer(Steps(height: 7)).layout(proposing: .unspecified).size
    #expect(rendered == CGSize(width: size.width, height: size.height + 7))
  }

  @Test func `text has its size where nothing is said`() {
    let (plain, rendered) = (text, text.textRenderer(Plain()))
    for width in [nil, 0, 30, 200] as [CGFloat?] {
      let proposal = ProposedViewSize(width: width, height: nil)
      #expect(rendered.layout(proposing: proposal).size == plain.layout(proposing: proposal).size)
    }
  }

  @Test func `baselines are those of the text`() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Block(10, 40, first: 30)
      Text("x").textRenderer(Steps(height: 7)).id("x")
    }
    let plain = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Block(10, 40, first: 30)
      Text("x").id("x")
    }
    let frames = [row.layout(proposing: .unspecified), plain.layout(proposing: .unspecified)]
      .map { $0.frame(of: "x")?.minY }
    #expect(frames[0] == frames[1])
  }

  @Test func `the innermost renderer counts`() {
    let view = VStack { Text("x").textRenderer(Plain()) }.textRenderer(Steps(height: 7))
    #expect(
      view.layout(proposing: .unspecified).size
        == Text("x").layout(proposing: .unspecified).size)
  }

  @MainActor @Test func `what a renderer reads is followed`() {
    struct Fixed: TextRenderer {
      let model: Width

      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        CGSize(width: model.value, height: 10)
      }
    }
    let model = Width()
    let tree = ViewTree(Text("Title").textRenderer(Fixed(model: model)))
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 10, height: 10))
    model.value = 11
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 11, height: 10))
  }
}
