import SwiftUI

struct Screen: View {
  let names: [String]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(names, id: \.self) { name in
        HStack {
          Text(name).font(.headline)
          Spacer()
          // error: value of type 'Image' has no member 'foregroundStle'
          Image(systemName: "star").foregroundStle(.yellow)
        }
        .padding(.horizontal)
      }
    }
    .navigationTitle("Names")
  }
}
