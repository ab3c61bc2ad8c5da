extension ResolvedLayout {
  /// Draws the result with characters: a box for each view, with its id.
  ///
  ///     ┌──────┐┌──────────────────────────────┐
  ///     │ icon ││            title             │
  ///     └──────┘└──────────────────────────────┘
  ///
  /// 1. The window is drawn dashed; views may extend beyond it.
  /// 2. Leaves are drawn, and containers and modifiers with an id; spacers without an id are not.
  /// 3. Views drawn later hide those behind them. A view that clips hides what is outside it.
  /// 4. A label that does not fit into its box becomes a letter, or two and more after 52 of them,
  ///    that are explained below the picture. It says how many have no room for theirs; boxes with
  ///    no room at all have no label.
  ///
  /// A character stands for a rectangle that is twice as high as wide. The picture gives an
  /// overview; ``description`` has exact numbers.
  ///
  /// - Parameters:
  ///   - width: the width of the picture in characters, from 8 to 1,000.
  ///   - guides: whether to draw the lines on which stacks line up their children.
  public func sketch(width: Int = 72, guides: Bool = false) -> String {
    var renderer = SketchRenderer(self, columns: min(max(width, 8), 1_000))
    return renderer.picture(guides: guides)
  }
}

/// Draws a result with characters.
struct SketchRenderer {
  private let boxes: [Box]
  private let result: ResolvedLayout
  private let origin: CGPoint
  private let cell: CGSize
  private var grid: CharacterGrid
  private var legend: [String] = []
  /// How many labels have no room, and none for letters in their place.
  private var omissions = 0

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let maxRows = 200.0

  init(_ result: ResolvedLayout, columns: Int) {
    let boxes = Self.boxes(of: result)
    let shown = PictureArea.around(result.window, and: boxes.map(\.visible))
    let width = max(Double(shown.size.width), 1e-6) / Double(columns)
    let height = max(width * 2, Double(shown.size.height) / Self.maxRows)
    self.result = result
    self.boxes = boxes
    self.origin = shown.origin
    self.cell = CGSize(width: width, height: height)
    let rows = max(Int((Double(shown.size.height) / height).rounded()), 1)
    self.grid = CharacterGrid(columns: columns, rows: rows)
  }

  mutating func picture(guides: Bool) -> String {
    let window = CGRect(origin: .zero, size: result.window)
    if window.isDrawable, window.size.width > 0, window.size.height > 0 {
      grid.drawBox(cells(of: window), stroke: .dashed, isOpaque: false, within: grid.area)
    }
    for (number, box) in boxes.enumerated() { draw(box, number) }
    for (number, box) in boxes.enumerated() { label(box, number) }
    if guides { result.alignmentLines.forEach { draw($0) } }
    if omissions > 0 { legend.append("… and \(omissions) more without room") }
    return ([grid.text] + legend).joined(separator: "\n")
  }
}

// MARK: - What is drawn

extension SketchRenderer {
  /// A view to draw.
  struct Box {
    let frame: CGRect
    let label: String
    let isLeaf: Bool
    /// The rectangle to which the view's ancestors clip it.
    let clip: CGRect?
    /// The part of the frame that is not clipped.
    var visible: CGRect { clip.map { $0.intersection(frame) } ?? frame }
  }

  /// Returns the views to draw, the lowest first.
  private static func boxes(of result: ResolvedLayout) -> [Box] {
    let nodes = result.nodes
    let labels = labels(of: nodes)
    let clips = PictureArea.clips(of: nodes)
    return nodes.inDrawingOrder.compactMap { node in
      guard let label = labels[node.index], !node.isHidden, node.frame.isDrawable else {
        return nil
      }
      return Box(frame: node.frame, label: label, isLeaf: node.isLeaf, clip: clips[node.index])
    }
  }

  /// Returns the label of each node; `nil` for nodes that are not drawn.
  ///
  /// A leaf without an id takes that of a modifier around it, if it fills the modifier.
  private static func labels(of nodes: ResolvedLayout.Nodes) -> [String?] {
    var labels = nodes.map { node in node.id.map { "\($0.base)" } }
    for node in nodes where node.isLeaf && node.id == nil {
      var outer = node.parent
      while let parent = outer, labels[parent.index] == nil, parent.frame == node.frame {
        outer = parent.parent
      }
      if let outer, outer.frame == node.frame, let label = labels[outer.index] {
        labels[node.index] = label
        labels[outer.index] = nil
      } else if !node.isSpacer {
        labels[node.index] = node.label
      }
    }
    return labels
  }
}

