/// How a filter of a canvas mixes new colours from old ones. It is never applied.
///
/// Each new component is a sum of the four old ones, each multiplied by a number of its own, and of
/// a fifth number. The default leaves colours as they are.
public struct ColorMatrix: Equatable, Sendable {
  /// How much of the old red makes up the new red.
  public var r1: Float = 1
  /// How much of the old green makes up the new red.
  public var r2: Float = 0
  /// How much of the old blue makes up the new red.
  public var r3: Float = 0
  /// How much of the old opacity makes up the new red.
  public var r4: Float = 0
  /// What is added to the new red.
  public var r5: Float = 0
  /// How much of the old red makes up the new green.
  public var g1: Float = 0
  /// How much of the old green makes up the new green.
  public var g2: Float = 1
  /// How much of the old blue makes up the new green.
  public var g3: Float = 0
  /// How much of the old opacity makes up the new green.
  public var g4: Float = 0
  /// What is added to the new green.
  public var g5: Float = 0
  /// How much of the old red makes up the new blue.
  public var b1: Float = 0
  /// How much of the old green makes up the new blue.
  public var b2: Float = 0
  /// How much of the old blue makes up the new blue.
  public var b3: Float = 1
  /// How much of the old opacity makes up the new blue.
  public var b4: Float = 0
  /// What is added to the new blue.
  public var b5: Float = 0
  /// How much of the old red makes up the new opacity.
  public var a1: Float = 0
  /// How much of the old green makes up the new opacity.
  public var a2: Float = 0
  /// How much of the old blue makes up the new opacity.
  public var a3: Float = 0
  /// How much of the old opacity makes up the new opacity.
  public var a4: Float = 1
  /// What is added to the new opacity.
  public var a5: Float = 0

  /// Creates a matrix that leaves colours as they are.
  public init() {}
}
