/// What a stack remembers of its description and of its children.
struct StackRecord: BitwiseCopyable {
  /// The given distance between neighbours; NaN lets them decide.
  let spacing: Double
  /// The distance between all neighbours, unless they differ.
  var gap: Double
  var totalGap: Double
}
