import SwiftUI

private struct Item: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct Screen: View {
  fileprivate let items: [Item]
  @State private var selection: Int?

  var body: some View {
    List(items, selection: $selection) { item in
      HStack {
        Text(item.title)
        Spacer()
        // error: value of type 'Image' has no member 'imageScle'
        if item.isDone { Image(systemName: "checkmark").imageScle(.small) }
      }
    }
    .listStyle(.plain)
  }
}
