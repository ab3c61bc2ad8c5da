/// Questions to a copy of a laid out storage, outside of any layout.
extension TreeStorage {
  /// Asks a tree that is laid out something that may need work.
  func asking<Answer>(_ question: () -> Answer) -> Answer {
    beginQuestions()
    defer { endQuestions() }
    return question()
  }

  /// The size of a node for a proposal that no node around it has made.
  ///
  /// The nodes around are no longer laid out then, and have to be asked again before their guides are.
  func question(_ node: Int, _ proposal: Proposal) -> Size {
    var parent = Int(nodes[node].parent)
    // Around a node that is not laid out, no other is, or it will lay out this one first.
    while parent >= 0, !nodes[parent].flags.has(.unmeasured) {
      nodes[parent].flags.subtract([.arranged, .settled])
      nodes[parent].flags.formUnion(.unmeasured)
      parent = Int(nodes[parent].parent)
    }
    return measure(node, proposal)
  }

  /// Begins with questions to a tree that is laid out, from the present thread.
  func beginQuestions() {
    work.isActive = true
    watchStack()
  }

  /// Ends what proxies were given to clients' layouts by questions, so that nothing holds itself.
  func endQuestions() {
    work.pass?.end()
    work.pass = nil
    work.reader = nil
    work.isActive = false
  }
}