extension ResolvedLayout.Node {
  /// The label of a node without an id: its text, or else its name.
  fileprivate var label: String {
    guard case .text(let text) = appearance?.content else { return name }
    return text.string
  }
}

// MARK: - Drawing

extension SketchRenderer {
  private mutating func draw(_ box: Box, _ number: Int) {
    grid.drawBox(
      cells(of: box.frame), number: number, stroke: .solid, isOpaque: box.isLeaf,
      within: box.clip.map { cells(of: $0) } ?? grid.area)
  }

  /// Labels a box where it can still be seen.
  ///
  /// Leaves are labelled in their middle; containers on an edge, which leaves room for their
  /// content.
  private mutating func label(_ box: Box, _ number: Int) {
    let area = cells(of: box.frame)
    let visible = area.clamped(to: grid.area)
    guard !visible.isEmpty else { return }
    var rows = Array(visible.rows)
    if box.isLeaf {
      if area.rows.count > 2 { rows = rows.filter { area.isInside(row: $0) } }
      let middle = area.rows.lowerBound + (area.rows.count - 1) / 2
      rows.sort { abs($0 - middle) < abs($1 - middle) }
    } else {
      rows = [visible.rows.lowerBound, visible.rows.upperBound - 1]
    }
    let rooms = rows.map {
      (row: $0, columns: grid.room(for: number, in: $0, from: visible.columns))
    }
    // What has no width in a terminal would move the rest of the row.
    let text = String(box.label.map { $0.isWhitespace || $0.cells == 0 ? " " : $0 })
    let width = text.reduce(0) { $0 + $1.cells }
    let edges = box.isLeaf && area.rows.count > 2 ? 2 : 0
    if let room = rooms.first(where: { $0.columns.count - edges >= width }) {
      let rest = room.columns.count - width
      grid.write(
        text, at: room.columns.lowerBound + (box.isLeaf ? rest / 2 : min(1, rest)), room.row)
      return
    }
    let key = Self.letters(for: legend.count)
    if let room = rooms.first(where: { $0.columns.count >= key.count }) {
      let rest = room.columns.count - key.count
      grid.write(key, at: room.columns.lowerBound + rest / 2, room.row)
      legend.append("\(key): \(text)")
    } else if rooms.contains(where: { !$0.columns.isEmpty }) {
      omissions += 1
    }
  }

  /// The letters that stand for a label that does not fit: a to z, A to Z, aa, ab and so on.
  private static func letters(for number: Int) -> String {
    var (letters, rest) = ("", number + 1)
    while rest > 0 {
      letters = String(Self.letters[(rest - 1) % Self.letters.count]) + letters
      rest = (rest - 1) / Self.letters.count
    }
    return letters
  }

  private mutating func draw(_ line: LayoutLine) {
    if line.axis == .horizontal {
      let area = cells(
        of: CGRect(x: line.position, y: line.start, width: 0, height: line.end - line.start))
      grid.drawLine(area, "┊")
    } else {
      let area = cells(
        of: CGRect(x: line.start, y: line.position, width: line.end - line.start, height: 0))
      grid.drawLine(area, "┈")
    }
  }

  /// Returns the cells that a rectangle covers, at least one on each axis.
  private func cells(of frame: CGRect) -> CharacterGrid.Area {
    func range(
      _ start: CGFloat, _ length: CGFloat, _ origin: CGFloat, _ cell: CGFloat, _ count: Int
    )
      -> Range<Int>
    {
      // Edges far outside the picture are moved nearer, which makes no difference to it.
      func place(_ edge: CGFloat) -> Int {
        edge.isNaN ? -1 : Int(min(max(((edge - origin) / cell).rounded(), -1e6), 1e6))
      }
      let first = place(start)
      let last = max(place(start + length), first + 1)
      // A thin view at the far edge still counts as inside.
      return first == count && length < cell ? count - 1..<count : first..<last
    }
    return CharacterGrid.Area(
      columns: range(frame.minX, frame.width, origin.x, cell.width, grid.columns),
      rows: range(frame.minY, frame.height, origin.y, cell.height, grid.rows))
  }
}

extension CharacterGrid.Area {
  /// Returns whether a row is between the first and the last one.
  fileprivate func isInside(row: Int) -> Bool { row > rows.lowerBound && row < rows.upperBound - 1 }
}
