import SwiftUI

// error: type 'Screen' does not conform to protocol 'View'
struct Screen: View {
  var boddy: some View {
    Text("a")
  }
}
