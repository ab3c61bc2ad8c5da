// A watch's crown. Nobody turns it: values stay as they are, and no closure runs.

nonisolated extension View {
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { self }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View { self }
  public func digitalCrownRotation<V: Strideable>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View { self }
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
  public func digitalCrownAccessory<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
}

/// A turn of a crown. There never is one.
public struct DigitalCrownEvent: Sendable { public var offset, velocity: Double }

/// How much turning a crown changes.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }
