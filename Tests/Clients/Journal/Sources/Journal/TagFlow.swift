import SwiftUI

/// Fills lines with tags.
struct TagFlow: Layout {
  var spacing: CGFloat

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let origins = origins(in: proposal.width ?? .infinity, cache)
    return zip(origins, cache.sizes).reduce(into: CGSize.zero) { size, tag in
      size.width = max(size.width, tag.0.x + tag.1.width)
      size.height = max(size.height, tag.0.y + tag.1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (subview, origin) in zip(subviews, origins(in: bounds.width, cache)) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func origins(in width: CGFloat, _ cache: Cache) -> [CGPoint] {
    var next = CGPoint.zero
    return cache.sizes.map { size in
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + size.height + spacing)
      }
      defer { next.x += size.width + spacing }
      return next
    }
  }
}
