/// A leaf that is measured by a closure.
struct MeasuredLeaf {
  let contract: LeafContract
  let metrics: Metrics?
  let measure: (ProposedViewSize) -> LeafMeasurement

  /// The text metrics, stored separately because most leaves have none.
  final class Metrics: Sendable {
    let value: TextMetrics

    init(_ value: TextMetrics) { self.value = value }
  }
}
