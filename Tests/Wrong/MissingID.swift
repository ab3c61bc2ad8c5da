import SwiftUI

private struct Point: Hashable {
  let x: Int
}

struct Screen: View {
  fileprivate let points: [Point]

  var body: some View {
    VStack {
      // error: initializer 'init(_:content:)' requires that 'Point' conform to 'Identifiable'
      ForEach(points) { point in
        Text("\(point.x)")
      }
    }
  }
}
