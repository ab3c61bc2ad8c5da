import LayoutKit
import TestViews
import Testing

/// Modifiers of a view that is nothing, where exactly one view is needed.
struct EmptySlotTests {
  private let offer = ProposedViewSize(30, 40)

  @Test func `nothing takes what it is offered`() {
    #expect(
      EmptyView().ignoresSafeArea().layout(proposing: offer).size == CGSize(width: 30, height: 40))
    #expect(
      EmptyView().safeAreaPadding(5).layout(proposing: offer).size == CGSize(width: 30, height: 40))
    #expect(EmptyView().padding(5).layout(proposing: offer).size == CGSize(width: 30, height: 40))
  }

  @Test func `a bar is at the edge of nothing`() {
    let screen = EmptyView().safeAreaInset(edge: .bottom, spacing: 0) { Block(50, 20).id("bar") }
    let bar = screen.layout(proposing: ProposedViewSize(100, 100)).frame(of: "bar")
    #expect(bar == CGRect(x: 25, y: 80, width: 50, height: 20))
  }
}
