import SwiftUI

struct Screen: View {
  @State private var isOn = false
  @State private var size = 1.0

  var body: some View {
    Form {
      Section {
        Toggle("Sync", isOn: $isOn)
        // error: value of type 'Slider<EmptyView, EmptyView>' has no member 'disabledd'
        Slider(value: $size, in: 0...2).disabledd(!isOn)
      }
    }
    .formStyle(.grouped)
  }
}
