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

  @Test func `namespaces differ`() {
    let (a, b) = (Namespace(), Namespace())
    #expect(a.wrappedValue == a.wrappedValue)
    #expect(a.wrappedValue != b.wrappedValue)
  }
}
