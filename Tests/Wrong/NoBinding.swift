import SwiftUI

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      // error: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use
      // wrapper instead
      Toggle("Sync", isOn: isOn)
      Text("a")
    }
    .padding()
  }
}
