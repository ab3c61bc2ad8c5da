extension ResolvedLayout {
  /// The size and depth of the root.
  public var size3D: Size3D { reported(box(of: rootLocation)).size }

  func box(of location: Location) -> Rect3D {
    var z = location.storage.absoluteDepth(of: location.node)
    var host = location.storage.host
    while let outer = host, let storage = outer.storage {
      z += storage.absoluteDepth(of: outer.node)
      host = storage.host
    }
    return Rect3D(
      frame(of: location), z: z, depth: location.storage.depthPlace(of: location.node).depth)
  }

  /// Returns a box as results report it: aligned to the pixel grid, if there is one.
  func reported(_ box: Rect3D) -> Rect3D {
    pixelsPerPoint.map { box.aligned(toPixelsAtScale: $0) } ?? box
  }
}

extension TreeStorage {
  /// The size and guides of a node of a result.
  func resultDimensions(of node: Int) -> ViewDimensions {
    ViewDimensions(
      size: frames[node].size, proposal: proposals[node],
      source: GuideReader(storage: self, isResult: true),
      node: Int32(node), mayBeExplicit: nodes[node].flags.guideKinds)
  }

  /// The size, depth and guides of a node that is laid out.
  func dimensions3D(of node: Int) -> ViewDimensions3D {
    let position = depthPlace(of: node)
    return ViewDimensions3D(
      plane: resultDimensions(of: node), depth: position.depth, proposal: position.proposal,
      source: GuideReader(storage: self, isResult: true))
  }
}

extension Rect3D {
  /// The box with its edges on the grid of a number of pixels in a point.
  func aligned(toPixelsAtScale pixels: Double) -> Rect3D {
    let side = CGRect(x: 0, y: min.z, width: 0, height: size.depth).aligned(toPixelsAtScale: pixels)
    let face = CGRect(x: min.x, y: min.y, width: size.width, height: size.height)
    return Rect3D(
      face.aligned(toPixelsAtScale: pixels), z: Double(side.origin.y),
      depth: Double(side.size.height))
  }

  /// The position and depth of the box as text; empty if it is flat and at the back.
  package var depthText: String {
    if origin.z == 0, size.depth == 0 { return "" }
    return " z \(origin.z.plainText), depth \(size.depth.plainText)"
  }
}
