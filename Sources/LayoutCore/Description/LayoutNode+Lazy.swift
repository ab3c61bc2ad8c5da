extension LayoutNode {
  /// Creates a lazy vertical stack, whose children do not share out space: each has its ideal
  /// height.
  ///
  /// The stack is as wide as proposed.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which each view is aligned in the stack's width.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  public static func lazyVStack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: [LayoutNode]
  ) -> LayoutNode {
    let line = LazyLine(axis: .vertical, guide: GuideKey(alignment), spacing: spacing)
    return layout(LazyStackLayout(line: line), children).named(line.name).notingSpacing(spacing)
  }

  /// Creates a lazy horizontal stack, whose children do not share out space: each has its ideal
  /// width.
  ///
  /// The stack is as high as proposed.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which each view is aligned in the stack's height.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  public static func lazyHStack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: [LayoutNode]
  ) -> LayoutNode {
    let line = LazyLine(axis: .horizontal, guide: GuideKey(alignment), spacing: spacing)
    return layout(LazyStackLayout(line: line), children).named(line.name).notingSpacing(spacing)
  }
}

// MARK: - Sections

extension LayoutNode {
  /// Marks the node as a part of a section, for the lazy stack or grid, or the list, that it is a
  /// child of. Other containers ignore that.
  ///
  ///     LayoutNode.fixed(width: 200, height: 20).inSection(1, as: .header)
  ///
  /// - Parameters:
  ///   - number: a number that distinguishes the section from others in the same container.
  ///   - part: the part of it that the node belongs to.
  public func inSection(_ number: Int, as part: SectionPart) -> LayoutNode {
    let place = SectionPlace(in: number, as: part)
    let known = attributes?.layoutValues[ObjectIdentifier(SectionPlace.self)] as? SectionPlace
    return known == place ? self : layoutValue(key: SectionPlace.self, value: place)
  }
}

// MARK: - Rows described when they are needed

extension LayoutNode {
  /// Creates a lazy vertical stack that describes its rows one by one, and only those that are in
  /// sight of the enclosing scroll view.
  ///
  ///     LayoutNode.scroll(
  ///       .lazyVStack(
  ///         spacing: 0,
  ///         rows: LayoutRows(count: 1_000_000) { index in
  ///           [LayoutNode.fixed(width: 200, height: 44).id(index)]
  ///         }))
  ///
  /// Rows out of sight have no frame, apart from one whose distance to the next is in sight. Their
  /// height is taken to be the promised one, or the average of the rows seen so far. If no width is
  /// proposed, the stack is as wide as the widest row seen. If nothing scrolls vertically, all rows
  /// are laid out.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which each view is aligned in the stack's width.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  ///   - pinnedViews: the parts of sections that stay in sight as long as any of their section
  ///     does. See ``PinnedScrollableViews``.
  ///   - rows: the views.
  public static func lazyVStack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], rows: LayoutRows
  ) -> LayoutNode {
    let line = LazyLine(axis: .vertical, guide: GuideKey(alignment), spacing: spacing)
    return clamped(line, rows, pinnedViews).notingSpacing(spacing)
  }

  /// Creates a lazy horizontal stack that describes its rows one by one, and only those that are in
  /// sight of the enclosing scroll view.
  ///
  /// Rows out of sight have no frame, apart from one whose distance to the next is in sight. Their
  /// width is taken to be the promised one, or the average of the rows seen so far. If no height is
  /// proposed, the stack is as high as the highest row seen. If nothing scrolls horizontally, all
  /// rows are laid out.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which each view is aligned in the stack's height.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  ///   - pinnedViews: the parts of sections that stay in sight as long as any of their section
  ///     does. See ``PinnedScrollableViews``.
  ///   - rows: the views.
  public static func lazyHStack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], rows: LayoutRows
  ) -> LayoutNode {
    let line = LazyLine(axis: .horizontal, guide: GuideKey(alignment), spacing: spacing)
    return clamped(line, rows, pinnedViews).notingSpacing(spacing)
  }

  /// Creates a leaf as long as the stack's rows are known or estimated to be; an empty container if
  /// there are none.
  private static func clamped(
    _ line: LazyLine, _ rows: LayoutRows, _ pinnedViews: PinnedScrollableViews
  ) -> LayoutNode {
    let layout = LazyStackLayout(line: line)
    guard rows.count > 0 else { return .layout(layout, []).named(line.name).noting([rows.problem]) }
    let stack = RowStack(line: line, rows: rows, pinned: rows.pinned(pinnedViews)) { _ in layout }
    return clamped().taking(part: .rows(.stack(stack)), named: line.name).noting([rows.problem])
  }
}

extension LayoutRows {
  /// A note of a promised length that is none.
  var problem: NodeAttributes.Problem? {
    unusableLength.map {
      .number("has rows of a length of \($0.inDiagnostics)", "their length counts as unknown")
    }
  }

  /// Returns the sections of the rows whose headers or footers scrolling keeps in sight.
  fileprivate func pinned(_ views: PinnedScrollableViews) -> PinnedSections? {
    PinnedSections(views, parts.lazy.map { ($0.place, $0.count) })
  }
}

extension LazyLine {
  /// What SwiftUI calls the container.
  fileprivate var name: String { axis == .horizontal ? "LazyHStack" : "LazyVStack" }
}
