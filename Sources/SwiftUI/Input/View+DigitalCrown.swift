// A watch's crown. Nobody turns it: values stay as they are, and no closure runs.

extension View {
  /// Accepts a value that a crown would change.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    self
  }

  /// Accepts a value that a crown would change, with its limits and how fast it changes.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { self }

  /// Accepts a value that a crown would change, and closures that never run.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { self }

  /// Accepts a value that a crown would change, with its limits, and closures that never run.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View { self }

  /// Accepts a value that a crown would change step by step, and closures that never run.
  public func digitalCrownRotation<V: BinaryInteger>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryInteger { self }

  /// Accepts a value that a crown would change step by step, and closures that never run.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint { self }
}

/// A turn of a crown. There never is one.
public struct DigitalCrownEvent: Sendable {
  /// How far the crown has been turned.
  public var offset: Double
  /// How fast the crown is turned.
  public var velocity: Double
}

/// How much turning a crown changes.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Little.
  case low
  /// Some.
  case medium
  /// Much.
  case high
}
