extension LayoutNode {
  /// Adds to the node's appearance: what it draws in its frame, effects on it and everything in it,
  /// and what it says to those who do not see it.
  ///
  ///     let bar = LayoutNode.flexible
  ///       .appearance(Appearance(content: .shape(.init(fill: .color(.black)))))
  ///
  /// Content and each entry of the accessibility replace what was set before. Effects are added
  /// after the existing ones.
  public func appearance(_ appearance: Appearance) -> LayoutNode {
    guard !appearance.isEmpty else { return self }
    if appearance.effects.contains(where: { $0.unusableNumber != nil }) {
      return withoutUnusableEffects(of: appearance)
    }
    guard attributes != nil else { return with(NodeAttributes(appearance: appearance)) }
    return with { attributes in
      if attributes.appearance == nil {
        attributes.appearance = appearance
      } else {
        attributes.appearance?.merge(appearance)
      }
    }
  }

  /// Adds an appearance without the effects whose numbers cannot be drawn, and notes these.
  private func withoutUnusableEffects(of appearance: Appearance) -> LayoutNode {
    var appearance = appearance
    let problems = appearance.effects.compactMap(\.unusableNumber).map { name, number in
      NodeAttributes.Problem.number(
        "has \(name) of \(CGFloat(number).inDiagnostics)", "the effect is left out")
    }
    appearance.effects.removeAll { $0.unusableNumber != nil }
    return self.appearance(appearance).noting(problems)
  }

  /// The node's appearance, if any was set.
  public var appearance: Appearance? { attributes?.complete.appearance }
}

extension Appearance.Effect {
  /// The first number that nothing can be drawn with.
  fileprivate var unusableNumber: (name: String, number: Double)? {
    switch self {
    case .border(_, let width): Self.unlessUsable("a border with a width", Double(width))
    case .opacity(let opacity): Self.unlessUsable("an opacity", opacity)
    case .blur(let radius, _): Self.unlessUsable("a blur with a radius", Double(radius))
    case .shadow(let shadow):
      Self.unlessUsable("a shadow with a radius", Double(shadow.radius))
        ?? Self.unlessUsable("a shadow with an x", Double(shadow.x))
        ?? Self.unlessUsable("a shadow with a y", Double(shadow.y))
    case .filter(let filter): Self.unlessUsable("a filter", filter.amount ?? 0)
    case .background, .overlay, .clip, .blend, .group, .redaction: nil
    }
  }

  private static func unlessUsable(
    _ name: String, _ number: Double
  ) -> (name: String, number: Double)? {
    number.isUsable ? nil : (name, number)
  }
}

extension Appearance.Filter {
  fileprivate var amount: Double? {
    switch self {
    case .brightness(let amount), .contrast(let amount), .saturation(let amount),
      .grayscale(let amount), .hueRotation(let amount):
      amount
    case .colorInvert, .colorMultiply, .luminanceToAlpha: nil
    }
  }
}
