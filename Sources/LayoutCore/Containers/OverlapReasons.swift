/// What overlapping views say of their sizes and places.
enum OverlapReasons {
  static let proposal = "a view on top of others is proposed the stack's own size"

  static func size(deciding: Int, of count: Int) -> String {
    if count == 0 { return "it has no views" }
    return deciding == count
      ? "that is the extent of its views with their guides in line"
      : "that is the extent of the \(deciding) of its \(count) views with the highest priority"
  }
}
