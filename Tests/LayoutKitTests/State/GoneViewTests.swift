import Foundation
import LayoutCore
import LayoutKit
import Observation
import Testing

/// What a kept tree holds of views that have gone, and of rows that are out of sight.
@MainActor struct GoneViewTests {
  private static let window = CGSize(width: 100, height: 100)

  fileprivate final class Token: Sendable {}

  /// What a view captures, without holding it.
  fileprivate struct Witness { weak var token: Token? }

  @Observable final class Model {
    var ids = Array(0..<100)
    var position = ScrollPosition(y: 0)
    var level = 0.0
    @ObservationIgnored fileprivate var witnesses: [Witness] = []
    @ObservationIgnored fileprivate var widths: [Int: Binding<CGFloat>] = [:]

    fileprivate var livingCount: Int { witnesses.count { $0.token != nil } }

    fileprivate func token() -> Token {
      let token = Token()
      witnesses.append(Witness(token: token))
      return token
    }
  }

  // MARK: Descriptions

  private struct Captures: View {
    let token: Token

    var body: some View {
      Color.red.frame(height: 1).alignmentGuide(.leading) { [token] _ in token === token ? 0 : 1 }
    }
  }

  private struct Captions: View {
    let model: Model

    var body: some View {
      VStack { ForEach(model.ids, id: \.self) { _ in Captures(token: model.token()) } }
    }
  }

  private struct Screen: View {
    let model: Model
    @State private var spacing: CGFloat = 1

    var body: some View { VStack(spacing: spacing) { Captions(model: model) } }
  }

  @Test func `what closures of a view hold goes with the view, though the screen stays`() {
    let model = Model()
    let tree = ViewTree(Screen(model: model))
    tree.layout(in: Self.window)
    #expect(model.livingCount == 100)
    model.ids = [7]
    tree.layout(in: Self.window)
    #expect(model.livingCount == 1)
    model.ids = []
    tree.layout(in: Self.window)
    #expect(model.livingCount == 0)
  }

  // MARK: Rows

  private struct Row: View {
    let model: Model
    let number: Int
    @State private var width: CGFloat = 10
    @State private var token: Token

    init(model: Model, number: Int) {
      (self.model, self.number) = (model, number)
      _token = State(initialValue: model.token())
    }

    var body: some View {
      model.widths[number] = $width
      return Color.red.frame(width: width, height: 10).zIndex(token === token ? 1 : 0)
        .id("row \(number)")
    }
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.ids, id: \.self) { Row(model: model, number: $0) }
        }
      }
      .scrollPosition(.constant(model.position)).zIndex(model.level)
    }
  }

  @Test func `a row keeps its state out of sight, as long as the data has its element`() throws {
    let model = Model()
    let tree = ViewTree(Rows(model: model))
    func width(of row: String) -> CGFloat? { tree.layout(in: Self.window).frame(of: row)?.width }
    #expect(width(of: "row 3") == 10)
    try #require(model.widths[3]).wrappedValue = 30
    #expect(width(of: "row 3") == 30)

    model.position.scrollTo(y: 500)
    for number in 0..<4 {
      model.level = Double(number + 1)
      #expect(width(of: "row 3") == nil)
    }
    model.position.scrollTo(y: 0)
    #expect(width(of: "row 3") == 30)

    model.ids.remove(at: 3)
    #expect(width(of: "row 3") == nil)
    model.ids.insert(3, at: 3)
    #expect(width(of: "row 3") == 10)
  }

  private struct StatelessRows: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.ids, id: \.self) { _ in Captures(token: model.token()).frame(height: 10) }
        }
      }
      .scrollPosition(.constant(model.position))
    }
  }

  @Test func `nothing is left of rows without state that are out of sight`() {
    let model = Model()
    let tree = ViewTree(StatelessRows(model: model))
    for step in 0..<30 {
      model.position.scrollTo(y: CGFloat(30 * step))
      tree.layout(in: Self.window)
    }
    #expect(model.witnesses.count >= 100)
    // Ten rows fill the window, one more on either side may be described, and the three that went
    // out of sight last are there until the next description.
    #expect(model.livingCount <= 15)
  }

  @Test func `the state of rows goes with their elements`() {
    let model = Model()
    let tree = ViewTree(Rows(model: model))
    tree.layout(in: Self.window)
    #expect(model.livingCount > 9)
    model.ids = [42]
    tree.layout(in: Self.window)
    #expect(model.livingCount == 1)
    model.ids = []
    tree.layout(in: Self.window)
    #expect(model.livingCount == 0)
  }
}
