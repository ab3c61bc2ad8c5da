import LayoutCore

/// Writes the children of a container one below the other.
@resultBuilder
package enum ChildList {
  package static func buildBlock(_ children: LayoutNode...) -> [LayoutNode] { children }
}

extension LayoutNode {
  package static func hstack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ChildList _ children: () -> [LayoutNode]
  ) -> LayoutNode {
    hstack(alignment: alignment, spacing: spacing, children())
  }

  package static func vstack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ChildList _ children: () -> [LayoutNode]
  ) -> LayoutNode {
    vstack(alignment: alignment, spacing: spacing, children())
  }

  package static func zstack(
    alignment: Alignment = .center, @ChildList _ children: () -> [LayoutNode]
  ) -> LayoutNode {
    zstack(alignment: alignment, children())
  }
}
