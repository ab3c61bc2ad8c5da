import LayoutCore

/// A rectangle with round corners, as large as it is offered.
@frozen public struct RoundedRectangle: InsettableShape, _FillingShape {
  /// The size of a corner.
  public var cornerSize: CGSize
  /// How corners look.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a size.
  @inlinable public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Creates a rectangle with corners of a radius.
  @inlinable public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the rectangle with its corners.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with round corners.
  public var _outline: Appearance.Outline {
    .roundedRectangle(
      width: cornerSize.width, height: cornerSize.height, isContinuous: style == .continuous)
  }

  /// The size of a corner.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension RoundedRectangle: ShrinkingShape {
  func shrunk(by amount: CGFloat) -> RoundedRectangle {
    RoundedRectangle(
      cornerSize: CGSize(
        width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
      style: style)
  }
}

/// A rectangle with round corners of different radii, as large as it is offered.
@frozen
public struct UnevenRoundedRectangle: InsettableShape, _FillingShape, BitwiseCopyable {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// How corners look.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of some radii.
  @inlinable public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { (self.cornerRadii, self.style) = (cornerRadii, style) }

  /// Creates a rectangle with corners of some radii.
  @inlinable public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// Returns the rectangle with its corners.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with round corners.
  public var _outline: Appearance.Outline {
    .unevenRoundedRectangle(
      topLeading: cornerRadii.topLeading, topTrailing: cornerRadii.topTrailing,
      bottomTrailing: cornerRadii.bottomTrailing, bottomLeading: cornerRadii.bottomLeading,
      isContinuous: style == .continuous)
  }

  /// The radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle: ShrinkingShape {
  func shrunk(by amount: CGFloat) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: max(cornerRadii.topLeading - amount, 0),
      bottomLeadingRadius: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailingRadius: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailingRadius: max(cornerRadii.topTrailing - amount, 0), style: style)
  }
}
