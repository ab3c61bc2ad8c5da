// What people would do with a pencil. There is none: closures never run, and layout stays the same.

nonisolated extension View {
  public func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }
  public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}

/// A pencil that is tapped twice.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

/// How far people have come with squeezing a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// A pencil that is squeezed.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

/// Where a pencil is above a view.
public struct PencilHoverPose: Hashable, Sendable {
  public let location: CGPoint
  public let anchor: UnitPoint
  public let zDistance: CGFloat
  public let altitude, azimuth, roll: Angle
}

/// What people want to happen if they tap or squeeze their pencil.
public enum PencilPreferredAction: Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes,
    showContextualPalette, runSystemShortcut
}

extension EnvironmentValues {
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
