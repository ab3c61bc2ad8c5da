// Lists that take rows that are described later: the content of lazy stacks.

extension ViewContext {
  /// The rows of a container's content, of which those made from data are described when somebody
  /// needs them.
  mutating func rows(of content: some View) -> LayoutRows {
    collectRows { content._makeNodes(in: &$0) }
  }

  /// Adds rows that are described when somebody needs them, in this place's environment.
  @usableFromInline mutating func appendRows(
    _ count: Int, rowForID: @escaping (AnyHashable) -> Int?,
    _ describe: @escaping (Int, inout ViewContext) -> Void
  ) {
    let deferred = deferred
    let section = session.newSection()
    settleNodes()
    rows?.append(
      LayoutRows(count: count, rowForID: rowForID) { index in
        deferred.nodes { context in
          context.session.beginSections(ofRow: index, in: section)
          return context.collect { describe(index, &$0) }.nodes
        }
      })
  }

  /// Changes each node of the rows that are described.
  @usableFromInline mutating func modifyRows(
    _ describe: (inout ViewContext) -> Void, _ change: @escaping (LayoutNode) -> LayoutNode
  ) {
    let inner = collectRows(describe)
    settleNodes()
    rows?.append(inner.map(change))
  }

  private mutating func collectRows(_ describe: (inout ViewContext) -> Void) -> LayoutRows {
    var rows: LayoutRows? = LayoutRows()
    _ = collect { context in
      context.rows = rows
      describe(&context)
      context.settleNodes()
      rows = context.rows
    }
    return rows ?? LayoutRows()
  }

  /// Makes rows of the nodes described so far.
  private mutating func settleNodes() {
    rows?.append(LayoutRows(nodes))
    nodes = []
  }
}
