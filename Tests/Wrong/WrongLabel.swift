import SwiftUI

struct Screen: View {
  var body: some View {
    // error: extra argument 'space' in call
    VStack(alignment: .leading, space: 8) {
      Text("a").frame(width: 100)
      Text("b")
    }
    .padding()
  }
}
