// What is remembered of lazy containers and scroll views from layout to layout.

extension TreeStorage {
  /// Returns the content of a lazy container, with the object that identifies it in the storage's
  /// notes.
  func lazyContent(
    at node: Int
  ) -> (description: Boxed<GeometryAttributes>, content: LazyContent)? {
    guard let box = attributes(of: node)?.geometry, case .rows(var content) = box.value.role
    else { return nil }
    if setsLengths || unit.isSet, case .grid(let grid) = content {
      content = .grid(grid.with(standardLengths(of: node), unit))
    }
    return (box, content)
  }

  /// Forgets what is known of lazy containers and scroll views that no longer exist.
  func forgetNotes(exceptOf late: LateNodes) {
    func descriptions(_ nodes: [Int]) -> Set<ObjectIdentifier> {
      Set(nodes.compactMap { attributes(of: $0)?.geometry.map { ObjectIdentifier($0) } })
    }
    if visibleRows.count > 0 {
      let stacks = descriptions(late.rows)
      visibleRows = visibleRows.filter { stacks.contains($0.key) }
    }
    if scrollNotes.count > 0 {
      let views = descriptions(late.movers)
      scrollNotes = scrollNotes.filter { views.contains($0.key) }
    }
  }

  /// Forgets the lengths of a lazy container's rows.
  func forgetRows(of node: Int) {
    guard let (description, _) = lazyContent(at: node) else { return }
    visibleRows[ObjectIdentifier(description)] = nil
  }
}
