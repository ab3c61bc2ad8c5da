/// Questions to a copy of a laid-out storage, outside any layout.
extension TreeStorage {
  /// Asks a laid-out tree something that may need computation.
  func asking<Answer>(_ question: () -> Answer) -> Answer {
    beginQuestions()
    defer { endQuestions() }
    return question()
  }

  /// Returns the size of a node for a proposal that its ancestors have not made.
  ///
  /// The ancestors then no longer count as laid out. Before their guides are read, they have to be
  /// asked again.
  func question(_ node: Int, _ proposal: Proposal) -> Size {
    var parent = Int(nodes[node].parent)
    // If a node is not laid out, neither are its ancestors, or they will lay out this one first.
    while parent >= 0, !nodes[parent].flags.has(.unmeasured) {
      nodes[parent].flags.subtract(.arrangement)
      nodes[parent].flags.formUnion(.unmeasured)
      parent = Int(nodes[parent].parent)
    }
    return measure(node, proposal)
  }

  /// Begins questions to a laid-out tree, on the present thread.
  func beginQuestions() {
    work.isActive = true
    allowEvaluations()
    memory.archiveCapacity = options.maxArchivedAnswers
    watchStack()
  }

  /// Ends what proxies were given to clients' layouts by questions. Dimensions may be asked for as
  /// long as the storage lives.
  func endQuestions() {
    work.pass?.end()
    work.pass = nil
    memory.clearArchive()
    work.isActive = false
    forgetMergedGuides()
  }
}
