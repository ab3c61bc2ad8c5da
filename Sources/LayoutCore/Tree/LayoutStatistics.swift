/// Counts of what a layout did: without noise, so that a test can tell when work grows.
public struct LayoutStatistics: Hashable, Sendable {
  /// How often a node worked out a size for a proposal. Answers that were remembered, or that follow
  /// from a summary, don't count.
  public var evaluations = 0
  /// How often the closure of a measured leaf was called.
  public var leafMeasures = 0
  /// How many nodes were summarised.
  public var summaries = 0
  /// How many nodes were placed after measuring, because measuring had not placed them for good.
  public var placements = 0

  /// How often a node worked out a depth for a proposal. Answers that were remembered don't count, and
  /// neither does anything in a flat tree.
  public var depthEvaluations = 0

  /// How many times any node was looked at to do any of this.
  public var visits: Int { evaluations + summaries + placements }

  /// Creates counts of 0.
  public init() {}

  /// Adds what the layout of a tree inside of a node did.
  mutating func add(_ other: LayoutStatistics) {
    evaluations += other.evaluations
    leafMeasures += other.leafMeasures
    summaries += other.summaries
    placements += other.placements
    depthEvaluations += other.depthEvaluations
  }
}
