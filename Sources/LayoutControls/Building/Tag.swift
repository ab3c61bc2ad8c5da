import LayoutCore

/// The value by which a container selects a view.
struct Tag: LayoutValueKey, Equatable {
  static var defaultValue: Tag? { nil }

  let value: AnyHashable
  /// Whether the view is selected by an optional of the value too.
  private let includesOptional: Bool

  init(_ value: some Hashable, includesOptional: Bool) {
    self.value = AnyHashable(value)
    self.includesOptional = includesOptional
  }

  /// Whether a selection means the view.
  func isTag(of selection: some Hashable) -> Bool {
    if AnyHashable(selection) == value { return true }
    guard includesOptional, let selection = selection as? any OptionalSelection else {
      return false
    }
    return selection.wrappedSelection == value
  }
}

/// A selection that may be none.
private protocol OptionalSelection { var wrappedSelection: AnyHashable? { get } }

extension Optional: OptionalSelection where Wrapped: Hashable {
  fileprivate var wrappedSelection: AnyHashable? { map { AnyHashable($0) } }
}

extension SoughtElement {
  /// The element that a container shows, of those with the identities of data.
  fileprivate static func selected(_ id: AnyHashable) -> SoughtElement {
    SoughtElement(
      id: id, isMarked: { $0[0][Tag.self] != nil },
      mark: { $0.layoutValue(key: Tag.self, value: Tag(id, includesOptional: true)) })
  }
}

extension ViewContext {
  /// The node of the view that is selected among some: the one with that tag, or of the element of
  /// data with that identity, else the first.
  mutating func selected<Selection: Hashable>(
    _ selection: Selection?, of content: some View
  ) -> LayoutNode? {
    var options: [LayoutNode] = []
    let id = selection.flatMap { selection in
      (selection as? any OptionalSelection).map(\.wrappedSelection) ?? AnyHashable(selection)
    }
    withEnvironment {
      $0.soughtElements = id.map { [.selected($0)] } ?? []
    } _: {
      options = $0.children(of: content).nodes
    }
    let chosen = selection.flatMap { selection in
      options.first { $0[Tag.self]?.isTag(of: selection) ?? false }
    }
    return chosen ?? options.first
  }
}

nonisolated extension View {
  /// Names the view for a container that selects one of its views, such as a `TabView`.
  ///
  /// Frames are not found by tag.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(
      NodeModifier {
        $0.layoutValue(key: Tag.self, value: Tag(tag, includesOptional: includeOptional))
      })
  }
}
