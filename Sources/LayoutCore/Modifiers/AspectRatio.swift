/// Proposes only sizes of one shape to a view.
///
///     LayoutNode.flexible.aspectRatio(16 / 9, contentMode: .fit)
///
/// 1. Without a ratio, the child's ideal size gives the shape.
/// 2. Each proposed length gives the scale at which the shape would have that length.
/// 3. To fit, the smaller scale is used; to fill, the larger. Unspecified lengths don't count; if
///    there are no others, the child is proposed its ideal size.
/// 4. The modifier has the size that the child answers, which need not have the shape.
///
/// Ratios of 0 and less follow the same formula.
struct AspectRatio: ModifierLayout, BitwiseCopyable {
  /// The shape; NaN lengths stand for the child's ideal size.
  let shape: Size
  let mode: ContentMode

  /// Whether the child's ideal size gives the shape.
  var takesChildShape: Bool { shape.width.isNaN }

  /// Returns the modifier with the shape of a child's ideal size.
  func taking(_ ideal: Size) -> AspectRatio {
    AspectRatio(shape: ideal.width == ideal.height ? Size(1, 1) : ideal, mode: mode)
  }
}

extension AspectRatio {
  init(_ ratio: CGFloat?, contentMode: ContentMode) {
    self.init(shape: Size(ratio.ifUsable ?? .nan, 1), mode: contentMode)
  }
}

// MARK: - Measuring

extension AspectRatio {
  func childProposal(for proposal: Proposal) -> Proposal { scaled(to: proposal) ?? proposal }

  /// The shape, scaled to a proposal; `nil` if it can't be scaled to that.
  private func scaled(to proposal: Proposal) -> Proposal? {
    let (horizontal, vertical) = (
      Self.scale(proposal.width, shape.width), Self.scale(proposal.height, shape.height)
    )
    guard !horizontal.isNaN || !vertical.isNaN else { return nil }
    let scale =
      if horizontal.isNaN {
        vertical
      } else if vertical.isNaN {
        horizontal
      } else {
        mode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
      }
    let child = Proposal(Self.product(shape.width, scale), Self.product(shape.height, scale))
    // A shape without extent on one axis can demand infinity that was not proposed.
    let isOffered = proposal.width == .infinity || proposal.height == .infinity
    let isFinite = child.width.isFinite && child.height.isFinite
    return isFinite || isOffered ? child : nil
  }

  // Each length depends on both proposals.
  func lengths(
    on axis: Axis, around child: LengthSummary, asking ask: (Double) -> Double
  ) -> LengthSummary { .unknown }

  private static func scale(_ proposed: Double, _ length: Double) -> Double {
    if proposed.isNaN { return .nan }
    let scale = proposed / length
    return scale.isNaN ? .infinity : scale
  }

  private static func product(_ length: Double, _ scale: Double) -> Double {
    length == 0 ? 0 : length * scale
  }
}

// MARK: - Explaining

extension AspectRatio {
  func reasonForAnswer(of view: ExplainedView) -> String {
    "it is as large as its child, which need not keep to the shape"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    let proposal = view.proposal
    if proposal.width.isNaN, proposal.height.isNaN {
      return "nothing is proposed that a shape could be scaled to"
    }
    let shape = "its shape of \(shape.plainText)"
    let purpose = mode == .fit ? "fit" : "fill"
    if scaled(to: proposal) == nil { return "\(shape) can't be scaled to \(purpose) that" }
    return child.proposal.isIdentical(to: proposal)
      ? "what is proposed has its shape already"
      : "\(shape) is scaled to \(purpose) \(proposal.plainText)"
  }
}

/// The way in which content is scaled into a space of another shape.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Scales so that all of the content fits.
  case fit
  /// Scales so that the content covers the whole space.
  case fill
}
