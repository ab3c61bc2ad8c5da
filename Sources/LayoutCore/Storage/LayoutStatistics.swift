/// Counts of the work that a layout did. They have no noise, so a test can tell when the work
/// grows.
///
///     tree.layout(in: CGSize(width: 100, height: 100))
///     let again = tree.layout(in: CGSize(width: 100, height: 100))
///     again.statistics == LayoutStatistics()  // nothing had changed, so there was nothing to do
public struct LayoutStatistics: Hashable, Sendable {
  /// How often a node computed a size for a proposal. Answers that were remembered, that follow
  /// from what is known of a node in advance (its summary), or that need no computing at all, don't
  /// count.
  public package(set) var evaluations = 0
  /// How often the closure of a measured leaf was called.
  public package(set) var leafMeasures = 0
  /// The number of nodes that were summarised.
  public package(set) var summaries = 0
  /// The number of nodes that were placed after measuring because measuring had not placed them
  /// already.
  public package(set) var placements = 0

  /// How often a node computed a depth for a proposal. Remembered answers don't count, and a flat
  /// tree has none.
  public package(set) var depthEvaluations = 0

  /// How often any node was summarised, measured or placed. Depths are not counted.
  public var visits: Int { evaluations + summaries + placements }

  /// Creates counts of 0, to compare others with.
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
