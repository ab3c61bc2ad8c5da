/// An element of data that a container around looks for by the element's identity.
///
/// Only the element that is looked for is marked: marks on all of them would cost more than their
/// views.
@usableFromInline struct SoughtElement {
  enum Purpose {
    /// A scroll view is scrolled to the element.
    case scrolling
    /// A container that shows one of its views shows the element's.
    case selecting
  }

  @usableFromInline let id: AnyHashable
  let purpose: Purpose
}

private enum SoughtElementKey: EnvironmentKey {
  static var defaultValue: SoughtElement? { nil }
}

extension EnvironmentValues {
  /// The element of data that the nearest container around looks for, if it looks for any.
  var soughtElement: SoughtElement? {
    get { self[SoughtElementKey.self] }
    set { self[SoughtElementKey.self] = newValue }
  }
}

extension ViewContext {
  /// The element of data that the nearest container around looks for, if it looks for any.
  @usableFromInline var soughtElement: SoughtElement? { environment.soughtElement }

  /// Marks what an element of data is described by, from a node on, unless the views say themselves
  /// what they are.
  @usableFromInline mutating func mark(from first: Int, _ element: SoughtElement) {
    guard first < nodes.count else { return }
    switch element.purpose {
    case .scrolling:
      guard !nodes[first...].contains(where: { $0.contains(element.id) }) else { return }
      nodes[first] = nodes[first].id(element.id)
    case .selecting:
      guard nodes[first][Tag.self] == nil else { return }
      let tag = Tag(element.id, includesOptional: true)
      nodes[first] = nodes[first].layoutValue(key: Tag.self, value: tag)
    }
  }
}
