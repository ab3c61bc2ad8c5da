import LayoutCore

/// A view as a node, and what its surroundings say of the whole layout.
@usableFromInline package struct Root {
  @usableFromInline package private(set) var node: LayoutNode
  @usableFromInline package let direction: LayoutDirection
  @usableFromInline package let options: LayoutOptions

  @usableFromInline init(_ node: LayoutNode, _ environment: EnvironmentValues) {
    (self.node, direction) = (node, environment.layoutDirection)
    options = environment.layoutOptions
  }

  /// Describes a view, with its initial state unless it is given another.
  @inlinable package init(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void,
    _ feedback: Feedback = Feedback()
  ) {
    self = MainActorStandIn.run {
      var environment = EnvironmentValues()
      feedback.tracking { change(&environment) }
      var context = ViewContext(environment: environment, feedback)
      var node = context.node(of: view, in: .vertical) ?? .empty
      if environment.standardLengths != StandardLengths() {
        node = node.standardLengths(environment.standardLengths)
      }
      return Root(context.session.noting(node), environment)
    }
  }

  /// What an environment says of a whole layout.
  package static func options(_ change: (inout EnvironmentValues) -> Void) -> LayoutOptions {
    var environment = EnvironmentValues()
    change(&environment)
    return environment.layoutOptions
  }

  /// The node in its direction, wherever it is put.
  @usableFromInline package var directedNode: LayoutNode {
    direction == .leftToRight ? node : node.layoutDirection(direction)
  }
}

// MARK: - Settling

extension Root {
  /// Lays a view out until its actions change nothing.
  ///
  /// Views without such actions are laid out once.
  @inlinable package static func settled(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void,
    _ layOut: (Root) -> ResolvedLayout
  ) -> ResolvedLayout {
    MainActorStandIn.run {
      let feedback = Feedback()
      let result = layOut(Root(view, change, feedback))
      if !feedback.isNeeded { return result }
      defer { feedback.end() }
      var rounds = 0
      var hasSettled = false
      repeat {
        feedback.beginDescription(isLast: false)
        let root = Root(view, change, feedback)
        let layout = feedback.layOut { layOut(root) }
        rounds += 1
        // Actions may ask geometry proxies, which answer while the layout exists.
        hasSettled = withExtendedLifetime(layout) { !feedback.runActions() }
      } while !hasSettled && rounds < Feedback.maxRounds
      if rounds == 1 { return result }
      feedback.beginDescription(isLast: true)
      let root = Root(view, change, feedback)
      return feedback.layOut { layOut(hasSettled ? root : root.unsettled) }
    }
  }

  /// Lays a view out that is kept with its state, until its actions change nothing.
  package static func kept(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void, _ feedback: Feedback,
    _ nodes: KeptNodes, _ layOut: () -> ResolvedLayout
  ) -> ResolvedLayout {
    MainActorStandIn.run {
      var round = 0
      feedback.tracksObjects = true
      while true {
        round += 1
        feedback.remainingSubviews = Feedback.maxSubviews
        if !feedback.describeChanges(in: nodes) {
          feedback.beginDescription(isLast: false)
          let root = Root(view, change, feedback)
          nodes.take(round <= Feedback.maxRounds ? root : root.unsettled)
          if feedback.part.isNeeded { feedback.part.node = root.node }
        }
        let result = feedback.layOut(layOut)
        // The next description says that the views have not settled, and the one after it if not.
        if round >= Feedback.maxRounds { feedback.staleness.mark() }
        let isOver = round > Feedback.maxRounds
        if isOver || !withExtendedLifetime(result, { feedback.runActions() }) { return result }
      }
    }
  }

  /// The root with a diagnostic: the actions did not settle.
  @usableFromInline var unsettled: Root {
    var root = self
    root.node = node.diagnostic(
      .unsettled,
      problem: "what actions did when views appeared, or when their geometry or preferences "
        + "changed, made actions run again, for \(Feedback.maxRounds) rounds",
      outcome: "the views are laid out with the state after the last",
      remedy: "Let what an action changes not depend on what it is told", namesNode: false)
    return root
  }
}

extension Feedback {
  /// How often a view is laid out until its actions have nothing to do.
  @usableFromInline static var maxRounds: Int { 64 }
}
