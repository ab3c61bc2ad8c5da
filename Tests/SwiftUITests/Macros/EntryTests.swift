import LayoutKit
import SwiftUI
import Testing

private final class Model {
  var title = "a"
}

extension EnvironmentValues {
  @Entry fileprivate var margin: CGFloat = 16
  /// A type that is not written.
  @Entry fileprivate var names = ["a"]
  @Entry fileprivate var model: Model?
  @Entry fileprivate var double: (Int) -> Int = { 2 * $0 }
  @Entry fileprivate var made: Model = Model()
}

extension Transaction {
  @Entry fileprivate var isQuick = false
}

extension ContainerValues {
  @Entry fileprivate var rank: Int = 3
}

extension FocusedValues {
  @Entry fileprivate var note: String?
  @Entry fileprivate var save: (() -> Void)?
}

/// Values that `@Entry` adds, as clients declare them.
struct EntryTests {
  private struct Framed: View {
    @Environment(\.margin) private var margin

    var body: some View { Color.red.frame(width: margin, height: 1).id("framed") }
  }

  @Test func `values have their defaults`() {
    let values = EnvironmentValues()
    #expect(values.margin == 16)
    #expect(values.names == ["a"])
    #expect(values.model == nil)
    #expect(values.double(4) == 8)
    // A default whose type is written is made each time, as in a computed property.
    #expect(values.made !== values.made)
    #expect(!Transaction().isQuick)
  }

  @Test func `values are set and read`() {
    var values = EnvironmentValues()
    values.margin = 4
    values.names.append("b")
    #expect(values.margin == 4)
    #expect(values.names == ["a", "b"])
    var transaction = Transaction()
    transaction.isQuick = true
    #expect(transaction.isQuick)
  }

  @Test func `a view reads what is set around it`() {
    let result = VStack {
      Framed()
      Framed().environment(\.margin, 30).id("wide")
    }.layout(in: CGSize(width: 100, height: 100))
    #expect(result.frame(of: "framed")?.width == 16)
    #expect(result.frame(of: "wide")?.width == 30)
  }

  @Test func `nothing is focused`() {
    #expect(FocusedValue(\.note).wrappedValue == nil)
    #expect(FocusedValue(\.save).wrappedValue == nil)
  }

  @Test func `a container reads what its views say`() {
    let view = Group(subviews: Color.red.containerValue(\.rank, 7)) { subviews in
      Color.blue.frame(width: CGFloat(subviews[0].containerValues.rank), height: 1).id("rank")
    }
    #expect(view.layout(in: CGSize(width: 100, height: 100)).frame(of: "rank")?.width == 7)
  }
}

// Previews of all forms. Nothing of them runs.

#Preview { Text("a") }

#Preview("Named") {
  let title = "a"
  Text(title)
  Color.red
}

#Preview("With traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var isOn = true
  @Previewable @Environment(\.margin) var margin
  Toggle("On", isOn: $isOn).padding(margin)
}

#Preview(traits: .fixedLayout(width: 10, height: 10)) { Color.red }

#Preview("In a window", windowStyle: .plain) { Text("a") }

#Preview("In a space", immersionStyle: .mixed, traits: .portrait) { Text("a") }
