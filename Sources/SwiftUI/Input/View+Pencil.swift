// What people would do with a pencil. There is none: closures never run, and layout stays the same.

extension View {
  /// Accepts a closure for when people tap their pencil twice; it never runs.
  public func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Accepts a closure for when people squeeze their pencil; it never runs.
  public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}

/// A pencil that is tapped twice.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil is above the view; `nil` where it is not.
  public let hoverPose: PencilHoverPose?
}

/// How far people have come with squeezing a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// They squeeze it.
  case active(PencilSqueezeGestureValue)
  /// They have squeezed it.
  case ended(PencilSqueezeGestureValue)
  /// They squeezed it, and it did not count.
  case failed
}

/// A pencil that is squeezed.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil is above the view; `nil` where it is not.
  public let hoverPose: PencilHoverPose?
}

/// Where a pencil is above a view.
public struct PencilHoverPose: Hashable, Sendable {
  /// Where its tip is.
  public let location: CGPoint
  /// Where its tip is, as fractions of the view.
  public let anchor: UnitPoint
  /// How far its tip is from the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// How far it is from lying on the screen.
  public let altitude: Angle
  /// Where it points to along the screen.
  public let azimuth: Angle
  /// How far it is turned around itself.
  public let roll: Angle
}

/// What people want to happen if they tap or squeeze their pencil.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String

  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// The eraser instead of the tool, or the tool again.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// The tool before.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// Colours to choose from.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// What the tool's ink is like.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// Tools to choose from, beside the pencil.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// What people have chosen in the system.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
  /// What people want to happen if they tap their pencil twice: nothing.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }

  /// What people want to happen if they squeeze their pencil: nothing.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
