import LayoutKit
import TestViews

extension ViewNumber {
  static let shapes = corners + lines + changes + around

  private static let square = Rectangle()
  private static let uneven =
    "(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)"

  // Corners are never larger than what they are corners of, so that infinite ones mean something.
  private static let corners = [
    ViewNumber("RoundedRectangle(cornerRadius:style:) cornerRadius", except: .infinity) {
      RoundedRectangle(cornerRadius: $0)
    },
    ViewNumber("RoundedRectangle(cornerSize:style:) cornerSize", except: .infinity) {
      RoundedRectangle(cornerSize: CGSize(width: 1, height: $0))
    },
    ViewNumber("UnevenRoundedRectangle(cornerRadii:style:) cornerRadii", except: .infinity) {
      UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: $0))
    },
    ViewNumber("UnevenRoundedRectangle" + uneven + " topLeadingRadius", except: .infinity) {
      UnevenRoundedRectangle(topLeadingRadius: $0)
    },
    ViewNumber("UnevenRoundedRectangle" + uneven + " bottomLeadingRadius", except: .infinity) {
      UnevenRoundedRectangle(bottomLeadingRadius: $0)
    },
    ViewNumber("UnevenRoundedRectangle" + uneven + " bottomTrailingRadius", except: .infinity) {
      UnevenRoundedRectangle(bottomTrailingRadius: $0)
    },
    ViewNumber("UnevenRoundedRectangle" + uneven + " topTrailingRadius", except: .infinity) {
      UnevenRoundedRectangle(topTrailingRadius: $0)
    },
    ViewNumber("Shape.rect(cornerRadius:style:) cornerRadius", except: .infinity) {
      box.clipShape(.rect(cornerRadius: $0))
    },
    ViewNumber("Shape.rect(cornerSize:style:) cornerSize", except: .infinity) {
      box.contentShape(.rect(cornerSize: CGSize(width: $0, height: 1)))
    },
    ViewNumber("Shape.rect(cornerRadii:style:) cornerRadii", except: .infinity) {
      box.background(.red, in: .rect(cornerRadii: RectangleCornerRadii(topLeading: $0)))
    },
    ViewNumber("Shape.rect" + uneven + " topLeadingRadius", except: .infinity) {
      box.clipShape(.rect(topLeadingRadius: $0))
    },
    ViewNumber("Shape.rect" + uneven + " bottomLeadingRadius", except: .infinity) {
      box.clipShape(.rect(bottomLeadingRadius: $0))
    },
    ViewNumber("Shape.rect" + uneven + " bottomTrailingRadius", except: .infinity) {
      box.clipShape(.rect(bottomTrailingRadius: $0))
    },
    ViewNumber("Shape.rect" + uneven + " topTrailingRadius", except: .infinity) {
      box.clipShape(.rect(topTrailingRadius: $0))
    },
  ]

  private static let lines = [
    ViewNumber("Shape.stroke(lineWidth:) lineWidth") { square.stroke(lineWidth: $0) },
    ViewNumber("Shape.stroke(style:) style") {
      square.stroke(style: StrokeStyle(dash: [1, $0])).clipped()
    },
    ViewNumber("Shape.stroke(_:lineWidth:antialiased:) lineWidth") {
      square.stroke(.red, lineWidth: $0)
    },
    ViewNumber("Shape.stroke(_:style:antialiased:) style") {
      square.stroke(.red, style: StrokeStyle(dashPhase: $0))
    },
    ViewNumber("InsettableShape.strokeBorder(_:lineWidth:antialiased:) lineWidth") {
      square.strokeBorder(.red, lineWidth: $0)
    },
    ViewNumber("InsettableShape.strokeBorder(_:style:antialiased:) style") {
      square.strokeBorder(.red, style: StrokeStyle(miterLimit: $0))
    },
    ViewNumber("ShapeView.stroke(_:lineWidth:antialiased:) lineWidth") {
      square.fill(.red).stroke(.red, lineWidth: $0)
    },
    ViewNumber("ShapeView.stroke(_:style:antialiased:) style") {
      square.fill(.red).stroke(.red, style: StrokeStyle(lineWidth: $0))
    },
    ViewNumber("ShapeView.strokeBorder(_:lineWidth:antialiased:) lineWidth") {
      square.fill(.red).strokeBorder(.red, lineWidth: $0)
    },
    ViewNumber("ShapeView.strokeBorder(_:style:antialiased:) style") {
      square.fill(.red).strokeBorder(.red, style: StrokeStyle(lineWidth: $0))
    },
    ViewNumber("StrokeShapeView(shape:style:strokeStyle:isAntialiased:background:) strokeStyle") {
      StrokeShapeView(
        shape: square, style: Color.red, strokeStyle: StrokeStyle(lineWidth: $0),
        isAntialiased: true, background: EmptyView())
    },
    ViewNumber(
      "StrokeBorderShapeView(shape:style:strokeStyle:isAntialiased:background:) strokeStyle"
    ) {
      StrokeBorderShapeView(
        shape: square, style: Color.red, strokeStyle: StrokeStyle(lineWidth: $0),
        isAntialiased: true, background: EmptyView())
    },
  ]

  private static let changes = [
    // Fractions beyond the ends are the ends.
    ViewNumber("Shape.trim(from:to:) startFraction", except: .infinity, -.infinity) {
      square.trim(from: $0)
    },
    ViewNumber("Shape.trim(from:to:) endFraction", except: .infinity, -.infinity) {
      square.trim(to: $0)
    },
    ViewNumber("Shape.offset(_:) offset") { square.offset(CGPoint(x: 1, y: $0)) },
    ViewNumber("Shape.offset(x:y:) x") { square.offset(x: $0).fill(.red) },
    ViewNumber("Shape.offset(x:y:) y") { square.offset(y: $0).stroke(.red) },
    ViewNumber("Shape.scale(_:anchor:) scale") { square.scale($0) },
    ViewNumber("Shape.scale(_:anchor:) anchor") { square.scale(2, anchor: point($0)) },
    ViewNumber("Shape.scale(x:y:anchor:) x") { square.scale(x: $0) },
    ViewNumber("Shape.scale(x:y:anchor:) y") { square.scale(y: $0) },
    ViewNumber("Shape.scale(x:y:anchor:) anchor") { square.scale(x: 2, anchor: point($0)) },
    ViewNumber("Shape.rotation(_:anchor:) angle") { square.rotation(.radians($0)) },
    ViewNumber("Shape.rotation(_:anchor:) anchor") {
      square.rotation(.degrees(3), anchor: point($0))
    },
    ViewNumber("Shape.transform(_:) transform") {
      square.transform(CGAffineTransform(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: 0))
    },
    ViewNumber("Shape.size(_:anchor:) size") { square.size(CGSize(width: $0, height: 1)) },
    ViewNumber("Shape.size(_:anchor:) anchor") {
      square.size(CGSize(width: 1, height: 1), anchor: point($0))
    },
    ViewNumber("Shape.size(width:height:anchor:) width") { square.size(width: $0, height: 1) },
    ViewNumber("Shape.size(width:height:anchor:) height") { square.size(width: 1, height: $0) },
    ViewNumber("Shape.size(width:height:anchor:) anchor") {
      square.size(width: 1, height: 1, anchor: point($0))
    },
    ViewNumber("InsettableShape.inset(by:) amount") { square.inset(by: $0) },
    ViewNumber("Circle.inset(by:) amount") { Circle().inset(by: $0) },
    ViewNumber("OffsetShape(shape:offset:) offset") {
      OffsetShape(shape: square, offset: CGSize(width: $0, height: 0))
    },
    ViewNumber("OffsetShape.inset(by:) amount") { square.offset(x: 1).inset(by: $0) },
    ViewNumber("RotatedShape.inset(by:) amount") { square.rotation(.degrees(3)).inset(by: $0) },
    ViewNumber("ScaledShape(shape:scale:anchor:) scale") {
      ScaledShape(shape: square, scale: CGSize(width: $0, height: 0))
    },
    ViewNumber("ScaledShape(shape:scale:anchor:) anchor") {
      ScaledShape(shape: square, scale: CGSize(width: 2, height: 2), anchor: point($0))
    },
    ViewNumber("RotatedShape(shape:angle:anchor:) angle") {
      RotatedShape(shape: square, angle: .radians($0))
    },
    ViewNumber("RotatedShape(shape:angle:anchor:) anchor") {
      RotatedShape(shape: square, angle: .degrees(3), anchor: point($0))
    },
    ViewNumber("TransformedShape(shape:transform:) transform") {
      TransformedShape(shape: square, transform: CGAffineTransform(scaleX: $0, y: 1))
    },
  ]

  /// A number of a shape that others are made from, or that is something else than what a view
  /// shows.
  private static let around = [
    ViewNumber("in a trim", of: { $0.trim(from: 0.5) }),
    ViewNumber("in a line", of: { $0.stroke(lineWidth: 3) }),
    ViewNumber("in a scale", of: { $0.scale(2) }),
    ViewNumber("in a union", of: { Circle().union($0) }),
    ViewNumber("in any shape", of: { AnyShape($0) }),
    ViewNumber("on a view", of: { box.background(.red, in: $0) }),
    ViewNumber("over a view", of: { box.overlay(.red, in: $0) }),
    ViewNumber("around a view", of: { box.clipShape($0) }),
    ViewNumber("where a view responds", of: { box.contentShape($0) }),
    ViewNumber("from right to left", of: { $0.environment(\.layoutDirection, .rightToLeft) }),
  ]

  private init(
    _ name: String, of view: @escaping @Sendable (OffsetShape<Rectangle>) -> any View
  ) { self.init("a number " + name) { view(Self.square.offset(x: $0)) } }
}
