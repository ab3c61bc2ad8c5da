/// A node's appearance, for renderers.
///
/// It never changes layout.
///
///     let card = LayoutNode.flexible.appearance(
///       Appearance(
///         content: .shape(.init(outline: .roundedRectangle(radius: 8), fill: .color(.black))),
///         effects: [.opacity(0.5)]))
///
/// 1. A renderer draws the node's ``content`` in the node's frame, then the node's children in
///    their drawing order.
/// 2. If the node has a transform, it applies to all of that.
/// 3. Then the ``effects`` apply, in their order.
///
/// Values are resolved: colours are numbers, fonts have sizes, and nothing is looked up in an
/// environment. What only a live screen can show, such as animations, gestures or the look of a
/// pressed button, is not recorded.
public struct Appearance: Equatable, Sendable {
  /// The content that a leaf draws.
  public var content: Content?
  /// The effects on the node with everything in it, in this order.
  public var effects: [Effect]
  private var rare = Rare<Extras>()

  /// Creates an appearance.
  public init(
    content: Content? = nil, effects: [Effect] = [], accessibility: Accessibility? = nil,
    hitTesting: HitTesting? = nil
  ) {
    self.content = content
    self.effects = effects
    // Patterns copy nothing.
    if case nil = accessibility, case nil = hitTesting { return }
    rare.values = Extras(accessibility: accessibility, hitTesting: hitTesting)
  }

  /// What few nodes have.
  private struct Extras: RareValues {
    var accessibility: Accessibility?
    var hitTesting: HitTesting?
  }

  /// The description for assistive technologies.
  public var accessibility: Accessibility? {
    get { rare.areUsual ? nil : rare.values.accessibility }
    set { rare.values.accessibility = newValue }
  }

  /// Where the node responds to touches and pointers; `nil` for where it draws something.
  public var hitTesting: HitTesting? {
    get { rare.areUsual ? nil : rare.values.hitTesting }
    set { rare.values.hitTesting = newValue }
  }

  /// The content that a leaf draws in its frame.
  @nonexhaustive
  public indirect enum Content: Equatable, Sendable {
    /// A shape, filled or stroked.
    case shape(Figure)
    /// Text. ``ResolvedLayout/Node/textLines()`` returns its lines where they are drawn.
    case text(StyledText)
    /// An image or symbol.
    case image(Picture)
    /// A control with its own appearance.
    case control(Control)
  }
}

extension Appearance {
  /// Whether there is nothing to draw, to read or to touch.
  public var isEmpty: Bool { content == nil && effects.isEmpty && rare.areUsual }

  /// Merges another appearance into this one. Its content and accessibility entries win, its
  /// effects are added at the end, and its hit testing counts as set further out.
  public mutating func merge(_ other: Appearance) {
    if let content = other.content { self.content = content }
    effects += other.effects
    if let added = other.accessibility { accessibility = accessibility?.merging(added) ?? added }
    if let added = other.hitTesting { hitTesting = hitTesting?.merging(added) ?? added }
  }

  /// Returns this appearance merged with another one.
  public func merging(_ other: Appearance) -> Appearance {
    var merged = self
    merged.merge(other)
    return merged
  }
}
