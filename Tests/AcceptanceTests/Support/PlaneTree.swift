import LayoutCore
import TestSupport

/// A description of a tree that can be changed part by part, and made into nodes again.
///
/// Every part has an id of its own, by which it is found in a tree that is kept.
struct PlaneTree {
  let id: Int
  var kind: Kind
  var children: [PlaneTree] = []
  /// The rows of a grid, from the top, with the numbers of their cells.
  var rows: [(row: Row, count: Int)] = []
  /// The row that the part says it is in when it is put into a grid.
  var row = Row.none
  /// What the part says of itself beside its kind.
  var attributes: (LayoutNode) -> LayoutNode = { $0 }

  enum Kind {
    case leaf(LayoutNode)
    case modifier((LayoutNode) -> LayoutNode)
    /// A modifier with a second view.
    case layer((LayoutNode, LayoutNode) -> LayoutNode)
    case container(([LayoutNode]) -> LayoutNode)
    /// A grid, of cells that know their rows.
    case grid(([LayoutNode]) -> LayoutNode)
    /// Content that can be scrolled, one part or rows that are described later.
    case scroll(ScrollDestination, (ScrollDestination, [LayoutNode]) -> LayoutNode)
  }

  /// A row of a grid.
  enum Row {
    /// None: a view that covers all columns.
    case none
    /// One of those that say that they are in the same row.
    case aligned(VerticalAlignment?, number: Int)

    func nodes(_ cells: [LayoutNode]) -> [LayoutNode] {
      guard case .aligned(let alignment, _) = self else { return cells }
      return LayoutNode.gridRow(alignment: alignment, cells)
    }

    func isSame(as other: Row) -> Bool {
      guard case .aligned(_, let number) = self, case .aligned(_, let other) = other else {
        return false
      }
      return number == other
    }
  }
}

extension PlaneTree {
  /// The tree as nodes.
  func node() -> LayoutNode {
    let nodes = children.map { $0.node() }
    let node =
      switch kind {
      case .leaf(let leaf): leaf
      case .modifier(let change): change(nodes[0])
      case .layer(let join): join(nodes[0], nodes[1])
      case .container(let arrange): arrange(nodes)
      case .grid(let arrange): arrange(cells(nodes))
      case .scroll(let target, let describe): describe(target, nodes)
      }
    return attributes(node).id(id)
  }

  private func cells(_ nodes: [LayoutNode]) -> [LayoutNode] {
    var cells: [LayoutNode] = []
    for (row, count) in rows {
      cells += row.nodes(Array(nodes[cells.count..<cells.count + count]))
    }
    return cells
  }

  var takesChildren: Bool {
    switch kind {
    case .container, .grid: true
    default: false
    }
  }

  var scrolls: Bool {
    if case .scroll = kind { true } else { false }
  }

  /// All parts, this one first.
  var parts: [PlaneTree] { [self] + children.flatMap(\.parts) }

  /// Whether a part is this one or inside of it.
  func contains(_ id: Int) -> Bool { parts.contains { $0.id == id } }
}

// MARK: - Changing

extension PlaneTree {
  /// Changes the part with an id.
  mutating func change(_ id: Int, _ change: (inout PlaneTree) -> Void) {
    if self.id == id { return change(&self) }
    for index in children.indices { children[index].change(id, change) }
  }

  /// Adds a child. In a grid, one between two cells of a row joins them, one at the edge of a row
  /// joins it if a cell there says that it is in the same row, and any other is a row by itself.
  mutating func insert(_ child: PlaneTree, at index: Int) {
    defer { children.insert(child, at: index) }
    guard case .grid = kind else { return }
    let (number, start) = row(at: index)
    func says(_ number: Int, _ start: Int) -> Bool {
      children[start..<start + rows[number].count].contains { $0.row.isSame(as: child.row) }
    }
    if start < index {
      rows[number].count += 1
    } else if number > 0, says(number - 1, start - rows[number - 1].count) {
      rows[number - 1].count += 1
    } else if number < rows.count, says(number, start) {
      rows[number].count += 1
    } else {
      rows.insert((child.row, 1), at: number)
    }
  }

  /// Removes a child, and with the last cell its row.
  @discardableResult
  mutating func remove(at index: Int) -> PlaneTree {
    if case .grid = kind {
      let (number, _) = row(at: index)
      rows[number].count -= 1
      if rows[number].count == 0 { rows.remove(at: number) }
    }
    return children.remove(at: index)
  }

  /// The row with a child, and the number of the row's first child.
  private func row(at index: Int) -> (number: Int, start: Int) {
    var (number, start) = (0, 0)
    while number < rows.count, start + rows[number].count <= index {
      start += rows[number].count
      number += 1
    }
    return (number, start)
  }
}

// MARK: - Comparing

extension PlaneTree {
  /// What differs between two layouts of the tree.
  static func difference(
    _ one: ResolvedLayout, _ other: ResolvedLayout, tolerance: CGFloat, comparesNames: Bool = true
  ) -> String? {
    let (nodes, others) = (one.nodes, other.nodes)
    for (node, other) in zip(nodes, others) {
      if comparesNames, node.ids != other.ids || node.name != other.name {
        return "\(node.name) \(node.ids) where \(other.name) \(other.ids) is"
      }
      if !areSame(node.frame, other.frame, tolerance) {
        return "\(node.name) \(node.ids) at \(node.frame), not \(other.frame)"
      }
    }
    return nodes.count == others.count ? nil : "\(nodes.count) nodes, not \(others.count)"
  }

  private static func areSame(_ one: CGRect, _ other: CGRect, _ tolerance: CGFloat) -> Bool {
    Frame(one).matches(Frame(other), tolerance: tolerance)
  }
}
