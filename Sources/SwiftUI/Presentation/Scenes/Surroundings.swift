// How much of their surroundings people see.

/// How much of their surroundings people see in an immersive space.
public protocol ImmersionStyle: Sendable {}
/// As much as is usual.
public struct AutomaticImmersionStyle: ImmersionStyle { public init() {} }
/// Nothing.
public struct FullImmersionStyle: ImmersionStyle { public init() {} }
/// Everything, with the content in between.
public struct MixedImmersionStyle: ImmersionStyle { public init() {} }
/// As much as people like.
public struct ProgressiveImmersionStyle: ImmersionStyle {
  public init() {}
  public init(immersion: ClosedRange<Double>, initialAmount: Double? = nil) {}
}

extension ImmersionStyle where Self == AutomaticImmersionStyle {
  public static var automatic: Self { Self() }
}
extension ImmersionStyle where Self == FullImmersionStyle {
  public static var full: Self { Self() }
}
extension ImmersionStyle where Self == MixedImmersionStyle {
  public static var mixed: Self { Self() }
}
extension ImmersionStyle where Self == ProgressiveImmersionStyle {
  public static var progressive: Self { Self() }

  public static func progressive(
    _ immersion: ClosedRange<Double>, initialAmount: Double? = nil
  ) -> Self { Self() }
}

nonisolated extension Scene {
  public func immersionStyle(
    selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
  ) -> some Scene { self }

  public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some Scene { self }
}

nonisolated extension View {
  public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View { self }

  public func onImmersionChange(
    initial: Bool = true,
    _ action: @escaping (ImmersionChangeContext, ImmersionChangeContext) -> Void
  ) -> some View { self }

  public func breakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }
  public func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }
  public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }
  public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
}

/// How much of their surroundings people see at a time.
public struct ImmersionChangeContext: Sendable { public let amount: Double? }

/// How a view shows that is behind something else in space.
public enum BreakthroughEffect: Hashable, Sendable { case automatic, subtle, prominent, none }

/// How people's surroundings look around a window.
public enum SurroundingsEffect: Hashable, Sendable {
  case systemDark, semiDark, dark, ultraDark
  case colorMultiply(_ color: Color)
}
