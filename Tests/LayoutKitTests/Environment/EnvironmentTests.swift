import LayoutKit
import TestViews
import Testing

private struct GutterKey: EnvironmentKey {
  static let defaultValue: CGFloat = 12
}

extension EnvironmentValues {
  fileprivate var gutter: CGFloat {
    get { self[GutterKey.self] }
    set { self[GutterKey.self] = newValue }
  }
}

/// Values that views inherit from around them.
struct EnvironmentTests {
  struct Gutter: View {
    @Environment(\.gutter) private var gutter

    var body: some View { Block(gutter, 10) }
  }

  func widths(_ view: some View) -> [CGFloat] {
    view.layout(proposing: .unspecified).frames(of: "gutter").map(\.width)
  }

  @Test func `custom keys have defaults`() { #expect(widths(Gutter().id("gutter")) == [12]) }

  @Test func `values are set for a part`() {
    let view = HStack {
      Gutter().id("gutter")
      Gutter().id("gutter").environment(\.gutter, 20)
      VStack {
        Gutter().id("gutter")
        Gutter().id("gutter").environment(\.gutter, 5)
      }
      .environment(\.gutter, 30)
      Gutter().id("gutter")
    }
    #expect(widths(view) == [12, 20, 30, 5, 12])
  }

  @Test func `the innermost value wins`() {
    let view = Gutter().id("gutter").environment(\.gutter, 1).environment(\.gutter, 2)
    #expect(widths(view) == [1])
  }

  @Test func `values are transformed`() {
    let view = HStack {
      Gutter().id("gutter").transformEnvironment(\.gutter) { $0 *= 2 }
    }
    .environment(\.gutter, 7)
    #expect(widths(view) == [14])
  }

  @Test func `values are set for the call`() {
    let result = Gutter().layout(proposing: .unspecified) { $0.gutter = 3 }
    #expect(result.size == CGSize(width: 3, height: 10))
    let node = Gutter().layoutNode { $0.gutter = 4 }
    #expect(node.layout(proposing: .unspecified).size == CGSize(width: 4, height: 10))
  }

  @Test func `one view in two places reads both`() {
    let gutter = Gutter().id("gutter")
    let view = HStack {
      gutter
      gutter.environment(\.gutter, 40)
    }
    #expect(widths(view) == [12, 40])
  }

  @Test func `secondary views inherit`() {
    let view = Block(50, 50)
      .overlay { Gutter().id("gutter") }
      .environment(\.gutter, 9)
    #expect(widths(view) == [9])
  }

  @Test func `a platform has its own number of pixels unless another is set`() {
    var values = EnvironmentValues()
    #expect(values.displayScale == 3 && values.pixelLength == 1 / 3)
    values.platform = .macOS
    #expect(values.displayScale == 2 && values.pixelLength == 0.5)
    values.displayScale = 1
    #expect(values.displayScale == 1 && values.pixelLength == 1)
    values.platform = .iOS
    #expect(values.displayScale == 1)
  }

  @Test func `built-in values have SwiftUI's defaults`() {
    let values = EnvironmentValues()
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.dynamicTypeSize == .large)
    #expect(values.lineLimit == nil)
    #expect(values.lineSpacing == 0)
    #expect(values.multilineTextAlignment == .leading)
    #expect(values.minimumScaleFactor == 1)
    #expect(values.allowsTightening == false)
    #expect(values.legibilityWeight == nil)
    #expect(values.colorScheme == .light)
    #expect(values.isEnabled)
  }

  @Test func `disabling is inherited`() {
    struct Probe: View {
      @Environment(\.isEnabled) private var isEnabled

      var body: some View { Block(isEnabled ? 1 : 2, 10).id("gutter") }
    }
    let view = HStack {
      Probe()
      Probe().disabled(true)
      Probe().disabled(false)
      Probe().disabled(false).disabled(true)
    }
    #expect(widths(view) == [1, 2, 1, 2])
  }

  /// Half a pixel is 0.5 at a scale of 1, and 0.17 at one of 3.
  @Test(arguments: [(1, 0), (3, 10.375)] as [(CGFloat, CGFloat)])
  func `a view touches the safe area within half a pixel of the display`(
    scale: CGFloat, top: CGFloat
  ) {
    let view = Color.red.id("view").ignoresSafeArea().padding(.top, 0.375)
    let window = CGSize(width: 100, height: 100)
    let safeArea = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
    let result = view.layout(in: window, safeArea: safeArea) { $0.displayScale = scale }
    #expect(result.frame(of: "view")?.minY == top)
    let tree = ViewTree(view) { $0.displayScale = scale }
    #expect(tree.layout(in: window, safeArea: safeArea).frame(of: "view")?.minY == top)
  }
}
