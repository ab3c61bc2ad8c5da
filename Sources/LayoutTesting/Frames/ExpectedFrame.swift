import LayoutCore

/// The frame that a view is expected to have, or as much of it as matters.
///
///     ExpectedFrame("avatar", 16, 36, 48, 48)
///     ExpectedFrame("rule", y: 60, height: 1)
///     ExpectedFrame("badge", 280, 36, 24, 24, occurrence: 2)
///
/// It can be an argument of a test:
///
///     @Test(arguments: [ExpectedFrame("avatar", 16, 36, 48, 48), .missing("button")])
///     func frame(_ expected: ExpectedFrame) {
///       expectFrames(of: Card(), in: window) { expected }
///     }
public struct ExpectedFrame: Sendable {
  private let sentID: any Hashable & Sendable
  /// The view's id.
  public var id: AnyHashable { AnyHashable(sentID) }
  /// Which of the views with the id is meant, counted from 1 in the order of description.
  public var occurrence: Int
  /// The distance from the left edge; `nil` for any.
  public var x: CGFloat?
  /// The distance from the top edge; `nil` for any.
  public var y: CGFloat?
  /// The width; `nil` for any.
  public var width: CGFloat?
  /// The height; `nil` for any.
  public var height: CGFloat?
  /// Whether there is expected to be no such view.
  public var isMissing = false

  /// Creates an expectation of the lengths that are given.
  public init(
    _ id: some Hashable & Sendable, x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil,
    height: CGFloat? = nil, occurrence: Int = 1
  ) {
    self.sentID = id
    self.occurrence = occurrence
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates an expectation of a whole frame.
  public init(
    _ id: some Hashable & Sendable, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    occurrence: Int = 1
  ) { self.init(id, x: x, y: y, width: width, height: height, occurrence: occurrence) }

  /// Creates an expectation of a whole frame.
  public init(_ id: some Hashable & Sendable, _ frame: CGRect, occurrence: Int = 1) {
    self.init(
      id, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height,
      occurrence: occurrence)
  }

  /// The expectation that no view has an id, or fewer views than an occurrence counts.
  public static func missing(_ id: some Hashable & Sendable, occurrence: Int = 1) -> ExpectedFrame {
    var expectation = ExpectedFrame(id, occurrence: occurrence)
    expectation.isMissing = true
    return expectation
  }
}

extension ExpectedFrame: Hashable {
  /// Whether the same is expected of the same view.
  public static func == (one: ExpectedFrame, other: ExpectedFrame) -> Bool {
    one.id == other.id && one.occurrence == other.occurrence && one.lengths == other.lengths
      && one.isMissing == other.isMissing
  }

  /// Adds all that is expected.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(occurrence)
    hasher.combine(lengths)
    hasher.combine(isMissing)
  }
}

extension ExpectedFrame: CustomStringConvertible {
  /// The frame as `(x, y, width, height)`, with `_` for any length.
  public var description: String {
    if isMissing { return "no view" }
    return "(" + lengths.map { $0.map(\.text) ?? "_" }.joined(separator: ", ") + ")"
  }

  /// The numbers in the order in which frames are written.
  var lengths: [CGFloat?] { [x, y, width, height] }

  /// The id as it is written in tables.
  var name: String { FrameTable.name("\(id.base)", occurrence: occurrence) }
}

/// Collects expectations that are written below each other.
///
///     expectFrames(of: Card(), in: window) {
///       ExpectedFrame("avatar", 16, 36, 48, 48)
///       if isNew { ExpectedFrame("badge", x: 280) }
///     }
@resultBuilder public enum ExpectedFrames {
  /// Adds an expectation.
  public static func buildExpression(_ frame: ExpectedFrame) -> [ExpectedFrame] { [frame] }
  /// Adds several expectations.
  public static func buildExpression(_ frames: [ExpectedFrame]) -> [ExpectedFrame] { frames }
  /// Puts expectations one after the other.
  public static func buildBlock(_ frames: [ExpectedFrame]...) -> [ExpectedFrame] {
    frames.flatMap { $0 }
  }
  /// Adds the expectations of a loop.
  public static func buildArray(_ frames: [[ExpectedFrame]]) -> [ExpectedFrame] {
    frames.flatMap { $0 }
  }
  /// Adds the expectations of a condition that holds.
  public static func buildOptional(_ frames: [ExpectedFrame]?) -> [ExpectedFrame] { frames ?? [] }
  /// Adds the expectations of one branch.
  public static func buildEither(first frames: [ExpectedFrame]) -> [ExpectedFrame] { frames }
  /// Adds the expectations of the other branch.
  public static func buildEither(second frames: [ExpectedFrame]) -> [ExpectedFrame] { frames }
}
