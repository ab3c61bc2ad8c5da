extension View {
  /// Lays the view out until its actions change nothing.
  ///
  /// Views without such actions are laid out once.
  @inlinable func settled(
    _ change: (inout EnvironmentValues) -> Void, _ layOut: (Root) -> ResolvedLayout
  ) -> ResolvedLayout {
    let feedback = Feedback()
    let result = layOut(Root(self, change, feedback))
    if !feedback.isNeeded { return result }
    defer { feedback.end() }
    var rounds = 0
    var hasSettled = false
    repeat {
      feedback.beginDescription(isLast: false)
      let layout = layOut(Root(self, change, feedback))
      rounds += 1
      // Actions may ask geometry proxies, which answer while the layout exists.
      hasSettled = withExtendedLifetime(layout) { !feedback.runActions() }
    } while !hasSettled && rounds < Feedback.maxRounds
    if rounds == 1 { return result }
    feedback.beginDescription(isLast: true)
    let root = Root(self, change, feedback)
    return layOut(hasSettled ? root : root.unsettled)
  }
}

extension Feedback {
  /// How often a view is laid out until its actions have nothing to do.
  @usableFromInline static var maxRounds: Int { 64 }
}

extension Root {
  /// The result with a diagnostic: the actions did not settle.
  @usableFromInline var unsettled: Root {
    Root(
      node: node.diagnostic(
        .unsettled,
        "what actions did when views appeared, or when their geometry or preferences changed, made actions "
          + "run again, for \(Feedback.maxRounds) rounds; the views are laid out with the state after the "
          + "last. Let what an action changes not depend on what it is told"), direction: direction)
  }
}
