import LayoutKit

/// Lays out the README's example and prints its frames.
@main struct LayoutGallery {
  static func main() {
    print(Card().layout(in: CGSize(width: 320, height: 120)))
  }
}

/// An avatar, a title with a rule, and a badge.
struct Card: View {
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Color.blue.frame(width: 48, height: 48).id("avatar")
      VStack(alignment: .leading, spacing: 4) {
        Color.primary.frame(width: 90, height: 20).id("title")
        Color.gray.frame(height: 1).id("rule")
      }
      Color.red.frame(width: 24, height: 24).id("badge")
    }
    .padding(16)
  }
}
