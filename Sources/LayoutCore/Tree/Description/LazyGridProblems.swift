// Problems with the numbers of a lazy grid.

extension LayoutDiagnostic.Rule {
  /// A lazy grid without columns or rows.
  public static let emptyGrid = Self(rawValue: "emptyGrid")
}

extension LayoutNode {
  /// Adds notes about the grid's columns or rows and their spacing.
  func notingProblems(
    of items: [GridItem], _ noun: String, spacing: CGFloat?
  ) -> LayoutNode {
    noting(items.problems(noun) + [.unlessSpacing(spacing)])
  }
}

extension [GridItem] {
  /// Returns the problems with the columns or rows of a grid.
  fileprivate func problems(_ noun: String) -> [NodeAttributes.Problem?] {
    guard !isEmpty else {
      return [
        NodeAttributes.Problem(
          rule: .emptyGrid, message: "the grid has no \(noun)s; it gets one flexible \(noun)")
      ]
    }
    return enumerated().flatMap { $1.problems("\(noun) \($0)") }
  }
}

extension GridItem {
  fileprivate func problems(_ name: String) -> [NodeAttributes.Problem?] {
    let spacing = NodeAttributes.Problem.unlessFinite(
      self.spacing, "the spacing of \(name)", "8 is used")
    switch size {
    case .fixed(let length):
      return [spacing, .unlessPositive(length, "the length of \(name)", "0 is used")]
    case .flexible(let minimum, let maximum):
      return [spacing] + limitProblems(name, minimum, maximum)
    case .adaptive(let minimum, let maximum):
      return [spacing, endlessProblem(name, minimum)] + limitProblems(name, minimum, maximum)
    }
  }

  private func limitProblems(
    _ name: String, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> [NodeAttributes.Problem?] {
    [
      .unlessPositive(minimum, "the minimum of \(name)", "10 is used"),
      maximum == .infinity
        ? nil : .unlessPositive(maximum, "the maximum of \(name)", "it counts as not given"),
      maximum < minimum
        ? NodeAttributes.Problem(
          rule: .contradictoryFrame,
          message:
            "the maximum \(maximum) of \(name) is smaller than its minimum \(minimum), which "
            + "is used") : nil,
    ]
  }

  /// Returns a note if a limitless number of tracks would fit.
  private func endlessProblem(_ name: String, _ minimum: CGFloat) -> NodeAttributes.Problem? {
    let item = LazyGridTracks.Item(self)
    guard item.minimum + item.spacing <= 0 else { return nil }
    return NodeAttributes.Problem(
      rule: .invalidNumber,
      message: "the minimum and the spacing of \(name) are \(item.minimum) and \(item.spacing), so "
        + "that any number of them fits; one fits in each point")
  }
}

extension NodeAttributes.Problem {
  /// Returns a note if a length is negative, infinite or NaN.
  fileprivate static func unlessPositive(
    _ length: CGFloat, _ name: String, _ remedy: String
  ) -> NodeAttributes.Problem? {
    length < 0 && length.isUsable
      ? NodeAttributes.Problem(
        rule: .invalidNumber, message: "\(name) is \(length), which is negative; 0 is used")
      : unlessFinite(length, name, remedy)
  }

  fileprivate static func unlessSpacing(_ spacing: CGFloat?) -> NodeAttributes.Problem? {
    unlessFinite(spacing, "the spacing", "8 is used")
  }
}
