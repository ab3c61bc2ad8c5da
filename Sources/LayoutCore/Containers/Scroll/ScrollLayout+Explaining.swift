extension ScrollLayout: Explaining {
  func reasonForAnswer(of view: ExplainedView) -> String {
    Axis.clauses { reasonForLength(on: $0, of: view) }
  }

  private func reasonForLength(on axis: Axis, of view: ExplainedView) -> String {
    let (name, length) = (axis.lengthName, view.size[axis].plainText)
    if axes.contains(axis) {
      return view.proposal[axis].isNaN
        ? "no \(name) is proposed, so it is as \(axis.adjective) as its content, \(length)"
        : "it scrolls \(axis.adverb), so it takes the proposed \(name)"
    }
    let margin = Double(margins.total(axis))
    if margin == 0 { return axis.asLarge(as: "its content") }
    let content = (view.size[axis] - margin).plainText
    return "its content is \(content) \(axis.adjective) and the margins add \(margin.plainText)"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    Axis.clauses { axis in
      let margin = Double(margins.total(axis))
      if axes.contains(axis) {
        return "no \(axis.lengthName) is proposed, as it scrolls \(axis.adverb)"
      }
      let visible = "the \(axis.lengthName) of the visible part"
      return margin == 0
        ? "\(visible) is passed on" : "the margins take \(margin.plainText) off \(visible)"
    }
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    let isAllInSight = Axis.allCases.allSatisfy { axis in
      !axes.contains(axis) || child.size[axis] + Double(margins.total(axis)) <= view.size[axis]
    }
    return isAllInSight
      ? "all of its content is in sight, so it is aligned and not scrolled, margins included"
      : "its content is scrolled there, margins included"
  }
}
