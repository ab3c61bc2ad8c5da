extension LayoutNode {
  /// Creates a leaf of a fixed size, whatever is proposed.
  public static func fixed(width: CGFloat, height: CGFloat) -> LayoutNode {
    let size = Size(Double(width), Double(height))
    if size.width >= 0, size.height >= 0, size.width + size.height < UsableNumber.limit {
      return LayoutNode(NodeContent(.fixed), size.width, size.height)
    }
    return LayoutNode(
      NodeContent(.fixed), size.width.usableLength, size.height.usableLength
    ).noting([
      .unlessUsableLength(width, "a width"), .unlessUsableLength(height, "a height"),
    ])
  }

  /// Creates a leaf of a fixed size, whatever is proposed.
  public static func fixed(_ size: CGSize) -> LayoutNode {
    fixed(width: size.width, height: size.height)
  }

  /// A leaf that takes the proposed size, like a colour, and is 10 long on an axis without a
  /// proposal.
  public static var flexible: LayoutNode { LayoutNode(NodeContent(.flexible)) }

  /// Creates a flexible leaf in a flexible frame as a single node: what a container is at first
  /// whose content is described late.
  package static func clamped(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) -> LayoutNode {
    LayoutNode(
      .clamped,
      ClampedLeaf(
        horizontal: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        vertical: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight))
    ).noting(
      unless: areInOrder(minWidth, idealWidth, maxWidth)
        && areInOrder(minHeight, idealHeight, maxHeight),
      NodeAttributes.Problem.inLimits(minWidth, idealWidth, maxWidth, "Width")
        + NodeAttributes.Problem.inLimits(minHeight, idealHeight, maxHeight, "Height"))
  }

  /// Creates a leaf that a closure measures.
  ///
  /// The closure must answer equal proposals equally. How often it is called is not specified. It
  /// runs on the threads that lay out the tree and on those that ask a result for explanations, so
  /// what it uses must be safe there.
  ///
  /// - Parameters:
  ///   - contract: what the closure promises beyond that.
  ///   - metrics: the font's metrics if the leaf is text; views above and below then keep the
  ///     distance that suits text.
  ///   - measure: answers a proposal with a size and, for text, with baselines.
  public static func measured(
    _ contract: LeafContract = .arbitrary, metrics: TextMetrics? = nil,
    measure: consuming @escaping @Sendable (ProposedViewSize) -> LeafMeasurement
  ) -> LayoutNode {
    guard let metrics else {
      return LayoutNode(NodeContent(measuredWith: contract), measure: measure)
    }
    return .measured(contract, metrics, nil, measure: measure)
  }

  /// Creates a leaf of text that a closure measures.
  static func measured(
    _ contract: LeafContract, _ metrics: TextMetrics, _ attributes: NodeAttributes?,
    measure: consuming @escaping @Sendable (ProposedViewSize) -> LeafMeasurement
  ) -> LayoutNode {
    let leaf = MeasuredLeaf(contract: contract, metrics: .init(metrics.usable), measure: measure)
    let details = PayloadDetails(leaf, attributes: attributes)
    return LayoutNode(NodeContent(measuredWith: contract), details: details).noting(
      unless: metrics == metrics.usable,
      [
        .unlessFinite(metrics.ascent, "a font with an ascent", "0 is used"),
        .unlessFinite(metrics.descent, "a font with a descent", "0 is used"),
        .unlessFinite(metrics.leading, "a font with a leading", "0 is used"),
        .unlessFinite(metrics.capHeight, "a font with a cap height", "0 is used"),
        .unlessFinite(metrics.pixelLength, "a pixel length", "1 is used"),
      ])
  }

  /// Creates empty space that expands along its stack, after all other views have what they need.
  ///
  /// - Parameter minLength: the least length; if `nil`, that of ``StandardLengths``, usually 8.
  public static func spacer(minLength: CGFloat? = nil) -> LayoutNode {
    LayoutNode(NodeContent(.spacer), SpacerLeaf.minimum(minLength))
      .noting(
        unless: minLength.isUsableAsGiven,
        [.unlessFinite(minLength, "a minimum length", "the usual one is used")])
  }

  /// Empty space of at least the usual length, 8, that expands along its stack.
  public static var spacer: LayoutNode { spacer() }

  /// Creates a line across its stack.
  ///
  /// - Parameter thickness: the line's thickness; if `nil`, that of ``StandardLengths``, usually 1.
  public static func divider(thickness: CGFloat? = nil) -> LayoutNode {
    LayoutNode(NodeContent(.divider), DividerLeaf.thickness(thickness))
      .noting([.unlessLength(thickness, "a thickness")])
  }

  /// A line of the usual thickness, 1, across its stack.
  public static var divider: LayoutNode { divider() }

  /// A node that is no child of its container.
  ///
  /// Where exactly one view is needed, as inside a modifier, it acts as a flexible leaf.
  public static var empty: LayoutNode { LayoutNode(.empty) }
}
