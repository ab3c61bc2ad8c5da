/// A guide that a view sets, with the closure that computes it.
///
///     LayoutNode.fixed(width: 40, height: 20)
///       .alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
///
/// The closure sees the view without this guide, and runs only when the guide is read.
struct AlignmentGuide {
  let key: GuideKey
  let value: (ViewDimensions) -> CGFloat
}
