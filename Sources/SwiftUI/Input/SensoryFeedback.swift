/// Feedback that is felt or heard, accepted and never played.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  private let intensity: Double
  private init(_ name: String, intensity: Double = 1) {
    (self.name, self.intensity) = (name, intensity)
  }

  /// How heavy things are that seem to collide.
  public enum Weight: Sendable { case light, medium, heavy }

  /// How hard things are that seem to collide.
  public enum Flexibility: Sendable { case rigid, solid, soft }

  public static let success = Self("success"), warning = Self("warning"), error = Self("error")
  public static let selection = Self("selection"), increase = Self("increase")
  public static let decrease = Self("decrease"), start = Self("start"), stop = Self("stop")
  public static let alignment = Self("alignment"), levelChange = Self("levelChange")
  public static let pathComplete = Self("pathComplete"), impact = Self("impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {
    Self("impact.\(weight)", intensity: intensity)
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self {
    Self("impact.\(flexibility)", intensity: intensity)
  }
}

nonisolated extension View {
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool = { _, _ in true }
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
