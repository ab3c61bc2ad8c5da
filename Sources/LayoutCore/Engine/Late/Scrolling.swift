/// The positions of scroll views' content.
extension TreeStorage {
  /// Moves the content of a scroll view to where it is scrolled to.
  func scroll(_ node: Int) {
    guard let (description, _) = scrollContent(at: node), let scroll = currentScroll(of: node)
    else { return }
    let key = ObjectIdentifier(description)
    // What is no number where it was scrolled to after its description.
    for case let problem? in scrollNotes[key]?.destination.problems ?? [] {
      report(problem.rule, node, problem.text, isOfOneLayout: true)
    }
    let content = Int(nodes[node].first)
    let (origin, distance) = place(of: content, in: node, scroll)
    frames[content].origin = origin
    note(distance, of: description, scroll)
    settleIfMoved(content)
  }

  /// Notes how far content is scrolled, unless it is as far as all content begins.
  private func note(
    _ distance: Point, of description: Boxed<GeometryAttributes>, _ scroll: ScrollContent
  ) {
    let key = ObjectIdentifier(description)
    if distance == .zero, scrollNotes[key] == nil { return }
    scrollNotes[
      key, default: ScrollNote(destination: scroll.destination, description: description)
    ].distance = distance
  }

  /// Returns whether the content of a scroll view has to move again. This is so if it is scrolled
  /// to a view, and rows around that view have turned out longer or shorter than estimated.
  func scrollsOn(_ node: Int) -> Bool {
    guard let scroll = currentScroll(of: node), case .view = scroll.destination else {
      return false
    }
    let content = Int(nodes[node].first)
    return frames[content].origin != place(of: content, in: node, scroll).origin
  }

  /// Returns the scrolling content of a node, with its present destination.
  func currentScroll(of node: Int) -> ScrollContent? {
    guard let (description, described) = scrollContent(at: node), nodes[node].count > 0 else {
      return nil
    }
    var scroll = described
    if let note = scrollNotes[ObjectIdentifier(description)] {
      (scroll.destination, scroll.last) = (note.destination, note.last)
    }
    return scroll
  }

  /// Scrolls the content of the nearest scroll view around a node by a distance, unless it is
  /// scrolled to an anchor or a view.
  ///
  /// - Returns: whether it is scrolled.
  func scroll(around node: Int, by distance: Double, along axis: Axis) -> Bool {
    var climb = ClimbToWindow(from: node, in: self)
    while climb.goUp() {
      let storage = climb.storage
      guard let (description, scroll) = storage.scrollContent(at: climb.node),
        scroll.axes.contains(axis)
      else { continue }
      let key = ObjectIdentifier(description)
      let destination = storage.scrollNotes[key]?.destination ?? scroll.destination
      guard case .offset(let point) = destination else { return false }
      var offset = Point(point)
      offset[axis] += distance
      storage.scrollNotes[key] = ScrollNote(
        destination: .offset(CGPoint(x: offset.x, y: offset.y)), description: description)
      return true
    }
    return false
  }

  /// Returns the distance of a child from the top left corner of its parent, as if the parent's
  /// content were not scrolled.
  @inline(__always) func unscrolledOrigin(of child: Int, in parent: Int) -> Point {
    if nodes[parent].kind == .layout, var scroll = scrollContent(at: parent)?.content {
      scroll.destination = .offset(.zero)
      let origin = place(of: child, in: parent, scroll).origin
      return Point(physicalX(origin.x, width: frames[child].width, in: parent), origin.y)
    }
    return Point(physicalX(of: child, in: parent), frames[child].y)
  }

  /// Returns where a scroll view's content is, and how far it is scrolled.
  private func place(
    of content: Int, in node: Int, _ scroll: ScrollContent
  ) -> (origin: Point, distance: Point) {
    let insets = contentInsets(of: node, scroll.axes)
    let (destination, found) = resolve(scroll.destination, in: content)
    var (origin, scrolled) = (Point.zero, Point.zero)
    for axis in Axis.allCases {
      let (length, visible) = (frames[content].length(axis), frames[node].length(axis))
      guard length.isFinite, visible.isFinite else { continue }
      let (before, after) = (Double(insets.start(axis)), Double(insets.end(axis)))
      let isScrolling = scroll.axes.contains(axis)
      origin[axis] = ScrollLayout.start(
        of: length, in: visible, before: before, after: after,
        part: isScrolling ? scroll.partOfRoom(before: axis) : 0)
      guard isScrolling else { continue }
      let distance = ScrollLayout.distance(of: length, in: visible, before: before, after: after)
      let view = found.map { (start: $0.origin[axis], length: $0.size[axis]) }
      scrolled[axis] = unit.down(
        destination.offset(
          on: axis, within: distance, visible: visible - before - after, view: view,
          from: scroll.last[axis]))
      origin[axis] -= scrolled[axis]
    }
    return (unit.down(origin), scrolled)
  }

  /// Returns the space around the content of a scroll view. It consists of its margins and, along
  /// the axes that scroll, of the unsafe area into which its visible part extends beyond the scroll
  /// view's own frame.
  func contentInsets(of node: Int, _ axes: Axis.Set) -> EdgeInsets {
    guard let layout = layouts[Int(nodes[node].payload)].box.layout as? ScrollLayout else {
      return EdgeInsets()
    }
    let (inner, outer) = (frames[node], frames[Int(nodes[node].parent)])
    func extra(_ axis: Axis, _ distance: Double) -> CGFloat {
      axes.contains(axis) ? CGFloat(max(0, distance)) : 0
    }
    let unsafe = EdgeInsets(
      top: extra(.vertical, -inner.y), leading: extra(.horizontal, -inner.x),
      bottom: extra(.vertical, inner.y + inner.height - outer.height),
      trailing: extra(.horizontal, inner.x + inner.width - outer.width))
    return EdgeInsets(
      top: layout.margins.top + unsafe.top, leading: layout.margins.leading + unsafe.leading,
      bottom: layout.margins.bottom + unsafe.bottom,
      trailing: layout.margins.trailing + unsafe.trailing)
  }
}
