import SwiftUI

struct Screen: View {
  @State private var name = ""

  var body: some View {
    List {
      Section("You") {
        // error: value of type 'TextField<Text>' has no member 'textFieldStile'
        TextField("Name", text: $name).textFieldStile(.roundedBorder)
      }
      Section("Others") { Text("Nobody") }
    }
  }
}
