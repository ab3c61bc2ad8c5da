extension LayoutTree {
  /// Scrolls the first scroll view with an id, starting with the next layout. The id may be that of
  /// modifiers around the scroll view, or of a list.
  ///
  ///     tree.scroll("list", to: .offset(CGPoint(x: 0, y: 4_400)))
  ///     tree.layout(in: window).node(of: "list")?.visibleContent
  ///
  /// Rows of lazy stacks may turn out longer or shorter than estimated as they come in sight. The
  /// content then scrolls by the difference, so that rows that were in sight stay where they are.
  ///
  /// - Returns: whether there is such a scroll view.
  @discardableResult
  public func scroll(_ id: some Hashable, to destination: ScrollDestination) -> Bool {
    reference(to: id, toBe: "scrolled").map { scroll($0, to: destination) } ?? false
  }

  /// Scrolls a scroll view, starting with the next layout. The reference may be to modifiers around
  /// the scroll view, or to a list.
  ///
  /// - Returns: whether the reference is valid, and there is such a scroll view.
  @discardableResult
  public func scroll(_ reference: Reference, to destination: ScrollDestination) -> Bool {
    if isNested(reference) {
      return changeInside(reference) { $0.scroll(reference, to: destination) }
    }
    guard let place = position(of: reference), let node = storage.scrollNode(at: place),
      let (description, _) = storage.scrollContent(at: node)
    else { return false }
    prepareChange()
    let key = ObjectIdentifier(description)
    let distance = storage.scrollNotes[key]?.distance ?? .zero
    storage.scrollNotes[key] = ScrollNote(
      destination: destination, last: distance, distance: distance,
      description: description)
    storage.markChanged(node)
    letGo()
    return true
  }
}
