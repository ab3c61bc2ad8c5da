import LayoutCore

/// A part of an image as paint, repeated on both axes.
///
///     Rectangle().fill(.image(Image("paper"), scale: 0.5))
///
/// The picture formats of this library draw it as a translucent grey; other renderers find it on
/// the nodes.
public struct ImagePaint: ShapeStyle, Equatable {
  /// The image.
  public var image: Image
  /// The part of the image, as fractions of its size.
  public var sourceRect: CGRect
  /// How much larger than the image it is drawn.
  public var scale: CGFloat

  /// Creates paint from an image.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - sourceRect: the part of the image, as fractions of its size.
  ///   - scale: how much larger than the image it is drawn.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }

  /// Returns the image's paint.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    let font = environment.currentFont.resolved(in: environment)
    return .tiles(
      Appearance.Tiles(
        source: image.picture(in: environment, font: font).source,
        start: UnitPoint(x: sourceRect.minX, y: sourceRect.minY),
        end: UnitPoint(x: sourceRect.maxX, y: sourceRect.maxY), scale: scale))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A part of an image as paint, repeated on both axes.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - sourceRect: the part of the image, as fractions of its size.
  ///   - scale: how much larger than the image it is drawn.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
