import LayoutCore

/// A terminal, whose cells are the units of the layout.
public struct Terminal {
  private var rows: [[Character]]

  public init(columns: Int, rows: Int) {
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  public var lines: [String] { rows.map { String($0) } }

  /// Draws a layout, from back to front.
  public mutating func draw(_ result: ResolvedLayout) {
    for node in result.nodes.inDrawingOrder where !node.isHidden {
      guard case .shape? = node.appearance?.content else { continue }
      for row in Int(node.frame.minY)..<Int(node.frame.maxY) {
        for column in Int(node.frame.minX)..<Int(node.frame.maxX) { rows[row][column] = "#" }
      }
    }
  }
}

/// Bars of these heights, side by side on one ground.
public func chart(_ heights: [Int]) -> LayoutNode {
  .hstack(
    alignment: .bottom, spacing: 1,
    heights.map { height in
      LayoutNode.flexible.appearance(Appearance(content: .shape(.init(fill: .color(.black)))))
        .frame(width: 2, height: CGFloat(height))
    })
}
