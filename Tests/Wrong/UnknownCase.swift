import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      // error: type 'TextAlignment' has no member 'centre'
      Text("a").multilineTextAlignment(.centre)
      Text("b")
    }
    .background(Color.red)
    .overlay(alignment: .top) { Text("c") }
    .navigationTitle("t")
  }
}
