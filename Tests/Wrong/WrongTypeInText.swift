import SwiftUI

struct Screen: View {
  let count: Int

  var body: some View {
    HStack {
      Text("Items")
      Spacer()
      // error: no exact matches in call to initializer
      Text(count)
    }
    .padding(.horizontal)
  }
}
