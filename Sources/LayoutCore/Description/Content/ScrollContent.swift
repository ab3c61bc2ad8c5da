/// The visible part of scrolling content.
struct ScrollContent {
  let axes: Axis.Set
  /// Where content shorter than the visible part is; `nil` for the default.
  let alignment: UnitPoint?
  /// Where the content is scrolled to.
  var destination: ScrollDestination
  /// How far it was scrolled before it was scrolled there.
  var last = Point.zero
}

extension ScrollContent {
  /// Returns the share of the free space that goes before short content along an axis: none, but
  /// half if both axes scroll, unless ``alignment`` says otherwise.
  func partOfRoom(before axis: Axis) -> Double {
    if let alignment { return alignment.fraction(on: axis) }
    return axes == [.horizontal, .vertical] ? 0.5 : 0
  }
}

/// Where content has been scrolled to since it was described, or by its description.
struct ScrollNote {
  var destination: ScrollDestination
  /// How far the content was scrolled before, and is now that it is laid out.
  var last = Point.zero
  var distance = Point.zero
  /// The description of the content, which also identifies it as long as it is kept here.
  let description: Boxed<GeometryAttributes>
}
