import LayoutKit
import SwiftUI
import Testing

/// A kept tree follows what older property wrappers refer to.
@MainActor struct ObservedChangeTests {
  private final class Model: ObservableObject { @Published var width: CGFloat = 10 }

  private struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Color.red.frame(width: model.width, height: 5).id("bar") }
  }

  private struct Surrounded: View {
    @EnvironmentObject private var model: Model
    var body: some View { Color.red.frame(width: model.width, height: 5).id("bar") }
  }

  private final class Ledger { var width: Binding<Double>? }

  private struct Storing: View {
    let ledger: Ledger
    @AppStorage("width") private var width = 10.0
    var body: some View {
      ledger.width = $width
      return Color.red.frame(width: width, height: 5).id("bar")
    }
  }

  private let window = CGSize(width: 100, height: 100)

  @Test func `an observed object`() {
    let model = Model()
    let tree = ViewTree(Observing(model: model))
    #expect(tree.layout(in: window).frame(of: "bar")?.width == 10)
    model.width = 20
    #expect(tree.layout(in: window).frame(of: "bar")?.width == 20)
  }

  @Test func `an object of the environment`() {
    let model = Model()
    let tree = ViewTree(Surrounded().environmentObject(model))
    #expect(tree.layout(in: window).frame(of: "bar")?.width == 10)
    model.width = 20
    #expect(tree.layout(in: window).frame(of: "bar")?.width == 20)
  }

  @Test func `a stored value`() throws {
    let ledger = Ledger()
    let tree = ViewTree(Storing(ledger: ledger))
    #expect(tree.layout(in: window).frame(of: "bar")?.width == 10)
    try #require(ledger.width).wrappedValue = 20
    #expect(tree.layout(in: window).frame(of: "bar")?.width == 20)
  }
}
