import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      ForEach(0..<5) { index in
        // error: value of type 'Text' has no member 'pading'
        Text("Row \(index)").pading()
      }
    }
  }
}
