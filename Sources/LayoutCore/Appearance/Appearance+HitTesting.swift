extension Appearance {
  /// Whether it makes a difference to where what is in the node is seen or responds, or where the
  /// node itself is drawn.
  @inline(__always) var isLimiting: Bool {
    if let hitTesting, !hitTesting.isEnabled || hitTesting.outline != nil { return true }
    if reachesIntoUnsafeArea { return true }
    // What a path draws may be anywhere.
    if case .shape(let figure) = content, figure.mayReachBeyondItsFrame { return true }
    return effects.contains { effect in
      switch effect {
      case .clip: true
      case .opacity: effect.isInvisible
      case .background(let figure), .overlay(let figure): figure.mayReachBeyondItsFrame
      default: false
      }
    }
  }

  /// Where a node responds to touches and pointers. It does not affect drawing.
  ///
  /// Without it, a node responds where it draws something. It comes after the effects of the same
  /// appearance: what their clips cut off, or what they leave no opacity, responds if an outline
  /// has it inside.
  public struct HitTesting: Equatable, Sendable {
    /// Whether the node responds at all. If not, nothing in it does either.
    public var isEnabled: Bool
    /// The outline, in the node's frame, in which the node responds instead of where it draws
    /// something. Outside of it, nothing in the node responds either.
    public var outline: Outline?
    /// Whether areas that the outline surrounds an even number of times count as outside.
    public var usesEvenOddRule: Bool

    /// Creates hit-testing behaviour.
    public init(isEnabled: Bool = true, outline: Outline? = nil, usesEvenOddRule: Bool = false) {
      self.isEnabled = isEnabled
      self.outline = outline
      self.usesEvenOddRule = usesEvenOddRule
    }

    /// Returns this behaviour merged with one set further out. The outer outline wins if there is
    /// one, and a node that is disabled stays disabled.
    public func merging(_ other: HitTesting) -> HitTesting {
      var merged = other.outline == nil ? self : other
      merged.isEnabled = isEnabled && other.isEnabled
      return merged
    }
  }
}

extension Appearance.Paint {
  /// Whether nothing is seen of what is painted, wherever it is.
  var isInvisible: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .faded(let paint, let opacity): opacity <= 0 || paint.isInvisible
    case .shadowed(let paint, _): paint.isInvisible
    default: false
    }
  }
}

extension Appearance.Effect {
  /// Whether nothing is seen of what the effect is applied to, wherever it is.
  var isInvisible: Bool {
    if case .opacity(let opacity) = self { return opacity <= 0 }
    return false
  }
}
