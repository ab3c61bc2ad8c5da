extension LayoutNode {
  /// Adds a note for each length that could not be used. Skips the search when `thereIsNone` says
  /// that there is nothing to find.
  @inline(__always) func noting(
    unless thereIsNone: Bool, _ problems: @autoclosure () -> [NodeAttributes.Problem?]
  ) -> LayoutNode { thereIsNone ? self : noting(problems()) }

  /// Adds a note for each length that could not be used.
  func noting(_ problems: [NodeAttributes.Problem?]) -> LayoutNode {
    let problems = problems.compactMap { $0 }
    return problems.isEmpty ? self : with { $0.problems += problems }
  }

  /// The maximum number of nodes of a tree, which take about 10 gigabytes.
  private static var maxNodes: Int { 1 << 26 }

  /// Returns the node, or an empty one with a note if a tree of that many nodes has no room for it.
  consuming func admitted(beside count: Int) -> LayoutNode {
    guard count + nodeCount > Self.maxNodes else { return self }
    let problem = NodeAttributes.Problem(
      .tooLarge,
      DiagnosticText(
        "a tree may have \(Self.maxNodes) nodes, and with this one it would have "
          + "\(count + nodeCount) or more", outcome: "it is left out",
        remedy: "Describe rows of a lazy stack instead", subject: .none))
    var rest = LayoutNode.fixed(width: 0, height: 0).with { $0.problems = [problem] }
    if let identity { rest.body = .identified(identity.around(rest.body)) }
    return rest
  }
}

extension NodeAttributes.Problem {
  /// Returns a note if a number is infinite, NaN, or too large to compute with.
  ///
  /// - Parameters:
  ///   - name: what the view has of that number, with its article: `a width`.
  ///   - place: which of several it is, like ` in column 2`.
  static func unlessFinite(
    _ number: CGFloat?, _ name: String, in place: String = "", _ outcome: String
  ) -> NodeAttributes.Problem? {
    guard let number, !number.isUsable else { return nil }
    return .number("has \(name) of \(number.inDiagnostics)\(place)", outcome)
  }

  /// Returns a note if a length is negative, or infinite, NaN or too large.
  ///
  /// - Parameter outcome: what is done about one that is not negative.
  static func unlessUsableLength(
    _ length: CGFloat, _ name: String, in place: String = "", _ outcome: String = "0 is used"
  ) -> NodeAttributes.Problem? {
    length < 0 && length.isUsable
      ? negative(length, name, in: place) : unlessFinite(length, name, in: place, outcome)
  }

  /// A note that a length is negative.
  static func negative(
    _ length: CGFloat, _ name: String, in place: String = ""
  ) -> NodeAttributes.Problem {
    .number("has \(name) of \(length.inDiagnostics)\(place), which is negative", "0 is used")
  }

  /// A note that a transform contains a number that is infinite, NaN or too large.
  static func unusableTransform(_ number: CGFloat) -> NodeAttributes.Problem {
    .number("has a transform with a number of \(number.inDiagnostics)", "the transform is ignored")
  }

  /// Returns a note for each number of an anchor that is infinite, NaN or too large.
  static func inAnchor(_ anchor: UnitPoint) -> [NodeAttributes.Problem?] {
    let outcome = "the anchor is ignored"
    return [
      .unlessFinite(anchor.x, "an anchor with an x", outcome),
      .unlessFinite(anchor.y, "an anchor with a y", outcome),
    ]
  }

  /// Returns a note if a length is negative, infinite or NaN.
  static func unlessLength(_ length: CGFloat?, _ name: String) -> NodeAttributes.Problem? {
    guard let length else { return nil }
    if length < 0 { return negative(length, name) }
    return unlessFinite(length, name, "it counts as not given")
  }

  /// Returns a note if the length of a frame is negative, infinite or NaN. One that is only too
  /// large stands for as much as there can be.
  static func unlessFrameLength(
    _ length: CGFloat?, _ name: String, mayBeInfinite: Bool = false
  ) -> NodeAttributes.Problem? {
    guard let length, !(length >= 0 && (length.isFinite || mayBeInfinite)) else { return nil }
    return unlessLength(length, name)
  }

  /// Returns a note for each inset that is infinite, NaN, or too large to compute with.
  static func inInsets(_ insets: EdgeInsets) -> [NodeAttributes.Problem?] {
    [
      .unlessFinite(insets.top, "a top inset", "0 is used"),
      .unlessFinite(insets.leading, "a leading inset", "0 is used"),
      .unlessFinite(insets.bottom, "a bottom inset", "0 is used"),
      .unlessFinite(insets.trailing, "a trailing inset", "0 is used"),
    ]
  }

  /// Returns a note for each standard length that is of no use.
  static func inLengths(_ lengths: StandardLengths) -> [NodeAttributes.Problem?] {
    [
      ("padding", lengths.padding), ("horizontal spacing", lengths.horizontalSpacing),
      ("vertical spacing", lengths.verticalSpacing), ("spacer length", lengths.spacerLength),
      ("divider thickness", lengths.dividerThickness),
    ].map { .unlessFinite($0.1, "a standard \($0.0)", "the usual one is used") }
  }

  /// Returns a note for each unusable limit of a frame on one axis, and one if the limits
  /// contradict each other.
  static func inLimits(
    _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?, _ dimension: String
  ) -> [NodeAttributes.Problem?] {
    [
      .unlessFrameLength(minimum, "a min\(dimension)"),
      .unlessFrameLength(ideal, "an ideal\(dimension)"),
      .unlessFrameLength(maximum, "a max\(dimension)", mayBeInfinite: true),
      .unlessOrdered(minimum, ideal, maximum, dimension),
    ]
  }

  /// Returns a note if the limits of a frame on one axis contradict each other.
  static func unlessOrdered(
    _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?, _ dimension: String
  ) -> NodeAttributes.Problem? {
    let limits = [("min", minimum), ("ideal", ideal), ("max", maximum)].filter {
      $0.1?.isNaN == false
    }
    for (lower, upper) in zip(limits, limits.dropFirst()) {
      guard let less = lower.1, let more = upper.1, less > more else { continue }
      return NodeAttributes.Problem(
        .contradictoryFrame,
        DiagnosticText(
          "has \(lower.0)\(dimension) \(less.inDiagnostics), which is larger than "
            + "\(upper.0)\(dimension) \(more.inDiagnostics)",
          outcome: "limits count from the least on", remedy: "Give them in rising order"))
    }
    return nil
  }
}

// MARK: - Nothing to note

extension CGFloat? {
  /// Whether there is nothing to report: the length is absent, or usable unchanged.
  @inline(__always) var isUsableAsGiven: Bool {
    guard let length = self else { return true }
    return length >= 0 && length.isUsable
  }
}

extension EdgeInsets {
  /// Whether there is nothing to report: all insets are usable unchanged.
  @inline(__always) var areUsableAsGiven: Bool {
    top.isUsable && leading.isUsable && bottom.isUsable && trailing.isUsable
  }
}

/// Returns whether there is nothing to report about the limits of a frame on one axis. `false` does
/// not mean that there is something.
@inline(__always) func areInOrder(
  _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?
) -> Bool {
  let (least, most) = (minimum ?? ideal ?? 0, maximum ?? ideal ?? minimum ?? 0)
  return least >= 0 && least.isUsable && (most.isUsable || most == .infinity)
    && least <= (ideal ?? least) && (ideal ?? least) <= most
}
