import LayoutKit
import TestViews

extension ViewNumber {
  static let styles = colors + gradients + others

  static func fill(_ style: some ShapeStyle) -> any View { Rectangle().fill(style) }

  private static let colors = [
    ViewNumber("Color(_:red:green:blue:opacity:) red") { Color(red: $0, green: 0, blue: 0) },
    ViewNumber("Color(_:red:green:blue:opacity:) green") { Color(red: 0, green: $0, blue: 0) },
    ViewNumber("Color(_:red:green:blue:opacity:) blue") { Color(red: 0, green: 0, blue: $0) },
    ViewNumber("Color(_:red:green:blue:opacity:) opacity") {
      Color(red: 0, green: 0, blue: 0, opacity: $0)
    },
    ViewNumber("Color(_:white:opacity:) white") { Color(white: $0) },
    ViewNumber("Color(_:white:opacity:) opacity") { Color(white: 1, opacity: $0) },
    ViewNumber("Color(hue:saturation:brightness:opacity:) hue") {
      Color(hue: $0, saturation: 1, brightness: 1)
    },
    ViewNumber("Color(hue:saturation:brightness:opacity:) saturation") {
      Color(hue: 0.5, saturation: $0, brightness: 1)
    },
    ViewNumber("Color(hue:saturation:brightness:opacity:) brightness") {
      Color(hue: 0.5, saturation: 1, brightness: $0)
    },
    ViewNumber("Color(hue:saturation:brightness:opacity:) opacity") {
      Color(hue: 0.5, saturation: 1, brightness: 1, opacity: $0)
    },
    // Fractions beyond the ends are the ends.
    ViewNumber("Color.mix(with:by:in:) fraction", except: .infinity, -.infinity) {
      Color.red.mix(with: .blue, by: $0)
    },
    ViewNumber("Color.opacity(_:) opacity") { Color.red.opacity($0) },
    ViewNumber("Gradient.Stop(color:location:) location") {
      LinearGradient(
        stops: [.init(color: .red, location: $0)], startPoint: .top, endPoint: .bottom)
    },
  ]

  private static let star = Image(systemName: "star")

  private static let others = [
    ViewNumber("ImagePaint(image:sourceRect:scale:) scale") {
      fill(ImagePaint(image: star, scale: $0))
    },
    ViewNumber("ImagePaint(image:sourceRect:scale:) sourceRect") {
      fill(ImagePaint(image: star, sourceRect: CGRect(x: $0, y: 0, width: 1, height: 1)))
    },
    ViewNumber("ShapeStyle.image(_:sourceRect:scale:) scale") { fill(.image(star, scale: $0)) },
    ViewNumber("ShapeStyle.image(_:sourceRect:scale:) sourceRect") {
      fill(.image(star, sourceRect: CGRect(x: 0, y: 0, width: $0, height: 1)))
    },
    ViewNumber("ShapeStyle.opacity(_:) opacity") { fill(.tint.opacity($0)) },
    ViewNumber("ShadowStyle.drop(color:radius:x:y:) radius") {
      fill(.red.shadow(.drop(radius: $0)))
    },
    ViewNumber("ShadowStyle.drop(color:radius:x:y:) x") {
      fill(.red.shadow(.drop(radius: 1, x: $0)))
    },
    ViewNumber("ShadowStyle.drop(color:radius:x:y:) y") {
      fill(.red.shadow(.drop(radius: 1, y: $0)))
    },
    ViewNumber("ShadowStyle.inner(color:radius:x:y:) radius") {
      fill(.red.shadow(.inner(radius: $0)))
    },
    ViewNumber("ShadowStyle.inner(color:radius:x:y:) x") {
      fill(.red.shadow(.inner(radius: 1, x: $0)))
    },
    ViewNumber("ShadowStyle.inner(color:radius:x:y:) y") {
      fill(.red.shadow(.inner(radius: 1, y: $0)))
    },
  ]
}
