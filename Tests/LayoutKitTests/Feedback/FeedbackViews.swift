import LayoutKit
import TestViews

/// The greatest width of all.
struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// A row that is as high as twice its width, which it finds out.
struct Doubled: View {
  let width: CGFloat
  @State private var height: CGFloat = 1

  var body: some View {
    Block(width, height).onGeometryChange(for: CGSize.self) { proxy in
      proxy.size
    } action: { size in
      height = 2 * size.width
    }
  }
}

/// A view that becomes as high as it is wide, and keeps the first width that it was told.
struct Squared: View {
  let width: CGFloat
  @State private var height: CGFloat = 0

  var body: some View {
    Block(width, height).onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      if height == 0 { height = $0 }
    }
  }
}
