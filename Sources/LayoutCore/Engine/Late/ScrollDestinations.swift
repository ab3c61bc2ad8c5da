/// Finding the view that content is scrolled to, which may be in a row that was never described.
extension TreeStorage {
  /// Returns the first destination that exists in some content, out of a chain of alternatives. If
  /// it is a view, its frame is returned too, measured from the content's top leading corner.
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
    if let view = firstNode(withID: id, where: { isInside($0, of: content) && !isLeftOut($0) }) {
      return (origin(of: view, from: content), frames[view].size)
    }
    for stack in findLateNodes().rows where isInside(stack, of: content) && !isLeftOut(stack) {
      guard let row = row(for: id, ofStack: stack) else { continue }
      let origin = origin(of: stack, from: content)
      return (origin.adding(row.origin), row.size)
    }
    return nil
  }

  /// Returns the distance of a node from the top leading corner of one of its ancestors.
  private func origin(of node: Int, from ancestor: Int) -> Point {
    wayOut(from: node).prefix { $0 != ancestor }.reduce(.zero) { $0.adding(frames[$1].origin) }
  }

  /// Returns the frame in a lazy container of the row that has an id, as far as the lengths of rows
  /// are known. If the row is laid out, it is the frame of the view that has the id.
  private func row(for id: AnyHashable, ofStack node: Int) -> (origin: Point, size: Size)? {
    guard let (description, _) = lazyContent(at: node),
      var visible = visibleRows[ObjectIdentifier(description)]
    else { return nil }
    if visible.sought?.id != id {
      visible.sought = (id, visible.stack.rows.row(for: id))
      visibleRows[ObjectIdentifier(description)] = visible
    }
    guard let row = visible.sought?.row else { return nil }
    let axis = visible.stack.line.axis
    let origin = Point(along: axis, visible.lengths.start(of: row), 0)
    if visible.range.contains(row), let rows = nestedTrees[Int32(node)],
      case let content = rows[visible.pinnedBefore + row - visible.range.lowerBound].storage,
      let view = content.firstNode(withID: id, where: { !content.isLeftOut($0) })
    {
      let place = content.origin(of: view, from: 0)
      return (origin.adding(place), content.frames[view].size)
    }
    let size = Size(along: axis, visible.lengths.length(of: row), frames[node].length(axis.cross))
    return (origin, size)
  }
}
