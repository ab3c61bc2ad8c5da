import LayoutCore

/// Lays out the README's example and prints its frames.
@main struct LayoutGallery {
  static func main() {
    let card = LayoutNode.hstack(
      alignment: .top, spacing: 12,
      [
        LayoutNode.fixed(width: 48, height: 48).named("Avatar").id("avatar"),
        LayoutNode.vstack(
          alignment: .leading, spacing: 4,
          [
            LayoutNode.fixed(width: 90, height: 20).named("Title").id("title"),
            LayoutNode.flexible.frame(height: 1).named("Rule").id("rule"),
          ]),
        LayoutNode.spacer(minLength: 0),
        LayoutNode.fixed(width: 24, height: 24).named("Badge").id("badge"),
      ]
    ).padding(16)

    print(card.layout(in: CGSize(width: 320, height: 120)))
  }
}
