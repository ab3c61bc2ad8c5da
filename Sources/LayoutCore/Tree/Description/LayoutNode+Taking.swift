/// Taking a description apart that nobody else has: what is taken is moved, and no reference counted.
extension UnsafeMutablePointer<LayoutNode> {
  /// Takes the node, and leaves one that is nothing in its place.
  @inline(__always) func take() -> LayoutNode {
    let taken = move()
    initialize(to: LayoutNode(NodeContent(.fixed)))
    return taken
  }

  /// Takes what the node consists of, and leaves nothing in its place.
  @inline(__always) func takeBody() -> NodeBody {
    withUnsafeMutablePointer(to: &pointee.body) { body in
      let taken = body.move()
      body.initialize(to: .numbers(0, 0))
      return taken
    }
  }
}
