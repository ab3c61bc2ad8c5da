import SwiftUI

private struct Item: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct Screen: View {
  fileprivate let items: [Item]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(items) { item in
          Text(item.title)
            .frame(maxWidth: .infinity, alignment: .leading)
            // error: value of type 'some View' has no member 'backgroud'
            .backgroud(Color.gray)
        }
      }
    }
    .background(Color.red)
  }
}
