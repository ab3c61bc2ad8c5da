import SwiftUI
import TestViews
import Testing

// What people write for pencils, watches, widgets, files and space: names that change no layout.

struct DeviceSurface: View {
  @AccessibilityFocusState private var isRead: Bool
  @Environment(\.preferredPencilSqueezeAction) private var squeeze
  @State private var tool = 0
  @State private var selection: TextSelection?

  var body: some View {
    VStack(spacing: 0) {
      Block(10, 20).id("first")
        .onPencilDoubleTap { tool = $0.hoverPose == nil ? 0 : 1 }
        .onPencilSqueeze { phase in
          if case .ended(let value) = phase, squeeze != .ignore { tool = value.hashValue }
        }
        .handGestureShortcut(.primaryAction)
        .digitalCrownAccessory(.hidden)
        .widgetAccentable()
        .widgetLabel("Label")
        .materialActiveAppearance(.active)
        .background(.thinMaterial.materialActiveAppearance(.inactive))
      Block(30, 10).id("second")
        .accessibilityDragPoint(.center, description: "Handle")
        .accessibilityDropPoint(.top, description: Text("Top"))
        .accessibilityDefaultFocus($isRead, true)
        .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
        .fileExporterFilenameLabel("Name")
        .fileDialogMessage(Text("Which?"))
        .presentationPreventsAppTermination(false)
        .searchSelection($selection)
        .breakthroughEffect(.subtle)
        .preferredSurroundingsEffect(.colorMultiply(.blue))
        .listRowHoverEffect(.highlight)
        .sliderThumbVisibility(.hidden)
        .textSelectionAffinity(.upstream)
    }
    .toolbar { ToolbarItem { Button("Add") {} }.hidden(tool == 0) }
    .windowResizeAnchor(.top)
  }
}

struct DeviceSurfaceTests {
  @Test func `names for devices change no layout`() {
    let result = DeviceSurface().layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 30, height: 30))
    #expect(result.frame(of: "first") == CGRect(x: 10, y: 0, width: 10, height: 20))
    #expect(result.frame(of: "second") == CGRect(x: 0, y: 20, width: 30, height: 10))
  }

  @Test func `content is built as views are`() {
    struct Pair<Content: View>: View {
      @ContentBuilder var content: Content

      var body: some View { HStack(spacing: 0) { content } }
    }
    let pair = Pair {
      Block(10, 10)
      Block(20, 10)
    }
    #expect(pair.layout(proposing: .unspecified).size == CGSize(width: 30, height: 10))
  }
}
