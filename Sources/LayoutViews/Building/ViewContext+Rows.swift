import LayoutCore

// Lists that take rows that are described later: the content of lazy stacks and grids.

extension ViewContext {
  /// The rows of a container's content. Rows made from data are described when they are needed.
  ///
  /// - Parameters:
  ///   - oneNodeEach: whether each row has to be one node. Data whose views may be several nodes,
  ///     or none, is described at once then.
  ///   - areListed: whether they are the rows of a list.
  package mutating func rows(
    of content: some View, oneNodeEach: Bool = false, areListed: Bool = false
  ) -> LayoutRows {
    // A container is one node, whatever is in it.
    if session.feedback.isTrying { return LayoutRows() }
    let outer = (needsOneNodeARow, isListRow, rowSection)
    (needsOneNodeARow, isListRow, rowSection) = (oneNodeEach, areListed, nil)
    defer { (needsOneNodeARow, isListRow, rowSection) = outer }
    return collectRows { content._makeNodes(in: &$0) }.rows
  }

  /// Whether the container takes rows described later, of views like those of a description.
  @usableFromInline func takesRows(like describe: (inout ViewContext) -> Void) -> Bool {
    if rows == nil || !needsOneNodeARow { return rows != nil }
    let row = trying(describe)
    return row.hasFixedCount && row.count == 1
  }

  /// Whether a description adds rows that are described when they are needed.
  @usableFromInline func findsRows(in describe: (inout ViewContext) -> Void) -> Bool {
    trying(describe).areLater
  }

  /// What is to be known of the rows of a description, which is made for that alone.
  private func trying(
    _ describe: (inout ViewContext) -> Void
  ) -> (hasFixedCount: Bool, count: Int, areLater: Bool) {
    var context = ViewContext(environment: environment, session.feedback)
    (context.scope, context.isListRow) = (scope, isListRow)
    return session.feedback.trying {
      let (rows, hasFixedCount) = context.collectRows(describe)
      return (hasFixedCount, rows.count, context.session.hasLaterRows)
    }
  }

  /// Adds rows that are described when they are needed, in this place's environment.
  ///
  /// - Parameter hasElement: whether an element is there; `nil` if that takes too long.
  @usableFromInline mutating func appendRows(
    _ count: Int, hasElement: ((AnyHashable) -> Bool)?, rowForID: @escaping (AnyHashable) -> Int?,
    _ describe: @escaping (Int, inout ViewContext) -> Void
  ) {
    let (deferred, feedback) = (DeferredContext(self, hasElement: hasElement), session.feedback)
    let (rowSection, section) = (rowSection, session.newSection())
    session.hasLaterRows = true
    func row(_ index: Int, isShown: Bool) -> [LayoutNode] {
      deferred.nodes(isOneOfMany: true, isShown: isShown) { context in
        context.session.beginSections(ofRow: index, in: section)
        let nodes = context.collect { describe(index, &$0) }.nodes
        guard let (number, part) = rowSection else { return nodes }
        return nodes.map { feedback.noting({ $0.inSection(number, as: part) }, to: $0) }
      }
    }
    append(
      LayoutRows(
        count: count, rowForID: MainActorStandIn.keeping(deferred.closure(rowForID)),
        searched: MainActorStandIn.keeping(deferred.closure { row($0, isShown: false) }),
        MainActorStandIn.keeping { row($0, isShown: true) }))
  }

  /// Changes each node of the rows that are described. Whether there is a change may depend on
  /// data, so it has no place.
  @usableFromInline mutating func modifyRows(
    _ describe: (inout ViewContext) -> Void, _ change: @escaping (LayoutNode) -> LayoutNode
  ) {
    let (inner, feedback) = (collectRows(describe).rows, session.feedback)
    append(inner.map(MainActorStandIn.keeping { feedback.noting(change, to: $0) }))
  }

  /// The node of a view that a modifier adds to each node, and to rows as they are described.
  @usableFromInline mutating func layer(_ view: some View) -> LayoutNode? {
    let areRows = rows != nil
    return session.feedback.atOnce(isCopied: areRows) { node(of: view, in: .overlaid) }
  }

  /// Adds the rows that are described as a part of a section.
  mutating func appendRows(
    as part: SectionPart, in section: Int, _ describe: (inout ViewContext) -> Void
  ) {
    let outer = rowSection
    rowSection = (section, part)
    defer { rowSection = outer }
    append(collectRows(describe).rows.inSection(section, as: part))
  }

  private mutating func collectRows(
    _ describe: (inout ViewContext) -> Void
  ) -> (rows: LayoutRows, hasFixedCount: Bool) {
    var rows: LayoutRows? = LayoutRows()
    let list = collect { context in
      context.rows = rows
      describe(&context)
      context.append(LayoutRows())
      rows = context.rows
    }
    return (rows ?? LayoutRows(), list.hasFixedCount)
  }

  /// Adds rows after those of the nodes described so far.
  private mutating func append(_ later: LayoutRows) {
    rows?.append(LayoutRows(nodes))
    nodes = []
    rows?.append(later)
  }
}

/// The fonts of the headers and footers of a list's sections, where they have others than its rows.
package enum SectionFonts: EnvironmentKey {
  package static var defaultValue: [SectionPart: Font] { [:] }
}
