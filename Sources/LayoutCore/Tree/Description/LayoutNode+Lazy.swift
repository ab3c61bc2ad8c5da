extension LayoutNode {
  /// A vertical line of views that share out no space, each as high as it likes to be.
  ///
  /// The stack is as wide as it is proposed.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which each view is aligned in the stack's width.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  public static func lazyVStack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: [LayoutNode]
  ) -> LayoutNode {
    layout(LazyVStackLayout(alignment: alignment, spacing: spacing), children)
      .named("LazyVStack").notingSpacing(spacing)
  }

  /// A horizontal line of views that share out no space, each as wide as it likes to be.
  ///
  /// The stack is as high as it is proposed.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which each view is aligned in the stack's height.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  public static func lazyHStack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: [LayoutNode]
  ) -> LayoutNode {
    layout(LazyHStackLayout(alignment: alignment, spacing: spacing), children)
      .named("LazyHStack").notingSpacing(spacing)
  }
}

// MARK: - Rows described when they are needed

extension LayoutNode {
  /// A vertical lazy stack whose rows are described one by one, those out of sight of the scroll view
  /// around not at all.
  ///
  ///     LayoutNode.scroll(
  ///       .lazyVStack(
  ///         spacing: 0,
  ///         rows: LayoutRows(count: 1_000_000) { index in
  ///           [LayoutNode.fixed(width: 200, height: 44).id(index)]
  ///         }))
  ///
  /// Rows out of sight have no frame, and are expected to be as high as promised, or as those seen so
  /// far are on average. Where no width is proposed, the stack is as wide as the widest row seen. Where
  /// nothing scrolls vertically, all rows are laid out.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which each view is aligned in the stack's width.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  ///   - pinnedViews: the parts of sections that stay in sight as long as any of their section is. See
  ///     ``PinnedScrollableViews``.
  ///   - rows: the views.
  public static func lazyVStack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], rows: LayoutRows
  ) -> LayoutNode {
    let layout = LazyVStackLayout(alignment: alignment, spacing: spacing)
    return clamped(
      RowStack(line: layout.line, rows: rows, pinned: rows.pinned(pinnedViews)) { _ in layout },
      "LazyVStack"
    ).notingSpacing(spacing)
  }

  /// A horizontal lazy stack whose rows are described one by one, those out of sight of the scroll
  /// view around not at all.
  ///
  /// Rows out of sight have no frame, and are expected to be as wide as promised, or as those seen so
  /// far are on average. Where no height is proposed, the stack is as high as the highest row seen. Where
  /// nothing scrolls horizontally, all rows are laid out.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which each view is aligned in the stack's height.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  ///   - pinnedViews: the parts of sections that stay in sight as long as any of their section is. See
  ///     ``PinnedScrollableViews``.
  ///   - rows: the views.
  public static func lazyHStack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], rows: LayoutRows
  ) -> LayoutNode {
    let layout = LazyHStackLayout(alignment: alignment, spacing: spacing)
    return clamped(
      RowStack(line: layout.line, rows: rows, pinned: rows.pinned(pinnedViews)) { _ in layout },
      "LazyHStack"
    ).notingSpacing(spacing)
  }

  /// A leaf that is as long as the rows of a stack are known or expected to be.
  private static func clamped(_ stack: RowStack, _ name: String) -> LayoutNode {
    clamped().laying(out: .stack(stack)).named(name)
  }

  /// The leaf of a lazy container, with its content.
  func laying(out content: LazyContent) -> LayoutNode {
    with { $0.changeGeometry { $0.role = .rows(content) } }
  }
}

extension LayoutRows {
  /// What scrolling keeps in sight of the sections that the rows are in.
  fileprivate func pinned(_ views: PinnedScrollableViews) -> PinnedSections? {
    PinnedSections(views, parts.lazy.map { ($0.place, $0.count) })
  }
}
