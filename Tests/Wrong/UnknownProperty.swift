import SwiftUI

private struct Item: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct Screen: View {
  fileprivate let items: [Item]

  var body: some View {
    List {
      ForEach(items) { item in
        // error: value of type 'Item' has no member 'titel'
        Label(item.titel, systemImage: "star")
      }
    }
  }
}
