import LayoutKit
import TestViews
import Testing

/// Properties of views that own or refer to values.
struct StateTests {
  struct Counter: View {
    @State private var count = 3
    @State private var note: String?

    var body: some View { Bar(count: $count, note: note) }
  }

  struct Bar: View {
    @Binding var count: Int
    let note: String?

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Block(10, 10) }
        if note != nil { Block(100, 10) }
      }
    }
  }

  @Test func `initial values are laid out`() {
    #expect(Counter().layout(proposing: .unspecified).size == CGSize(width: 30, height: 10))
    #expect(
      Bar(count: .constant(2), note: "").layout(proposing: .unspecified).size
        == CGSize(width: 120, height: 10))
  }

  @Test func `bindings reach into values`() {
    struct Pair {
      var first = 1
      var second = [10, 20]
    }
    let state = State(wrappedValue: Pair())
    let binding = state.projectedValue
    binding.first.wrappedValue = 5
    binding.second[1].wrappedValue = 30
    #expect(state.wrappedValue.first == 5)
    #expect(state.wrappedValue.second == [10, 30])
    #expect(binding.second.map(\.wrappedValue) == [10, 30])
  }

  @MainActor private final class Thermostat { var degrees = 20 }

  @Test @MainActor func `closures of a binding use what belongs to the actor around them`() {
    let model = Thermostat()
    let binding = Binding(get: { model.degrees }, set: { model.degrees = $0 })
    binding.wrappedValue += 2
    #expect(model.degrees == 22)
    #expect(
      Bar(count: binding, note: "").layout(proposing: .unspecified).size
        == CGSize(width: 22 * 10 + 100, height: 10))
  }

  @Test func `bindings convert their values`() {
    let state = State<Int?>(wrappedValue: nil)
    #expect(Binding<Int>(state.projectedValue)?.wrappedValue == nil)
    state.wrappedValue = 4
    #expect(Binding<Int>(state.projectedValue)?.wrappedValue == 4)
    #expect(Binding<Int?>(Binding.constant(7)).wrappedValue == 7)
    #expect(Binding<AnyHashable>(Binding.constant("a")).wrappedValue == AnyHashable("a"))
  }

  @Test func `custom properties are updated`() {
    struct Doubled: DynamicProperty {
      @Environment(\.displayScale) private var scale
      @State private var cached: CGFloat = 0

      var value: CGFloat { cached }

      func update() { cached = scale * 2 }
    }
    struct Reader: View {
      private var doubled = Doubled()

      var body: some View { Block(doubled.value, 1) }
    }
    let result = Reader().layout(proposing: .unspecified) { $0.displayScale = 3 }
    #expect(result.size == CGSize(width: 6, height: 1))
  }
}
