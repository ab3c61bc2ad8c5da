import SwiftUI

struct Screen: View {
  @State private var isWide = false

  var body: some View {
    Group {
      if isWide {
        // error: value of type 'Text' has no member 'bolt'
        HStack { Text("a").bolt() }
      } else {
        VStack { Text("a") }
      }
    }
    .navigationTitle("Group")
  }
}
