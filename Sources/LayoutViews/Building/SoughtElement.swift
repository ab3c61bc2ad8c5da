import LayoutCore

/// An element of data that a container around looks for by the element's identity.
///
/// Only the element that is looked for is marked: marks on all of them would cost more than their
/// views.
@usableFromInline package struct SoughtElement {
  let id: AnyHashable
  /// Whether the views of the element say themselves what they are, given their nodes.
  let isMarked: ([LayoutNode]) -> Bool
  /// Marks the first of the nodes that the element is described by.
  let mark: (LayoutNode) -> LayoutNode

  package init(
    id: AnyHashable, isMarked: @escaping ([LayoutNode]) -> Bool,
    mark: @escaping (LayoutNode) -> LayoutNode
  ) { (self.id, self.isMarked, self.mark) = (id, isMarked, mark) }
}

private enum SoughtElementsKey: EnvironmentKey { static var defaultValue: [SoughtElement] { [] } }

extension EnvironmentValues {
  /// The elements that the nearest container around looks for; the first that exists counts.
  package var soughtElements: [SoughtElement] {
    get { self[SoughtElementsKey.self] }
    set { self[SoughtElementsKey.self] = newValue }
  }
}

extension ViewContext {
  /// Marks the list of what an element is described by, of views since there were some.
  mutating func mark(_ element: SoughtElement, since count: Int) {
    guard !nodes.isEmpty, !element.isMarked(nodes) else { return }
    alter(from: 0, to: 1, since: count, by: element.mark)
  }
}
