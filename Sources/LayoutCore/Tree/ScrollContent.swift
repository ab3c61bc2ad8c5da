/// The visible part of content that scrolls.
struct ScrollContent {
  let axes: Axis.Set
  /// Where the content is scrolled to.
  var destination: ScrollDestination
}

/// Where content is scrolled to since it was described.
struct ScrollNote {
  var destination: ScrollDestination
  /// What describes the content, and stands for it as long as this is kept.
  let description: Boxed<GeometryAttributes>
}
