// How much of their surroundings people see in an immersive space. Scenes are not laid out, so
// nothing of it has an effect.

/// How much of their surroundings people see.
public protocol ImmersionStyle: Sendable {}

/// As is usual.
public struct AutomaticImmersionStyle: ImmersionStyle {
  /// Creates the style.
  public init() {}
}

/// Nothing of them.
public struct FullImmersionStyle: ImmersionStyle {
  /// Creates the style.
  public init() {}
}

/// All of them, with the content in between.
public struct MixedImmersionStyle: ImmersionStyle {
  /// Creates the style.
  public init() {}
}

/// As much as people like.
public struct ProgressiveImmersionStyle: ImmersionStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with limits.
  public init(immersion: ClosedRange<Double>, initialAmount: Double? = nil) {}
}

extension ImmersionStyle where Self == AutomaticImmersionStyle {
  /// As is usual.
  public static var automatic: AutomaticImmersionStyle { .init() }
}

extension ImmersionStyle where Self == FullImmersionStyle {
  /// Nothing of the surroundings.
  public static var full: FullImmersionStyle { .init() }
}

extension ImmersionStyle where Self == MixedImmersionStyle {
  /// All of the surroundings, with the content in between.
  public static var mixed: MixedImmersionStyle { .init() }
}

extension ImmersionStyle where Self == ProgressiveImmersionStyle {
  /// As much of the surroundings as people like.
  public static var progressive: ProgressiveImmersionStyle { .init() }

  /// As much of the surroundings as people like, within limits.
  public static func progressive(
    _ immersion: ClosedRange<Double>, initialAmount: Double? = nil
  ) -> ProgressiveImmersionStyle {
    .init(immersion: immersion, initialAmount: initialAmount)
  }
}

extension Scene {
  /// Accepts how much of their surroundings people see in an immersive space.
  public func immersionStyle(
    selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
  ) -> some Scene { self }

  /// Accepts whether people see their hands in an immersive space.
  public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some Scene { self }
}

extension View {
  /// Accepts whether people see their hands in front of the view.
  public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View { self }

  /// Accepts a closure for when people see more or less of their surroundings; it never runs.
  public func onImmersionChange(
    initial: Bool = true,
    _ action:
      @escaping (_ oldValue: ImmersionChangeContext, _ newValue: ImmersionChangeContext)
      -> Void
  ) -> some View { self }
}

/// How much of their surroundings people see at a time.
public struct ImmersionChangeContext: Sendable {
  /// How much of them is hidden, from 0 to 1; `nil` where there is no immersive space.
  public let amount: Double?
}

// MARK: - Actions

extension EnvironmentValues {
  /// Would open an immersive space.
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }

  /// Would close the immersive space.
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
}

/// Would open an immersive space.
public struct OpenImmersiveSpaceAction: Sendable {
  /// What became of the space.
  public enum Result: Hashable, Sendable {
    /// It is open.
    case opened
    /// People did not want it.
    case userCancelled
    /// It could not be opened.
    case error
  }

  /// Does nothing but to say that the space was not opened.
  @discardableResult
  public func callAsFunction(id: String) async -> Result { .error }

  /// Does nothing but to say that the space was not opened.
  @discardableResult
  public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result { .error }

  /// Does nothing but to say that the space was not opened.
  @discardableResult
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result {
    .error
  }
}

/// Would close the immersive space.
public struct DismissImmersiveSpaceAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}
