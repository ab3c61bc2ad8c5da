import LayoutKit
import TestViews
import Testing

/// Where views have dynamic properties is found out once for each type, so each test lays out
/// several values of a type. Each bar's width says what its property knows.
struct DynamicPropertyTests {
  protocol Measure {
    var width: CGFloat { get }
  }

  struct Constant: Measure {
    let width: CGFloat
  }

  /// Three points for each pixel of a point.
  struct Scaled: Measure, DynamicProperty {
    @Environment(\.displayScale) private var scale

    var width: CGFloat { scale * 3 }
  }

  /// Like ``Scaled``, but not a structure that reflection finds at a fixed place.
  enum Choice: View {
    case constant(CGFloat)
    case scaled(Scaled)

    var body: some View {
      switch self {
      case .constant(let width): Block(width, 1)
      case .scaled(let scaled): Block(scaled.width, 1)
      }
    }
  }

  struct Bar<Width: Measure>: View {
    let name: String
    let first: Width
    let isOn: Bool
    let second: Width

    var body: some View { Block(first.width + second.width, 1) }
  }

  struct ErasedBar: View {
    let measure: any Measure

    var body: some View { Block(measure.width, 1) }
  }

  struct OptionalBar: View {
    var scaled: Scaled?

    var body: some View { Block(scaled?.width ?? 1, 1) }
  }

  private func widths(@ViewBuilder _ bars: () -> some View) -> [CGFloat] {
    let layout = VStack(spacing: 0) { bars() }
      .layout(proposing: .unspecified) { $0.displayScale = 2 }
    return layout.nodes.filter { $0.children.isEmpty }.map(\.frame.width)
  }

  @MainActor @Test func `properties are found in every value, between others`() {
    let widths = widths {
      Bar(name: "a", first: Scaled(), isOn: true, second: Scaled())
      Bar(name: "b", first: Constant(width: 4), isOn: false, second: Constant(width: 5))
      Bar(name: "a longer name", first: Scaled(), isOn: false, second: Scaled())
    }
    #expect(widths == [12, 9, 12])
  }

  @MainActor @Test func `a property may be of another type in another value`() {
    let widths = widths {
      ErasedBar(measure: Constant(width: 4))
      ErasedBar(measure: Scaled())
      ErasedBar(measure: Constant(width: 5))
    }
    #expect(widths == [4, 6, 5])
  }

  @Test func `a property may be missing in another value`() {
    let widths = widths {
      OptionalBar()
      OptionalBar(scaled: Scaled())
      OptionalBar()
    }
    #expect(widths == [1, 6, 1])
  }

  @Test func `a view may be one of several cases`() {
    let widths = widths {
      Choice.constant(4)
      Choice.scaled(Scaled())
      Choice.constant(5)
    }
    #expect(widths == [4, 6, 5])
  }
}
