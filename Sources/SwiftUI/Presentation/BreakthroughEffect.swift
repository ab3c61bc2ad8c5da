/// How a view shows that is behind something else in space.
public struct BreakthroughEffect: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = BreakthroughEffect(name: "automatic")
  /// A little.
  public static let subtle = BreakthroughEffect(name: "subtle")
  /// Well.
  public static let prominent = BreakthroughEffect(name: "prominent")
  /// Not at all.
  public static let none = BreakthroughEffect(name: "none")
}

extension View {
  /// Accepts how the view shows behind something else in space. The layout is the same.
  public func breakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }

  /// Accepts how what the view presents shows behind something else in space.
  public func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }

  /// Accepts whether the floor of the volume is drawn.
  public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }

  /// Accepts how the surroundings look around the view.
  public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
}

/// How people's surroundings look around a window.
public struct SurroundingsEffect: Hashable, Sendable {
  private let name: String
  private var color: Color?

  /// Dimmed as the system likes.
  public static let systemDark = SurroundingsEffect(name: "systemDark")
  /// A little dimmed.
  public static let semiDark = SurroundingsEffect(name: "semiDark")
  /// Dimmed.
  public static let dark = SurroundingsEffect(name: "dark")
  /// Very dark.
  public static let ultraDark = SurroundingsEffect(name: "ultraDark")

  /// In a colour.
  public static func colorMultiply(_ color: Color) -> SurroundingsEffect {
    SurroundingsEffect(name: "colorMultiply", color: color)
  }
}
