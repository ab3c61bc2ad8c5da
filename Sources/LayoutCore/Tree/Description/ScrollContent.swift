/// The visible part of content that scrolls.
struct ScrollContent {
  let axes: Axis.Set
  /// Where the content is that is shorter than the visible part; `nil` if nothing is said.
  let alignment: UnitPoint?
  /// Where the content is scrolled to.
  var destination: ScrollDestination
}

extension ScrollContent {
  /// How much of the room that short content leaves along an axis is before it. Content that scrolls along both
  /// axes is in the middle unless something else is said.
  func partOfRoom(before axis: Axis) -> Double {
    if let alignment { return alignment.fraction(on: axis) }
    return axes == [.horizontal, .vertical] ? 0.5 : 0
  }
}

/// Where content is scrolled to since it was described.
struct ScrollNote {
  var destination: ScrollDestination
  /// What describes the content, and stands for it as long as this is kept.
  let description: Boxed<GeometryAttributes>
}
