import SwiftUI

private struct Item: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct Screen: View {
  @State private var items: [Item] = []

  var body: some View {
    VStack {
      ForEach($items) { $item in
        // error: value of type 'Toggle<Text>' has no member 'tin'
        Toggle(item.title, isOn: $item.isDone).tin(.green)
      }
    }
  }
}
