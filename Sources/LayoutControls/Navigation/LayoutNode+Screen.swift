import LayoutCore

extension LayoutNode {
  /// A node in the middle of a container that is as large as it is offered, however large the node
  /// is.
  ///
  /// On an axis without an offer, the container is as long as the node.
  static func screen(_ content: LayoutNode?, named name: String) -> LayoutNode {
    (content ?? .vstack([]))
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .named(name).layoutContainer()
  }
}

nonisolated extension View {
  /// Says how wide the column is that the view is in: the ideal width within the limits, of which
  /// the lower one takes precedence.
  func columnWidth<Key: LayoutValueKey>(
    _ key: Key.Type, _ ideal: CGFloat, min: CGFloat? = nil, max: CGFloat? = nil
  ) -> some View where Key.Value == CGFloat? {
    let isLeast = min.map { $0 < .infinity } ?? true
    let isMost = max.map { $0 > -.infinity } ?? true
    let most = Swift.min(ideal, isMost ? max ?? ideal : ideal)
    let width = Swift.max(most, isLeast ? min ?? most : most)
    return modifier(NodeModifier { $0.layoutValue(key: key, value: width) })
      .noting(isLeast ? nil : min, "a least width of a column", "it has none")
      .noting(isMost ? nil : max, "a greatest width of a column", "it has none")
  }
}
