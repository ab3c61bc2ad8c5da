import SwiftUI

struct Screen: View {
  let count: Int

  var body: some View { title }

  // error: function declares an opaque return type, but has no return statements in its body from
  // which to infer an underlying type [#OpaqueTypeInference]
  var title: some View {
    let text = "\(count) items"
    Text(text).padding()
  }
}
