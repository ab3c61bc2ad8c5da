/// Transforms that follow from the sizes of their nodes. Where views inside them are depends on
/// that, so they are found from the outside in, before places are read.
extension TreeStorage {
  /// Finds the transform of a node for its present size.
  func findTransform(of node: Int, _ transform: (CGSize) -> RenderTransform) {
    setTransform(of: node, transform(frames[node].size.cgSize))
  }

  /// Sets the transform of a node, or none in place of one that can't be computed with.
  private func setTransform(of node: Int, _ transform: RenderTransform) {
    transforms[Int(nodes[node].payload)] = transform.unusableNumber == nil ? transform : .identity
  }

  /// Reports transforms that are of no use, once sizes are those of the layout.
  func reportTransforms(of movers: [Int]) {
    for node in movers {
      // Only one that came to nothing is asked for again.
      guard case .transform(let transform) = geometry(of: node)?.role,
        transforms[Int(nodes[node].payload)] == .identity,
        let number = transform(frames[node].size.cgSize).unusableNumber
      else { continue }
      report(.unusableTransform(number), node)
    }
  }

  private func report(_ problem: NodeAttributes.Problem, _ node: Int) {
    report(problem.rule, node, problem.text, isOfOneLayout: true)
  }
}

// MARK: - For renderers alone

extension TreeStorage {
  /// Finds the looks of nodes that have their places.
  func findLooks(of nodes: [Int]) {
    for node in nodes {
      guard case .look(let look) = geometry(of: node)?.role else { continue }
      let found = look(NodeGeometry(of: node, in: self))
      setTransform(of: node, found.transform)
      if let number = found.transform.unusableNumber { report(.unusableTransform(number), node) }
      setEffects(of: node, found.effects)
    }
  }

  /// Sets the effects of a node, in place of those of the last layout.
  private func setEffects(of node: Int, _ effects: [Appearance.Effect]) {
    let (usable, problems) = Appearance(effects: effects).withUsableNumbers()
    problems.forEach { report($0, node) }
    guard let old = attributes(of: node), old.appearance?.effects ?? [] != usable.effects
    else { return }
    var appearance = old.appearance ?? Appearance()
    appearance.effects = usable.effects
    // Results of earlier layouts, and the description, keep theirs.
    let attributes = old.copy()
    attributes.appearance = appearance.isEmpty ? nil : appearance
    _ = store(attributes, inPlaceOf: nodes[node].attributes)
  }

  /// Whether the transform of a node is for renderers alone.
  func hasLook(_ node: Int) -> Bool {
    if case .look = geometry(of: node)?.role { true } else { false }
  }
}
