import LayoutKit
import TestViews
import Testing

/// An icon beside two texts of different size.
struct AligningWithinAStackExamples {
  func status(_ alignment: VerticalAlignment, icon: some View) -> some View {
    HStack(alignment: alignment, spacing: 8) {
      icon.id("icon")
      Block(70, 14, first: 11).id("state")
      Block(50, 34, first: 26).id("name")
    }
    .padding()
    .id("status")
  }

  let icon = Block(20, 25)

  // The name is the tallest at 34; the others are in its middle. 16 of padding around.
  @Test func `icon and texts are centred`() {
    expect(
      status(.center, icon: icon).layout(proposing: .unspecified), size: (188, 66),
      ["icon": (16, 20.5, 20, 25), "state": (44, 26, 70, 14), "name": (122, 16, 50, 34)])
  }

  // Baselines at 25 (the icon's bottom), 11 and 26 meet at 26.
  @Test func `icon and texts are on the first baseline`() {
    expect(
      status(.firstTextBaseline, icon: icon).layout(proposing: .unspecified), size: (188, 66),
      ["icon": (16, 17, 20, 25), "state": (44, 31, 70, 14), "name": (122, 16, 50, 34)])
  }

  // The icon's guide is 12 % above its bottom: 25 − 3 = 22, so the icon starts 4 lower than the
  // name.
  @Test func `the icon is moved below the baseline`() {
    let moved = icon.alignmentGuide(.firstTextBaseline) { context in
      context[.bottom] - 0.12 * context.height
    }
    expect(
      status(.firstTextBaseline, icon: moved).layout(proposing: .unspecified), size: (188, 66),
      ["icon": (16, 20, 20, 25), "state": (44, 31, 70, 14), "name": (122, 16, 50, 34)])
  }

  final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test func `a guide that is not the stack's is never called`() {
    let counter = Counter()
    let marked =
      icon
      .alignmentGuide(.firstTextBaseline) { context in
        counter.count += 1
        return context[.bottom] - 3
      }
      .alignmentGuide(.leading) { context in
        counter.count += 1
        return context.width
      }
    _ = status(.center, icon: marked).layout(in: CGSize(width: 390, height: 844))
    #expect(counter.count == 0)
    _ = status(.firstTextBaseline, icon: marked).layout(in: CGSize(width: 390, height: 844))
    #expect(counter.count > 0)
  }
}
