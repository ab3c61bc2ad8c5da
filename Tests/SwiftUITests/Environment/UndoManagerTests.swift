import SwiftUI
import TestViews
import Testing

/// Changes are undone and done again.
struct UndoManagerTests {
  #if !canImport(Darwin)
    private final class Counter {
      var count = 0
      var other = ""

      func add(_ number: Int, _ manager: UndoManager) {
        count += number
        manager.registerUndo(withTarget: self) { $0.add(-number, manager) }
      }

      func rename(_ name: String, _ manager: UndoManager) {
        let old = other
        other = name
        manager.registerUndo(withTarget: self) { $0.rename(old, manager) }
      }
    }

    @Test func `a group is undone as one`() {
      let manager = UndoManager()
      let counter = Counter()
      manager.beginUndoGrouping()
      counter.add(1, manager)
      counter.rename("a", manager)
      counter.rename("b", manager)
      manager.setActionName("Start")
      manager.endUndoGrouping()
      manager.beginUndoGrouping()
      counter.add(10, manager)
      manager.endUndoGrouping()

      manager.undo()
      #expect(counter.count == 1 && counter.other == "b")
      #expect(manager.canUndo && manager.undoActionName == "Start")
      manager.undo()
      #expect(counter.count == 0 && counter.other == "")
      #expect(!manager.canUndo && manager.canRedo && manager.redoActionName == "Start")
      manager.redo()
      #expect(counter.count == 1 && counter.other == "b")
      manager.redo()
      #expect(counter.count == 11 && !manager.canRedo)
      manager.undo()
      #expect(counter.count == 1)
    }

    @Test func `a new change ends what could be done again`() {
      let manager = UndoManager()
      let counter = Counter()
      for number in [1, 2] {
        manager.beginUndoGrouping()
        counter.add(number, manager)
        manager.endUndoGrouping()
      }
      manager.undo()
      #expect(manager.canRedo)
      manager.beginUndoGrouping()
      counter.add(5, manager)
      manager.endUndoGrouping()
      #expect(!manager.canRedo && counter.count == 6)
    }

    @Test func `changes are left out and forgotten`() {
      let manager = UndoManager()
      let counter = Counter()
      manager.disableUndoRegistration()
      counter.add(1, manager)
      manager.enableUndoRegistration()
      #expect(!manager.canUndo)
      manager.beginUndoGrouping()
      counter.add(1, manager)
      manager.endUndoGrouping()
      manager.removeAllActions(withTarget: counter)
      #expect(!manager.canUndo)

      manager.levelsOfUndo = 1
      for number in [1, 2] {
        manager.beginUndoGrouping()
        counter.add(number, manager)
        manager.endUndoGrouping()
      }
      manager.undo()
      #expect(counter.count == 3 && !manager.canUndo)
    }
  #endif

  @Test func `views have nothing to undo`() {
    struct Reader: View {
      @Environment(\.undoManager) private var undoManager
      @Environment(\.pushWindow) private var pushWindow

      var body: some View {
        Block(undoManager == nil ? 10 : 20, 10)
          .onAppear {
            pushWindow(id: "main")
            pushWindow(value: 1)
          }
      }
    }
    #expect(Reader().layout(proposing: .unspecified).size == CGSize(width: 10, height: 10))
  }
}
