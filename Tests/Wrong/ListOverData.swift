import SwiftUI

private struct Item: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct Screen: View {
  fileprivate let items: [Item]

  var body: some View {
    NavigationStack {
      List(items) { item in
        NavigationLink(item.title) {
          // error: value of type 'Text' has no member 'fontWeigth'
          Text(item.title).fontWeigth(.bold)
        }
      }
      .navigationTitle("Items")
    }
  }
}
