import SwiftUI

struct Screen: View {
  let count: Int
  let width: CGFloat

  var body: some View {
    VStack {
      // error: cannot convert value of type 'Int' to expected argument type 'CGFloat'
      Color.red.frame(width: width * count, height: 4)
      Text("a")
    }
    .background(Color.gray)
  }
}
