import LayoutCore

/// An element of data that a container around looks for by the element's identity.
///
/// Only the element that is looked for is marked: marks on all of them would cost more than their
/// views.
@usableFromInline package struct SoughtElement {
  @usableFromInline let id: AnyHashable
  /// Marks the nodes that the element is described by, unless the views say themselves what they
  /// are.
  let mark: (inout ArraySlice<LayoutNode>) -> Void

  package init(id: AnyHashable, mark: @escaping (inout ArraySlice<LayoutNode>) -> Void) {
    self.id = id
    self.mark = mark
  }
}

private enum SoughtElementKey: EnvironmentKey {
  static var defaultValue: SoughtElement? { nil }
}

extension EnvironmentValues {
  /// The element of data that the nearest container around looks for, if it looks for any.
  package var soughtElement: SoughtElement? {
    get { self[SoughtElementKey.self] }
    set { self[SoughtElementKey.self] = newValue }
  }
}

extension ViewContext {
  /// The element of data that the nearest container around looks for, if it looks for any.
  @usableFromInline package var soughtElement: SoughtElement? { environment.soughtElement }

  /// Marks what an element of data is described by, from a node on.
  @usableFromInline mutating func mark(from first: Int, _ element: SoughtElement) {
    if first < nodes.count { element.mark(&nodes[first...]) }
  }
}
