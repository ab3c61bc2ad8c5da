import LayoutCore
import LayoutKit

/// A view in some window, or proposed something.
struct ShownScreen {
  private let screen: Screen
  private let request: Request
  /// The greatest id of a part.
  private let lastID: Int

  init(_ bytes: [UInt8]) {
    var builder = Builder(Bytes(bytes))
    builder.scope = .mirrored
    request = builder.request()
    screen = builder.screen()
    lastID = builder.newID() - 1
  }

  var text: String { "\(screen.text)\n\(request.text)" }

  /// The layout of its nodes.
  var layout: ResolvedLayout {
    // Views are laid out for the pixels of their environment.
    var options = LayoutOptions()
    options.pixelLength = EnvironmentValues().pixelLength
    return request.layout(LayoutTree(screen.node, options: options))
  }

  private func set(_ environment: inout EnvironmentValues) {
    environment.layoutDirection = request.direction
  }

  /// What is wrong, if the view is not laid out as its nodes are.
  var problemOfViews: String? {
    let nodes = layout
    if Self.dependsOnItself(nodes) { return nil }
    let proposal = ProposedViewSize(width: request.width, height: request.height)
    let window = CGSize(width: request.width ?? 0, height: request.height ?? 0)
    let tree = ViewTree(screen.view) { set(&$0) }
    func kept() -> ResolvedLayout {
      request.isWindow
        ? tree.layout(in: window, depth: request.depth, safeArea: request.safeArea)
        : tree.layout(proposing: proposal, depth: request.depth)
    }
    let views =
      request.isWindow
      ? screen.view.layout(in: window, depth: request.depth, safeArea: request.safeArea) {
        set(&$0)
      } : screen.view.layout(proposing: proposal, depth: request.depth) { set(&$0) }
    if let problem = difference(nodes, views) { return "as a view, \(problem)" }
    if let problem = difference(nodes, kept()) { return "in a tree, \(problem)" }
    if let problem = difference(nodes, kept()) { return "in a tree again, \(problem)" }
    tree.invalidate()
    return difference(nodes, kept()).map { "in a tree that was invalidated, \($0)" }
  }

  /// What is wrong, if a move of the root does not move everything, and nothing more.
  var problemOfMoves: String? {
    // Scroll views reach into unsafe areas, where they touch these.
    var request = request
    request.safeArea = EdgeInsets()
    let layout = request.layout(screen.node)
    if Self.dependsOnItself(layout) { return nil }
    let moved = request.layout(screen.node.offset(x: 16, y: 8))
    let x: CGFloat = request.direction == .leftToRight ? 16 : -16
    return difference(layout, moved) { frame in
      // Lengths may be negative, and stay so.
      var frame = frame
      frame.origin.x += x
      frame.origin.y += 8
      return frame
    }.map { "moved, \($0)" }
  }

  /// What is wrong, if what is remembered is not what is asked again.
  var problemOfMemory: String? {
    let tree = LayoutTree(screen.node)
    let remembered = request.layout(tree)
    if Self.dependsOnItself(remembered) { return nil }
    for id in 1...lastID { tree.invalidate(id) }
    return difference(remembered, request.layout(tree)).map { "asked again, \($0)" }
  }

  /// Whether the last round counts, wherever it began.
  private static func dependsOnItself(_ layout: ResolvedLayout) -> Bool {
    layout.diagnostics.contains { $0.rule == .unsettled }
  }

  private func difference(
    _ one: ResolvedLayout, _ other: ResolvedLayout, _ change: (CGRect) -> CGRect = { $0 }
  ) -> String? {
    for id in 1...lastID {
      let (frames, others) = (one.frames(of: id).map(change), other.frames(of: id))
      if frames.count != others.count || !zip(frames, others).allSatisfy(Laws.areSame) {
        return "part \(id) is at \(others), not at \(frames)"
      }
    }
    return nil
  }
}
