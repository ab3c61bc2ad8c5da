extension ResolvedLayout {
  /// What happened in the layout, in order.
  ///
  /// The layout is replayed without remembering anything of earlier ones; closures are called
  /// again.
  ///
  /// - Parameter maxEvents: after how many events a trace is cut short.
  public func trace(maxEvents: Int = 1_000_000) -> LayoutTrace {
    guard !storage.work.isRefused else { return LayoutTrace(events: [], isComplete: false) }
    var recorder = TraceRecorder(maxEvents)
    recorder.record(storage, proposal, at: .root)
    return LayoutTrace(events: recorder.events, isComplete: recorder.isComplete)
  }
}

/// Writes the events of replays down as data, each view's name and place worked out once.
private struct TraceRecorder {
  private let maxEvents: Int
  private(set) var events: [LayoutTrace.Event] = []
  private(set) var isComplete = true

  init(_ maxEvents: Int) { self.maxEvents = maxEvents }

  /// Goes through a tree, and then through those that were described for its nodes.
  ///
  /// - Parameter place: where the tree's root is.
  mutating func record(_ storage: TreeStorage, _ proposal: Proposal, at place: NodePlace) {
    guard events.count < maxEvents else {
      isComplete = false
      return
    }
    let names = NodeNames(storage, place)
    let replay = Replay(storage, focus: nil, maxQuestions: maxEvents)
    // Taken out, so that there is one array to append to.
    var recorded = events
    events = []
    var isCut = false
    replay.log = { [maxEvents] event in
      if recorded.count < maxEvents {
        recorded.append(names.event(event))
      } else {
        isCut = true
      }
    }
    replay.layOut(proposal)
    isComplete = isComplete && replay.isComplete && !isCut
    events = recorded
    for (host, trees) in storage.shownNestedTrees {
      let inside = NodePlace(place.numbers + storage.path(ofNumbersTo: host))
      let proposal = storage.proposal(toNestedTreesIn: host)
      for (number, tree) in trees.enumerated() {
        record(tree.storage, proposal, at: inside.child(number))
      }
    }
  }
}

/// The names and places of a tree's nodes.
private final class NodeNames {
  private let storage: TreeStorage
  private let root: NodePlace
  private var names: [Int: (view: String, place: NodePlace)] = [:]

  init(_ storage: TreeStorage, _ root: NodePlace) {
    self.storage = storage
    self.root = root
  }

  func event(_ event: ReplayEvent) -> LayoutTrace.Event {
    let kind: LayoutTrace.Event.Kind =
      switch event.kind {
      case .proposed(let proposal): .proposed(proposal.viewSize)
      case .answered(let size): .answered(size.cgSize)
      case .remembered(let size): .remembered(size.cgSize)
      case .placed(let origin, let size, let proposal):
        .placed(
          CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height),
          proposal.viewSize)
      case .guide(let key, let position, let isExplicit):
        .guide(key.name, position: CGFloat(position), isExplicit: isExplicit)
      }
    let (view, place) = name(of: event.node)
    return LayoutTrace.Event(kind: kind, view: view, place: place)
  }

  private func name(of node: Int) -> (view: String, place: NodePlace) {
    if let known = names[node] { return known }
    let found = (storage.name(of: node), NodePlace(root.numbers + storage.path(ofNumbersTo: node)))
    names[node] = found
    return found
  }
}
