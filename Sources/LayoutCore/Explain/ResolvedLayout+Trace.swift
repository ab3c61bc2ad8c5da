extension ResolvedLayout {
  /// What happened in the layout, in order.
  ///
  /// The layout is gone through once more, without remembering anything of earlier ones; closures are
  /// called again.
  ///
  /// - Parameter mostEvents: after how many events a trace is cut short.
  public func trace(mostEvents: Int = 1_000_000) -> LayoutTrace {
    guard !storage.work.isRefused else { return LayoutTrace(events: [], isComplete: false) }
    var recorder = TraceRecorder(storage)
    var isCut = false
    let replay = Replay(storage, focus: nil, mostQuestions: mostEvents)
    replay.log = { event in
      if recorder.events.count < mostEvents { recorder.add(event) } else { isCut = true }
    }
    replay.layOut(proposal)
    return LayoutTrace(events: recorder.events, isComplete: replay.isComplete && !isCut)
  }
}

/// Writes a replay's events down as data, each view's name and position worked out once.
private struct TraceRecorder {
  private let storage: TreeStorage
  private var names: [Int: (view: String, position: [Int])] = [:]
  private(set) var events: [LayoutTrace.Event] = []

  init(_ storage: TreeStorage) { self.storage = storage }

  mutating func add(_ event: ReplayEvent) {
    let kind: LayoutTrace.Kind =
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
    let (view, position) = name(of: event.node)
    events.append(
      LayoutTrace.Event(kind: kind, view: view, position: position, level: event.level))
  }

  private mutating func name(of node: Int) -> (view: String, position: [Int]) {
    if let known = names[node] { return known }
    let found = (storage.name(of: node), storage.path(ofNumbersTo: node))
    names[node] = found
    return found
  }
}
