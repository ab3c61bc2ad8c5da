/// Counts of the work that a layout did. They have no noise, so a test can tell when the work
/// grows.
public struct LayoutStatistics: Hashable, Sendable {
  /// How often a node computed a size for a proposal. Answers that were remembered, that follow
  /// from a summary, or that need no computing at all, don't count.
  public var evaluations = 0
  /// How often the closure of a measured leaf was called.
  public var leafMeasures = 0
  /// The number of nodes that were summarised.
  public var summaries = 0
  /// The number of nodes that were placed after measuring because measuring had not placed them
  /// already.
  public var placements = 0

  /// How often a node computed a depth for a proposal. Remembered answers don't count, and a flat
  /// tree has none.
  public var depthEvaluations = 0

  /// How many times any node was visited for any of these.
  public var visits: Int { evaluations + summaries + placements }

  /// Creates counts of 0.
  public init() {}

  /// Adds the counts of a nested tree.
  mutating func add(_ other: LayoutStatistics) {
    evaluations += other.evaluations
    leafMeasures += other.leafMeasures
    summaries += other.summaries
    placements += other.placements
    depthEvaluations += other.depthEvaluations
  }
}
