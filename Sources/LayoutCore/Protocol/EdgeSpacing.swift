/// The spacing that a view prefers on one edge: a distance to anything, and distances to particular
/// neighbours.
///
/// An entry counts only if the neighbour has one of the same category on the facing edge. The
/// uncategorised distance counts only if no category matches.
struct EdgeSpacing: Sendable, BitwiseCopyable {
  /// The distance to any neighbour; NaN if unset, as for the other distances.
  var plain: Double
  /// The distance to text that follows: below a top edge, right of a left edge.
  var beforeText: Double
  /// The distance to text that precedes: above a bottom edge, left of a right edge.
  var afterText: Double
  /// The distance from the edge to the baseline of the text next to it.
  var baseline: Double
  /// The view's text, or a distance to text, in text-to-text spacing.
  var text: TextEdge
}

/// The preference of a view for the spacing between texts.
enum TextEdge: Equatable, Sendable, BitwiseCopyable {
  /// No preference.
  case none
  /// A fixed distance, as symbols have.
  case distance(Double)
  /// Text whose last line is at the edge.
  case upper(TextMetrics)
  /// Text whose first line is at the edge.
  case lower(TextMetrics)
}

extension EdgeSpacing {
  static let none = EdgeSpacing(
    plain: .nan, beforeText: .nan, afterText: .nan, baseline: .nan, text: .none)

  static let touching = EdgeSpacing(
    plain: 0, beforeText: .nan, afterText: .nan, baseline: .nan, text: .none)

  /// A generic view's top or left edge.
  static let genericBefore = EdgeSpacing(
    plain: .nan, beforeText: .nan, afterText: 0, baseline: .nan, text: .none)

  /// A generic view's bottom or right edge.
  static let genericAfter = EdgeSpacing(
    plain: .nan, beforeText: 0, afterText: .nan, baseline: .nan, text: .none)
}

// MARK: - Distance

extension EdgeSpacing {
  /// Returns the distance between this edge and the facing edge of the next view; `nil` if neither
  /// view prefers one.
  func distance(to next: EdgeSpacing) -> Double? {
    var largest = Double.nan
    func offer(_ distance: Double) {
      if !distance.isNaN { largest = largest.isNaN ? distance : max(largest, distance) }
    }
    offer(beforeText + next.beforeText)
    offer(afterText + next.afterText)
    offer(baseline + next.baseline)
    offer(text.distance(to: next.text))
    if !largest.isNaN { return largest }
    offer(plain)
    offer(next.plain)
    return largest.isNaN ? nil : largest
  }
}

extension TextEdge {
  /// Returns the distance between facing text edges, or NaN if they don't decide it.
  fileprivate func distance(to next: TextEdge) -> Double {
    switch (self, next) {
    case (.none, _), (_, .none), (.upper, .upper), (.lower, .lower): .nan
    case (.distance(let a), .distance(let b)): a + b
    case (.distance(let distance), _), (_, .distance(let distance)): distance
    case (.upper(let upper), .lower(let lower)), (.lower(let lower), .upper(let upper)):
      (Double(lower.leading) / upper.pixel).rounded(.up) * upper.pixel
    }
  }
}

// MARK: - Comparing

extension EdgeSpacing {
  /// Returns whether both are the same, where NaN is the same as NaN.
  func isIdentical(to other: EdgeSpacing) -> Bool {
    func areSame(_ a: Double, _ b: Double) -> Bool { a.bitPattern == b.bitPattern }
    return areSame(plain, other.plain) && areSame(beforeText, other.beforeText)
      && areSame(afterText, other.afterText) && areSame(baseline, other.baseline)
      && text == other.text
  }
}

// MARK: - Merging

extension EdgeSpacing {
  /// Keeps the larger of each pair of entries.
  mutating func formUnion(_ other: EdgeSpacing) {
    func larger(_ a: Double, _ b: Double) -> Double { a.isNaN ? b : b.isNaN ? a : max(a, b) }
    plain = larger(plain, other.plain)
    beforeText = larger(beforeText, other.beforeText)
    afterText = larger(afterText, other.afterText)
    baseline = larger(baseline, other.baseline)
    if text.rank < other.text.rank { text = other.text }
  }
}

extension TextEdge {
  /// The order in which merging prefers entries.
  fileprivate var rank: (Int, Double) {
    switch self {
    case .none: (0, 0)
    case .distance(let distance): (1, distance)
    case .upper(let metrics): (2, metrics.height)
    case .lower(let metrics): (3, metrics.height)
    }
  }
}
