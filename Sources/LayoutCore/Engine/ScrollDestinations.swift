/// Finding the view that content is scrolled to, which may be in a row that was never described.
extension TreeStorage {
  /// The first of a destination, and of those that it stands before, that there is in some content, and the place of
  /// its view from the content's leading top corner.
  func resolve(
    _ destination: ScrollDestination, in content: Int
  ) -> (destination: ScrollDestination, view: (origin: Point, size: Size)?) {
    var destination = destination
    while case .view(let id, _, let otherwise) = destination {
      if let view = view(withID: id, in: content) { return (destination, view) }
      destination = otherwise
    }
    return (destination, nil)
  }

  private func view(withID id: AnyHashable, in content: Int) -> (origin: Point, size: Size)? {
    if let view = firstNode(withID: id, where: { isInside($0, of: content) }) {
      return (origin(of: view, from: content), frames[view].size)
    }
    for stack in findLateNodes().rows where isInside(stack, of: content) {
      guard let row = row(for: id, ofStack: stack) else { continue }
      let origin = origin(of: stack, from: content)
      return (Point(origin.x + row.origin.x, origin.y + row.origin.y), row.size)
    }
    return nil
  }

  /// Where a node is from the leading top corner of one around it.
  private func origin(of node: Int, from ancestor: Int) -> Point {
    var origin = Point.zero
    var node = node
    while node != ancestor {
      origin = Point(origin.x + frames[node].x, origin.y + frames[node].y)
      node = Int(nodes[node].parent)
    }
    return origin
  }

  /// The place in a lazy stack of the row that an id stands for, as far as its length and those before it
  /// are known; in a row that is laid out, the place of the view that has the id.
  private func row(for id: AnyHashable, ofStack node: Int) -> (origin: Point, size: Size)? {
    guard let (description, _) = lazyContent(at: node),
      var window = rowWindows[ObjectIdentifier(description)]
    else { return nil }
    if window.sought?.id != id {
      window.sought = (id, window.stack.rows.row(for: id))
      rowWindows[ObjectIdentifier(description)] = window
    }
    guard let row = window.sought?.row else { return nil }
    let axis = window.stack.line.axis
    var origin = Point.zero
    origin[axis] = window.lengths.start(of: row)
    if window.visible.contains(row), let rows = islands[Int32(node)],
      case let content = rows[window.pinnedBefore + row - window.visible.lowerBound].storage,
      let view = content.firstNode(withID: id)
    {
      let place = content.origin(of: view, from: 0)
      return (Point(origin.x + place.x, origin.y + place.y), content.frames[view].size)
    }
    let size = Size(
      along: axis, window.lengths.length(of: row), frames[node].length(axis.cross))
    return (origin, size)
  }
}
