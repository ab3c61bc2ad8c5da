/// How a change of state is shown, which layout does not read.
public struct Transaction {
  /// Whether changes are shown without animation.
  public var disablesAnimations = false
  /// Whether the change is one of many that follow each other closely.
  public var isContinuous = false

  /// Creates a transaction.
  public init() {}
}
