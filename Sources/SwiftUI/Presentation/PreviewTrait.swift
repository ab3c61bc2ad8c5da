/// A preview. It is never shown: the type is a place for ``ViewTraits``.
public struct Preview: Sendable {
  /// Traits of views in a preview.
  public struct ViewTraits: Sendable {}
}

/// A trait of a preview.
///
///     extension PreviewTrait where T == Preview.ViewTraits {
///       static var signedIn: Self { .modifier(SignedIn()) }
///     }
///
/// Nothing comes of it here.
public struct PreviewTrait<T>: Sendable {
  /// Creates a trait that says nothing.
  public init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The space of a whole device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }

  /// As much space as the view needs.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }

  /// A space of some width and height.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }

  /// A space of some width, height and depth.
  public static func fixedLayout(
    width: CGFloat, height: CGFloat, depth: CGFloat
  ) -> PreviewTrait<T> { PreviewTrait() }

  /// A device held upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait() }

  /// A device held upside down.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }

  /// A device with its top to the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }

  /// A device with its top to the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }

  /// A view changed by a modifier.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait()
  }
}
