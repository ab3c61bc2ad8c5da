import LayoutKit
import TestViews
import Testing

/// Images that nobody has sizes for.
struct MissingImageTests {
  func lint(_ view: some View) -> [String] {
    view.layout(proposing: ProposedViewSize(100, 100)) {
      $0.imageSizes = ["photo": CGSize(width: 40, height: 20)]
    }.lint(only: [.missingImage]).map(\.message)
  }

  @Test func `an image without a size is reported`() {
    #expect(
      lint(Image("foto")) == [
        "Image shows the image \"foto\", which is missing; its own size is 0 × 0. Add its size to the "
          + "environment's imageSizes."
      ])
  }

  @Test func `images with a size, and symbols, are not reported`() {
    #expect(lint(Image("photo").resizable()).isEmpty)
    #expect(lint(Image(systemName: "star")).isEmpty)
  }
}
