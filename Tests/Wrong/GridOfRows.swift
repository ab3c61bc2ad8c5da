import SwiftUI

struct Screen: View {
  let rows = ["a", "b"]

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 8) {
      ForEach(rows, id: \.self) { row in
        GridRow {
          // error: value of type 'Text' has no member 'gridColumnAlignmnt'
          Text(row).gridColumnAlignmnt(.trailing)
          Text("1")
        }
      }
    }
  }
}
