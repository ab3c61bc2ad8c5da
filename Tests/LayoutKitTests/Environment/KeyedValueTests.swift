import LayoutKit
import TestViews
import Testing

/// Values that the environment keeps by their keys.
struct KeyedValueTests {
  private enum Key<Name>: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  private enum OptionalKey: EnvironmentKey {
    static var defaultValue: Int? { 7 }
  }

  @Test func `a key without a value has its default`() {
    var values = EnvironmentValues()
    #expect(values[Key<Int>.self] == 0)
    values[Key<String>.self] = 3
    #expect(values[Key<Int>.self] == 0)
    #expect(values[Key<String>.self] == 3)
  }

  @Test func `nothing is a value too`() {
    var values = EnvironmentValues()
    #expect(values[OptionalKey.self] == 7)
    values[OptionalKey.self] = nil
    #expect(values[OptionalKey.self] == nil)
  }

  @Test func `copies do not change each other`() {
    var outer = EnvironmentValues()
    outer[Key<Int>.self] = 1
    var inner = outer
    inner[Key<Int>.self] = 2
    inner[Key<String>.self] = 3
    #expect(outer[Key<Int>.self] == 1)
    #expect(outer[Key<String>.self] == 0)
    #expect(inner[Key<Int>.self] == 2)
    #expect(inner[Key<String>.self] == 3)
  }

  @Test func `the last value counts, however often keys are set`() {
    var values = EnvironmentValues()
    values[Key<Double>.self] = 5
    for number in 1...100_000 {
      values[Key<Int>.self] = number
      if number.isMultiple(of: 3) { values[Key<String>.self] = number }
    }
    #expect(values[Key<Int>.self] == 100_000)
    #expect(values[Key<String>.self] == 99_999)
    #expect(values[Key<Double>.self] == 5)
  }

  @Test func `views inside read what views around them set`() {
    struct Reader: View {
      let name: String
      @Environment(\.gutter) private var gutter

      var body: some View { Block(gutter, 1).id(name) }
    }
    let view = VStack(spacing: 0) {
      Reader(name: "outer")
      Reader(name: "inner").environment(\.gutter, 20)
      Reader(name: "after")
    }
    .environment(\.gutter, 5)
    let result = view.layout(proposing: .unspecified)
    #expect(["outer", "inner", "after"].map { result.frame(of: $0)?.width } == [5, 20, 5])
  }
}

extension EnvironmentValues {
  fileprivate var gutter: CGFloat {
    get { self[GutterKey.self] }
    set { self[GutterKey.self] = newValue }
  }
}

private enum GutterKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}
