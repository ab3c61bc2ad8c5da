import LayoutKit
import SwiftUI
import TestViews
import Testing

@Suite struct StorageTests {
  @Test func `storages have their initial values`() {
    struct Stored: View {
      @AppStorage("width") private var width = 20.0
      @SceneStorage("height") private var height = 7
      @AppStorage("nothing") private var nothing: String?
      @FocusState private var hasFocus: Bool
      @FocusState private var field: String?
      @GestureState private var drag = CGSize.zero
      @Namespace private var namespace

      var body: some View {
        Block(width + drag.width, CGFloat(height))
          .focused($hasFocus)
          .focused($field, equals: "name")
      }
    }
    #expect(Stored().layout(proposing: .unspecified).size == CGSize(width: 20, height: 7))
  }

  @MainActor @Test func `a namespace is the same as long as its view is there`() {
    struct List: View {
      @Namespace private var end

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            Block(10, 1_000)
            Block(10, 20).id(end).id("end")
          }
          .onAppear { proxy.scrollTo(end) }
        }
      }
    }
    struct Screen: View { var body: some View { List() } }
    let size = CGSize(width: 100, height: 300)
    let bottom: CGFloat = 300
    #expect(Screen().layout(in: size).frame(of: "end")?.maxY == bottom)
    #expect(ViewTree(Screen()).layout(in: size).frame(of: "end")?.maxY == bottom)
  }

  @Test func `namespaces differ`() {
    let (a, b) = (Namespace(), Namespace())
    #expect(a.wrappedValue == a.wrappedValue)
    #expect(a.wrappedValue != b.wrappedValue)
  }
}
