import LayoutKit
import SwiftUI
import TestViews
import Testing

/// An object that views own.
private final class Model: ObservableObject { var inset: CGFloat = 0 }

/// Objects that views own and observe.
struct ObservableObjectTests {
  private struct Modelled: View {
    @StateObject private var model = Model()
    @State private var changes: [CGFloat] = []

    var body: some View {
      Block(10, 10 + CGFloat(changes.count)).padding(.leading, model.inset)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { old, new in
          model.inset = min(30, model.inset + 20)
        }
        .onChange(of: model.inset) { old, new in changes.append(new - old) }
        .onChange(of: model.inset) { new in changes.append(new) }
    }
  }

  @MainActor @Test func `objects are kept, and changes that follow from actions are told`() {
    // 10, then 30 and 40 wide; twice two changes are told.
    let column = VStack { Modelled() }
    #expect(column.layout(proposing: .unspecified).size == CGSize(width: 40, height: 14))
  }

  private struct Widened: View {
    @StateObject private var model = Model()

    var body: some View { Block(10 + model.inset, 10).onAppear { model.inset = 20 } }
  }

  @Test func `one view has an object for each thread that lays it out`() async {
    let view = await Widened()
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<100).allSatisfy { _ in view.layout(proposing: .unspecified).size.width == 30 }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  private struct Objective: View {
    @StateObject private var model = Model()

    var body: some View {
      Block(10 + model.inset, 10).onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: { _ in
        model.inset += 5
      }
    }
  }

  @MainActor @Test func `objects belong to one layout and one place`() {
    let view = Objective()
    let widths = (0..<2).map { _ in view.layout(proposing: .unspecified).size.width }
    #expect(widths == [15, 15])
    let row = HStack(spacing: 0) {
      view
      view
    }
    #expect(row.layout(proposing: .unspecified).size.width == 30)
  }

  @MainActor @Test func `objects are owned and observed`() {
    final class Model: ObservableObject {
      @Published var width: CGFloat = 15
    }
    struct Owner: View {
      @StateObject private var model = Model()

      var body: some View {
        HStack(spacing: 0) {
          Observer(model: model)
          Block($model.width.wrappedValue, 10)
        }
      }
    }
    struct Observer: View {
      @ObservedObject var model: Model

      var body: some View { Block(model.width, 10) }
    }
    #expect(Owner().layout(proposing: .unspecified).size == CGSize(width: 30, height: 10))
  }

  @MainActor final class Screen: ObservableObject {
    @Published var width: CGFloat = 30

    func start() { width += 1 }
  }

  /// Its tasks call its model without waiting, as the view's own actor may.
  struct StartsTasks: View {
    @StateObject private var screen = Screen()

    var body: some View {
      Block(screen.width, 10).task { screen.start() }.task(id: screen.width) { screen.width = 2 }
    }
  }

  @MainActor @Test func `tasks are on the actor of their view`() {
    #expect(StartsTasks().layout(proposing: .unspecified).size == CGSize(width: 30, height: 10))
  }
}
