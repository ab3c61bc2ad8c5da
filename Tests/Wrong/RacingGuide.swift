import LayoutCore

/// A guide that a result would ask for on another thread.
func countGuides(in node: LayoutNode) {
  var count = 0
  let result = node.alignmentGuide(.leading) { _ in
    // error: mutation of captured var 'count' in concurrently-executing code
    // [#SendableClosureCaptures]
    count += 1
    return 0
  }.id("guide").layout(proposing: .unspecified)
  Task.detached { _ = result.node(of: "guide")?.dimensions[.leading] }
  print(count)
}
