// Problems with the numbers of a lazy grid.

extension LayoutNode {
  /// Adds notes about the grid's columns or rows and their spacing.
  func notingProblems(of items: [GridItem], _ noun: String, spacing: CGFloat?) -> LayoutNode {
    noting(items.problems(noun) + [.unlessFinite(spacing, "a spacing", "the usual one is used")])
  }
}

extension [GridItem] {
  /// Returns the problems with the columns or rows of a grid.
  fileprivate func problems(_ noun: String) -> [NodeAttributes.Problem?] {
    guard !isEmpty else {
      return [
        NodeAttributes.Problem(
          .emptyGrid,
          DiagnosticText("has no \(noun)s", outcome: "it gets one flexible \(noun)"))
      ]
    }
    return enumerated().flatMap { $1.problems(" in \(noun) \($0 + 1)") }
  }
}

extension GridItem {
  /// - Parameter place: which column or row it is.
  fileprivate func problems(_ place: String) -> [NodeAttributes.Problem?] {
    let spacing = NodeAttributes.Problem.unlessFinite(
      self.spacing, "a spacing", in: place, "the usual one is used")
    switch size {
    case .fixed(let length):
      return [spacing, .unlessUsableLength(length, "a length", in: place, "0 is used")]
    case .flexible(let minimum, let maximum):
      return [spacing] + limitProblems(place, minimum, maximum)
    case .adaptive(let minimum, let maximum):
      return [spacing, endlessProblem(place, minimum)] + limitProblems(place, minimum, maximum)
    }
  }

  private func limitProblems(
    _ place: String, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> [NodeAttributes.Problem?] {
    [
      .unlessUsableLength(minimum, "a minimum", in: place, "10 is used"),
      maximum == .infinity
        ? nil : .unlessUsableLength(maximum, "a maximum", in: place, "it counts as not given"),
      maximum < minimum
        ? NodeAttributes.Problem(
          .contradictoryFrame,
          DiagnosticText(
            "has a maximum of \(maximum.inDiagnostics)\(place), which is smaller than the minimum of "
              + minimum.inDiagnostics, outcome: "the minimum is used")) : nil,
    ]
  }

  /// Returns a note if a limitless number of tracks would fit.
  private func endlessProblem(_ place: String, _ minimum: CGFloat) -> NodeAttributes.Problem? {
    let item = LazyGridTracks.Item(self)
    guard item.minimum + item.spacing <= 0 else { return nil }
    return .number(
      "has a minimum of \(item.minimum.inDiagnostics) and a spacing of "
        + "\(item.spacing.inDiagnostics)\(place), so that any number of them fits",
      "one fits in each point")
  }
}
