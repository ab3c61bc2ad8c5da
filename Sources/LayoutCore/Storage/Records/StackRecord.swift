/// What a stack remembers of its description and its children.
struct StackRecord: BitwiseCopyable {
  /// The given spacing; NaN lets the children decide.
  let spacing: Double
  /// The distance between all neighbours, unless they differ.
  var gap: Double
  var totalGap: Double
}
