import LayoutKit
import TestViews
import Testing

/// Mirroring, which the environment decides.
struct LayoutDirectionTests {
  /// Two lines of which the second one's leading guide is 10 before its leading edge.
  struct Indented: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Block(60, 20).id("default")
        Block(80, 20).id("indented").alignmentGuide(.leading) { $0[.leading] - 10 }
      }
    }
  }

  // The second line starts 10 further in, so the stack is 90 wide.
  @Test func `a row is indented from the left`() {
    expect(
      Indented().layout(proposing: .unspecified), size: (90, 40),
      ["default": (0, 0, 60, 20), "indented": (10, 20, 80, 20)])
  }

  // The mirror image: x = 90 − x − width.
  @Test func `mirrored, a row is indented from the right`() {
    let view = Indented().environment(\.layoutDirection, .rightToLeft)
    expect(
      view.layout(proposing: .unspecified), size: (90, 40),
      ["default": (30, 0, 60, 20), "indented": (0, 20, 80, 20)])
  }

  @Test func `the direction of the call is inherited`() {
    let result = Indented().layout(in: CGSize(width: 100, height: 40)) {
      $0.layoutDirection = .rightToLeft
    }
    expect(result, ["default": (35, 0, 60, 20), "indented": (5, 20, 80, 20)])
  }

  // A row of two, mirrored; inside of its first view, a row that is not.
  @Test func `switches nest`() {
    let view = HStack(spacing: 0) {
      HStack(spacing: 0) {
        Block(10, 10).id("a")
        HStack(spacing: 0) {
          Block(20, 10).id("b")
          Block(30, 10).id("c")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
      .environment(\.layoutDirection, .leftToRight)
      Block(40, 10).id("d")
    }
    .environment(\.layoutDirection, .rightToLeft)
    expect(
      view.layout(proposing: .unspecified), size: (100, 10),
      ["d": (0, 0, 40, 10), "a": (40, 0, 10, 10), "c": (50, 0, 30, 10), "b": (80, 0, 20, 10)])
  }

  // What a modifier around a view does is decided around the view.
  @Test func `surroundings decide where the view is`() {
    let view = Block(20, 10).id("block")
      .environment(\.layoutDirection, .rightToLeft)
      .frame(width: 100, alignment: .leading)
    expect(view.layout(proposing: .unspecified), ["block": (0, 0, 20, 10)])
    let mirrored = Block(20, 10).id("block")
      .frame(width: 100, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    expect(mirrored.layout(proposing: .unspecified), ["block": (80, 0, 20, 10)])
  }

  @Test func `an inner switch back is seen`() {
    let view = HStack(spacing: 0) {
      Block(10, 10).id("a")
      Block(20, 10).id("b")
    }
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.layoutDirection, .rightToLeft)
    expect(
      view.layout(proposing: .unspecified), ["a": (0, 0, 10, 10), "b": (10, 0, 20, 10)])
  }

  @Test func `nodes of a mirrored root are mirrored`() {
    let node = Indented().layoutNode { $0.layoutDirection = .rightToLeft }
    expect(
      node.layout(proposing: .unspecified),
      ["default": (30, 0, 60, 20), "indented": (0, 20, 80, 20)])
  }
}
