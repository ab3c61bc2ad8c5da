import LayoutKit
import Testing

struct Row: View {
  var body: some View {
    HStack {
      Spacer()
      Divider()
    }
    EmptyView()
  }
}

@Test func builds() {
  let view = VStack {
    Row()
    if true { Spacer() }
    ForEach(0..<3) { _ in Spacer() }
  }
  _ = view
}
