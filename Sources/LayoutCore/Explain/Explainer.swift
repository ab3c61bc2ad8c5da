/// Writes an explanation, from the root down the path to a view.
struct Explainer {
  private let result: ResolvedLayout
  private var steps: [Explanation.Step] = []
  /// Where the view is that the next steps happen to.
  private var place = NodePlace.root

  init(_ result: ResolvedLayout) { self.result = result }

  mutating func note(_ sentence: String) {
    add(.note, result.storage.name(of: 0), sentence.asSentence)
  }

  private mutating func add(_ kind: Explanation.Step.Kind, _ view: String, _ sentence: String) {
    steps.append(
      Explanation.Step(
        kind: kind, view: view, place: place, sentence: sentence.asSentenceFromName))
  }
}

extension Explainer {
  /// Explains a view's frame, a level after the other, and a tree after the other if the view is in
  /// a tree that was described while another one was laid out.
  mutating func explanation(of location: ResolvedLayout.Location) -> Explanation {
    let path = location.storage.fullPath(to: location.node)
    guard !result.storage.work.isRefused else {
      note("nothing was laid out; see the result's diagnostics")
      return Explanation(path: path, place: location.place, steps: steps)
    }
    let legs = Self.legs(to: location)
    for (index, leg) in legs.enumerated() {
      let outer = index == 0 ? nil : legs[index - 1]
      let isLast = index == legs.count - 1
      explain(leg, in: outer, isLast: isLast)
    }
    addFrame(of: location)
    return Explanation(path: path, place: location.place, steps: steps)
  }

  /// A tree on the way, and the node in it to go to.
  private struct Leg {
    let storage: TreeStorage
    let target: Int
  }

  private static func legs(to location: ResolvedLayout.Location) -> [Leg] {
    var legs = [Leg(storage: location.storage, target: location.node)]
    while let host = legs.last?.storage.host, let outer = host.storage {
      legs.append(Leg(storage: outer, target: host.node))
    }
    return legs.reversed()
  }

  private mutating func explain(_ leg: Leg, in outer: Leg?, isLast: Bool) {
    let replay = Replay(leg.storage, focus: [])
    let root = replay.storage.name(of: 0)
    var proposal = result.proposal
    if let outer {
      proposal = outer.storage.proposal(toNestedTreesIn: outer.target)
      let host = outer.storage.name(of: outer.target)
      place = leg.storage.fullPlace(of: 0)
      add(
        .proposal, root,
        "\(host) proposes \(proposal.plainText) to \(root): its content is made for its size, once "
          + "that is known")
    } else if leg.storage.window.size != nil {
      add(.proposal, root, "The window proposes \(proposal.plainText) to \(root)")
    } else {
      add(.proposal, root, "\(root) is proposed \(proposal.plainText)")
    }
    followPath(of: leg, in: outer, replay, proposal, isLast: isLast)
  }

  /// Tells, for each view on the way, what it answers, and then where it is put: a place follows
  /// from a size.
  private mutating func followPath(
    of leg: Leg, in outer: Leg?, _ replay: Replay, _ request: Proposal, isLast: Bool
  ) {
    let path = Array(leg.storage.wayOut(from: leg.target).reversed())
    var proposal = request
    var place: Placement?
    for (index, node) in path.enumerated() {
      let size = replay.measure(node, proposal)
      let view = replay.view(node, size, proposal)
      let reason = replay.reasonForAnswer(of: node, view)
      add(.answer, view.name, "\(view.name) is \(size.plainText): \(reason)")
      if isLast, node == leg.target {
        let count = QuestionCount(leg.storage, request, target: node, path: path)
        count.sentence(view.name).map { add(.questions, view.name, $0) }
      }
      if let place { explain(place, replay) } else { explainRoot(of: leg, in: outer) }
      let children = replay.arrangement(of: node, size, proposal)
      guard index + 1 < path.count,
        let next = children.firstIndex(where: { $0.node == path[index + 1] })
      else { break }
      self.place = self.place.child(leg.storage.number(of: path[index + 1]))
      place = Placement(parent: node, view: view, children: children, number: next)
      proposal = children[next].proposal
      place.map { explainProposal($0, replay) }
    }
  }

  /// A child that a view has put somewhere.
  private struct Placement {
    let parent: Int
    let view: ExplainedView
    let children: [ReplayedChild]
    /// The child's number among those that are placed.
    let number: Int

    var child: ReplayedChild { children[number] }
  }

  private mutating func explainRoot(of leg: Leg, in outer: Leg?) {
    let root = leg.storage.name(of: 0)
    if let outer, let host = leg.storage.host,
      let nestedTree = outer.storage.nestedTrees[Int32(host.node)]?.first(where: {
        $0.storage === leg.storage
      })
    {
      let name = outer.storage.name(of: host.node)
      add(.placement, root, "\(name) places it at \(nestedTree.origin.plainText)")
      explainMirroring(
        of: root, leg.storage.frames[0].size, at: nestedTree.origin, in: host.node,
        outer.storage.frames[host.node].size, outer.storage)
    } else if leg.storage.window.size != nil {
      let origin = leg.storage.window.rootOrigin.plainText
      add(.placement, root, "The window centres it at \(origin)")
    }
  }

  private mutating func explainProposal(_ place: Placement, _ replay: Replay) {
    let name = replay.storage.name(of: place.child.node)
    let reason = replay.reasonForProposal(
      to: place.number, of: place.children, in: place.parent, place.view)
    let proposal = place.child.proposal.plainText
    add(.proposal, name, "\(place.view.name) proposes \(proposal) to \(name): \(reason)")
  }

  private mutating func explain(_ place: Placement, _ replay: Replay) {
    let (child, parent) = (place.child, place.view.name)
    let name = replay.storage.name(of: child.node)
    let reason = replay.reasonForPlacement(
      of: place.number, of: place.children, in: place.parent, place.view)
    add(.placement, name, "\(parent) places it at \(child.origin.plainText): \(reason)")
    explainMirroring(
      of: name, child.size, at: child.origin, in: place.parent, place.view.size, replay.storage)
    if place.parent == 0, let reason = replay.storage.reasonForPin(of: child.node) {
      add(.placement, name, reason)
    }
  }

  private mutating func explainMirroring(
    of name: String, _ size: Size, at origin: Point, in parent: Int, _ parentSize: Size,
    _ storage: TreeStorage
  ) {
    guard storage.nodes[parent].flags.has(.rightToLeft) else { return }
    let mirrored = parentSize.width - origin.x - size.width
    guard mirrored.isFinite else { return }
    add(
      .mirroring, name,
      "\(storage.name(of: parent)) reads from right to left: \(origin.x.plainText) from its right "
        + "edge is \(mirrored.plainText) from its left edge")
  }

  private mutating func addFrame(of location: ResolvedLayout.Location) {
    let frame = result.frame(of: location)
    let name = location.storage.name(of: location.node)
    let space = result.storage.window.size != nil ? "the window" : "the root"
    let depth = result.box(of: location).depthText
    add(.frame, name, "\(name) has the frame \(frame.plainText)\(depth) in \(space)")
    guard let scale = result.pixelsPerPoint else { return }
    let aligned = result.reported(frame)
    let pixels = scale == 1 ? "1 pixel" : "\(scale.plainText) pixels"
    add(
      .pixelGrid, name,
      aligned == frame
        ? "Its edges are on the pixel grid, of \(pixels) per point"
        : "Its edges go to the nearest of \(pixels) per point: \(aligned.plainText)")
  }
}
