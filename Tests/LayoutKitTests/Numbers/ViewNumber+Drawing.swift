import LayoutKit
import TestViews

extension ViewNumber {
  private static let turn = "View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)"

  static let drawing = effects + transforms

  private static let effects = [
    ViewNumber("View.blur(radius:opaque:) radius") { box.blur(radius: $0) },
    ViewNumber("View.border(_:width:) width") { box.border(.red, width: $0) },
    ViewNumber("View.brightness(_:) amount") { box.brightness($0) },
    ViewNumber("View.contrast(_:) amount") { box.contrast($0) },
    ViewNumber("View.grayscale(_:) amount") { box.grayscale($0) },
    ViewNumber("View.hueRotation(_:) angle") { box.hueRotation(.radians($0)) },
    ViewNumber("View.opacity(_:) opacity") { box.opacity($0) },
    ViewNumber("View.saturation(_:) amount") { box.saturation($0) },
    // Corners are never larger than what they are corners of.
    ViewNumber("View.cornerRadius(_:antialiased:) radius", except: .infinity) {
      box.cornerRadius($0)
    },
    ViewNumber("View.shadow(color:radius:x:y:) radius") { box.shadow(radius: $0) },
    ViewNumber("View.shadow(color:radius:x:y:) x") { box.shadow(radius: 1, x: $0) },
    ViewNumber("View.shadow(color:radius:x:y:) y") { box.shadow(radius: 1, y: $0) },
  ]

  private static let transforms = [
    ViewNumber("View.scaleEffect(_:anchor:) s") { box.scaleEffect($0) },
    ViewNumber("View.scaleEffect(_:anchor:) scale") {
      box.scaleEffect(CGSize(width: $0, height: 1))
    },
    ViewNumber("View.scaleEffect(_:anchor:) anchor") { box.scaleEffect(2, anchor: point($0)) },
    ViewNumber("View.scaleEffect(x:y:anchor:) x") { box.scaleEffect(x: $0) },
    ViewNumber("View.scaleEffect(x:y:anchor:) y") { box.scaleEffect(y: $0) },
    ViewNumber("View.scaleEffect(x:y:anchor:) anchor") {
      box.scaleEffect(x: 2, anchor: point($0))
    },
    ViewNumber("View.scaleEffect(x:y:z:anchor:) x") { box.scaleEffect(x: $0, z: 1) },
    ViewNumber("View.scaleEffect(x:y:z:anchor:) y") { box.scaleEffect(y: $0, z: 1) },
    ViewNumber("View.scaleEffect(x:y:z:anchor:) z") { box.scaleEffect(z: $0) },
    ViewNumber("View.scaleEffect(x:y:z:anchor:) anchor") {
      box.scaleEffect(z: 2, anchor: UnitPoint3D(x: $0, y: 0, z: 0))
    },
    ViewNumber("View.rotationEffect(_:anchor:) angle") { box.rotationEffect(.radians($0)) },
    ViewNumber("View.rotationEffect(_:anchor:) anchor") {
      box.rotationEffect(.degrees(3), anchor: point($0))
    },
    ViewNumber("View.transformEffect(_:) transform") {
      box.transformEffect(CGAffineTransform(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: 0))
    },
    ViewNumber("View.projectionEffect(_:) transform") {
      box.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: $0, y: 0)))
    },
    ViewNumber("View.transform3DEffect(_:) transform") {
      box.transform3DEffect(AffineTransform3D(translation: Vector3D(z: $0)))
    },
    ViewNumber("View.rotation3DEffect(_:anchor:) rotation") {
      box.rotation3DEffect(Rotation3D(angle: Angle2D(radians: $0), axis: .x))
    },
    ViewNumber("View.rotation3DEffect(_:anchor:) anchor") {
      box.rotation3DEffect(
        Rotation3D(angle: .degrees(3), axis: .x), anchor: UnitPoint3D(x: $0, y: 0, z: 0))
    },
    ViewNumber("View.rotation3DEffect(_:axis:anchor:) angle") {
      box.rotation3DEffect(.radians($0), axis: (x: 1, y: 0, z: 0), anchor: UnitPoint3D.center)
    },
    ViewNumber("View.rotation3DEffect(_:axis:anchor:) axis") {
      box.rotation3DEffect(.degrees(3), axis: (x: $0, y: 1, z: 0), anchor: UnitPoint3D.center)
    },
    ViewNumber("View.rotation3DEffect(_:axis:anchor:) anchor") {
      box.rotation3DEffect(
        .degrees(3), axis: (x: 1, y: 0, z: 0), anchor: UnitPoint3D(x: $0, y: 0, z: 0))
    },
    ViewNumber(turn + " angle") {
      box.rotation3DEffect(.radians($0), axis: (x: 1, y: 0, z: 0))
    },
    ViewNumber(turn + " axis") {
      box.rotation3DEffect(.degrees(3), axis: (x: 0, y: $0, z: 1))
    },
    ViewNumber(turn + " anchor") {
      box.rotation3DEffect(.degrees(3), axis: (x: 1, y: 0, z: 0), anchor: point($0))
    },
    ViewNumber(turn + " anchorZ") {
      box.rotation3DEffect(.degrees(3), axis: (x: 1, y: 0, z: 0), anchorZ: $0)
    },
    // It is left out, whatever it is.
    .ignored(turn + " perspective") {
      box.rotation3DEffect(.degrees(3), axis: (x: 1, y: 0, z: 0), perspective: $0)
    },
  ]
}
