import SwiftUI

struct Screen: View {
  @State private var isEditing = false

  var body: some View {
    Text("Content")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          // error: value of type 'Button<Text>' has no member 'buttonStyl'
          Button("Edit") { isEditing.toggle() }.buttonStyl(.bordered)
        }
      }
  }
}
