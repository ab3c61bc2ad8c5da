/// Feedback that is felt or heard, accepted and never played.
public struct SensoryFeedback: Equatable, Sendable {
  private var name: String
  private var intensity: Double = 1

  private init(_ name: String, intensity: Double = 1) {
    self.name = name
    self.intensity = intensity
  }

  /// How heavy things are that seem to collide.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String

    /// Light.
    public static let light = Weight(name: "light")
    /// Neither light nor heavy.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard things are that seem to collide.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String

    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// Neither hard nor soft.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }
}

// MARK: - Kinds

extension SensoryFeedback {
  /// Something worked.
  public static let success = SensoryFeedback("success")
  /// Something needs attention.
  public static let warning = SensoryFeedback("warning")
  /// Something went wrong.
  public static let error = SensoryFeedback("error")
  /// Another value is chosen.
  public static let selection = SensoryFeedback("selection")
  /// A value has become larger.
  public static let increase = SensoryFeedback("increase")
  /// A value has become smaller.
  public static let decrease = SensoryFeedback("decrease")
  /// Something begins.
  public static let start = SensoryFeedback("start")
  /// Something ends.
  public static let stop = SensoryFeedback("stop")
  /// Something is in line.
  public static let alignment = SensoryFeedback("alignment")
  /// Another level is reached.
  public static let levelChange = SensoryFeedback("levelChange")
  /// A path is complete.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// Things collide.
  public static let impact = SensoryFeedback("impact")

  /// Things of some weight collide.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact.\(weight.name)", intensity: intensity)
  }

  /// Things of some hardness collide.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact.\(flexibility.name)", intensity: intensity)
  }
}

extension View {
  /// Accepts feedback for when a value changes.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Accepts feedback for some changes of a value; the closure never runs.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Accepts feedback for when a value changes; the closure never runs.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Accepts feedback for when a value changes; the closure never runs.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
