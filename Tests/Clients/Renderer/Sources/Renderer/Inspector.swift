import LayoutCore

/// What a layout's inspector shows of a point that was clicked.
///
///     let inspector = Inspector(result)
///     print(inspector.report(at: click) ?? "There is nothing.")
public struct Inspector {
  private let result: ResolvedLayout

  public init(_ result: ResolvedLayout) { self.result = result }

  /// One line of the tree around the node that was clicked.
  public struct Row: Equatable, Sendable {
    public let level: Int
    public let name: String
    public let frame: CGRect
    public let place: NodePlace
    public let isClicked: Bool
  }

  /// The node that responds at a point; where nothing responds, the smallest one whose frame can be
  /// seen there, because an inspector shows layout and not only what is drawn.
  public func node(at point: CGPoint) -> ResolvedLayout.Node? {
    if let node = result.node(at: point) { return node }
    let pixel = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    return result.nodes(in: pixel).last
  }

  /// The nodes around the one at a point, from the root inwards, and what is in it.
  public func rows(at point: CGPoint) -> [Row] {
    guard let node = node(at: point) else { return [] }
    let around = sequence(first: node, next: \.parent).reversed()
    return (around + Array(node.children)).map { row in
      Row(
        level: row.level, name: title(of: row), frame: row.frame, place: row.place,
        isClicked: row == node)
    }
  }

  /// Why the node at a point has its frame, the tree around it, what it looks like, and what is
  /// wrong with it.
  public func report(at point: CGPoint) -> String? {
    guard let node = node(at: point) else { return nil }
    var lines = rows(at: point).map { row in
      let indent = String(repeating: "  ", count: row.level)
      return "\(indent)\(row.isClicked ? "▸" : " ") \(row.name)  \(words(row.frame))"
    }
    lines += ["", "Why:"]
    let explanation = result.explain(at: node.place)
    // What happened to the node itself, and what the one around it did with it.
    lines += explanation.steps.filter { $0.level + 1 >= explanation.place.level }
      .map { "  " + $0.sentence }
    if let look = look(of: node) { lines += ["", "Draws: \(look)"] }
    let problems = node.diagnostics.map(\.message)
    if !problems.isEmpty { lines += ["", "Problems:"] + problems.map { "  " + $0 } }
    return lines.joined(separator: "\n")
  }

  private func title(of node: ResolvedLayout.Node) -> String {
    let id = node.id.map { " \"\($0.base)\"" } ?? ""
    if case .text(let text) = node.appearance?.content { return "Text “\(text.string)”\(id)" }
    return node.name + id
  }

  private func look(of node: ResolvedLayout.Node) -> String? {
    switch node.appearance?.content {
    case .shape: return "a shape"
    case .image: return "an image"
    case .control: return "a control"
    case .text:
      let layout = node.textLayout()
      let lines = layout?.lines.count ?? 0
      return "\(lines) \(lines == 1 ? "line" : "lines") of text"
        + (layout?.isTruncated == true ? ", cut off" : "")
    default: return nil
    }
  }

  private func words(_ frame: CGRect) -> String {
    func words(_ number: CGFloat) -> String {
      let rounded = (Double(number) * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return "\(words(frame.width)) × \(words(frame.height))"
      + " at (\(words(frame.minX)), \(words(frame.minY)))"
  }
}
