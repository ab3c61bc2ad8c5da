/// Takes apart descriptions that are not shared: values are moved out, so no reference is counted.
extension UnsafeMutablePointer<LayoutNode> {
  /// Takes the node, and leaves a leaf of size zero in its place.
  @inline(__always) func take() -> LayoutNode {
    let taken = move()
    initialize(to: LayoutNode(NodeContent(.fixed)))
    return taken
  }

  /// Takes the node's body, and leaves an empty one in its place.
  @inline(__always) func takeBody() -> NodeBody {
    withUnsafeMutablePointer(to: &pointee.body) { body in
      let taken = body.move()
      body.initialize(to: .numbers(0, 0))
      return taken
    }
  }
}
