/// The end of a line of views that is being added up: where the last view starts, and how long it
/// is.
///
/// Summaries, layouts and changes all add up stacks here, in the same order, so that their sums are
/// the same to the last bit.
struct LineEnd: BitwiseCopyable {
  /// The start of the last view.
  var position = 0.0
  /// The length of the last view.
  var length = 0.0

  /// The length of the whole line.
  @inline(__always) var total: Double { position + length }

  /// Goes on to the start of the next view.
  @inline(__always) mutating func advance(over gap: Double) { position += length + gap }
}
