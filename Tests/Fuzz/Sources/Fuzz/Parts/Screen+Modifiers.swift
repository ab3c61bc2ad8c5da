import LayoutCore
import LayoutKit

// Modifiers that decide a frame.

extension Builder {
  mutating func changedScreen(_ surroundings: Surroundings) -> Screen {
    if bytes.once(in: 4) { return turnedScreen(surroundings) }
    if bytes.once(in: 4) { return deepScreen(surroundings) }
    let (one, two, three) = (bytes.optionalLength(), bytes.optionalLength(), bytes.limit())
    let (x, y, both) = (bytes.signedLength(), bytes.signedLength(), bytes.alignment())
    let (edges, insets, mode) = (bytes.edges(), bytes.insets(), bytes.contentMode())
    let (isWide, axes, length) = (bytes.once(in: 2), bytes.axes(), bytes.length())
    let inner = screen(in: surroundings)
    switch bytes.number(below: 24) {
    case 1:
      return inner.with(
        ".padding(\(insets.text))", { $0.padding(insets.value) }, { $0.padding(insets.value) })
    case 2:
      return inner.with(
        ".padding(\(edges.text), \(one.text))", { $0.padding(edges.value, one) },
        { $0.padding(edges.value, one) })
    case 3:
      return inner.with(
        ".frame(minWidth: \(one.text), idealWidth: \(two.text), maxWidth: \(three.text), "
          + "maxHeight: .infinity, alignment: \(both.text))",
        {
          $0.frame(
            minWidth: one, idealWidth: two, maxWidth: three, maxHeight: .infinity,
            alignment: both.value)
        },
        {
          $0.frame(
            minWidth: one, idealWidth: two, maxWidth: three, maxHeight: .infinity,
            alignment: both.value)
        })
    case 4:
      return inner.with(
        ".fixedSize(horizontal: \(isWide), vertical: true)",
        { $0.fixedSize(horizontal: isWide, vertical: true) },
        { $0.fixedSize(horizontal: isWide, vertical: true) })
    case 5:
      return inner.with(
        ".aspectRatio(\(one.text), contentMode: \(mode.text))",
        { $0.aspectRatio(one, contentMode: mode.value) },
        { $0.aspectRatio(one, contentMode: mode.value) })
    case 6:
      return inner.with(
        ".offset(x: \(x.text), y: \(y.text))", { $0.offset(x: x, y: y) },
        { $0.offset(x: x, y: y) })
    case 7:
      return inner.with(
        ".position(x: \(x.text), y: \(y.text))", { $0.position(x: x, y: y) },
        { $0.position(x: x, y: y) })
    case 8:
      return inner.with(
        ".safeAreaPadding(\(insets.text))", { $0.safeAreaPadding(insets.value) },
        { $0.safeAreaPadding(insets.value) })
    case 9:
      return inner.with(
        ".safeAreaPadding(\(edges.text), \(one.text))", { $0.safeAreaPadding(edges.value, one) },
        { $0.safeAreaPadding(edges.value, one) })
    case 10:
      return inner.with(
        ".containerRelativeFrame(\(axes.text), alignment: \(both.text))",
        { $0.containerRelativeFrame(axes.value, alignment: both.value) },
        { $0.containerRelativeFrame(axes.value, alignment: both.value) })
    case 11:
      return inner.with(
        ".containerRelativeFrame(\(axes.text)) { length, _ in length / 2 }",
        { $0.containerRelativeFrame(axes.value) { length, _ in length / 2 } },
        { $0.containerRelativeFrame(axes.value) { length, _ in length / 2 } })
    case 12:
      return inner.with(
        ".containerRelativeFrame(\(axes.text), count: 3, span: 2, spacing: \(length.text))",
        { $0.containerRelativeFrame(axes.value, count: 3, span: 2, spacing: length) },
        { $0.containerRelativeFrame(axes.value, count: 3, span: 2, spacing: length) })
    case 13:
      return inner.with(
        ".environment(\\.layoutDirection, .rightToLeft)",
        { $0.environment(\.layoutDirection, .rightToLeft) }, { $0.layoutDirection(.rightToLeft) })
    case 14: return inner.with(".fixedSize()", { $0.fixedSize() }, { $0.fixedSize() })
    case 15:
      return inner.with(
        ".padding(\(length.text))", { $0.padding(length) }, { $0.padding(length) })
    case 16:
      return inner.with(
        ".aspectRatio(CGSize(width: 2, height: 1), contentMode: \(mode.text))",
        { $0.aspectRatio(CGSize(width: 2, height: 1), contentMode: mode.value) },
        { $0.aspectRatio(2, contentMode: mode.value) })
    case 17:
      return isWide
        ? inner.with(
          ".scaledToFit()", { $0.scaledToFit() }, { $0.aspectRatio(contentMode: .fit) })
        : inner.with(
          ".scaledToFill()", { $0.scaledToFill() }, { $0.aspectRatio(contentMode: .fill) })
    case 18:
      return inner.with(
        ".offset(CGSize(width: \(x.text), height: \(y.text)))",
        { $0.offset(CGSize(width: x, height: y)) }, { $0.offset(x: x, y: y) })
    case 19:
      return inner.with(
        ".position(CGPoint(x: \(x.text), y: \(y.text)))",
        { $0.position(CGPoint(x: x, y: y)) }, { $0.position(x: x, y: y) })
    case 20:
      return inner.with(
        ".scenePadding(\(edges.text))", { $0.scenePadding(edges.value) },
        { $0.padding(edges.value, 16) })
    case 21:
      return inner.with(
        ".safeAreaPadding(\(length.text))", { $0.safeAreaPadding(length) },
        { $0.safeAreaPadding(length) })
    case 22:
      return inner.with(
        ".ignoresSafeArea(edges: \(edges.text))", { $0.ignoresSafeArea(edges: edges.value) },
        { $0.ignoresSafeArea(edges: edges.value) })
    case 23:
      return inner.with(
        ".edgesIgnoringSafeArea(\(edges.text))", { $0.edgesIgnoringSafeArea(edges.value) },
        { $0.ignoresSafeArea(.container, edges: edges.value) })
    default:
      return inner.with(
        ".frame(width: \(one.text), height: \(two.text), alignment: \(both.text))",
        { $0.frame(width: one, height: two, alignment: both.value) },
        { $0.frame(width: one, height: two, alignment: both.value) })
    }
  }

  /// A view that is drawn elsewhere than it is laid out.
  private mutating func turnedScreen(_ surroundings: Surroundings) -> Screen {
    let (x, y, point) = (bytes.length(), bytes.length(), bytes.unitPoint())
    let move = RenderTransform.Effect.matrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    let matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    let inner = screen(in: surroundings)
    switch bytes.number(below: 7) {
    case 1:
      return inner.with(
        ".scaleEffect(\(x.text))", { $0.scaleEffect(x) },
        { $0.transformed(RenderTransform(.scale(x: x, y: x))) })
    case 2:
      return inner.with(
        ".scaleEffect(CGSize(width: \(x.text), height: 2))",
        { $0.scaleEffect(CGSize(width: x, height: 2)) },
        { $0.transformed(RenderTransform(.scale(x: x, y: 2))) })
    case 3:
      return inner.with(
        ".rotationEffect(.radians(\(x.text)), anchor: \(point.text))",
        { $0.rotationEffect(.radians(Double(x)), anchor: point.value) },
        { $0.transformed(RenderTransform(.rotation(radians: Double(x)), anchor: point.value)) })
    case 4:
      return inner.with(
        ".transformEffect(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: \(x.text), ty: \(y.text)))",
        { $0.transformEffect(matrix) },
        { $0.transformed(RenderTransform(move, anchor: .topLeading)) })
    case 5:
      return inner.with(
        ".projectionEffect(ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, "
          + "tx: \(x.text), ty: \(y.text))))",
        { $0.projectionEffect(ProjectionTransform(matrix)) },
        { $0.transformed(RenderTransform(move, anchor: .topLeading)) })
    case 6:
      // Turned half around, a view is drawn upside down, whatever the perspective.
      return inner.with(
        ".rotation3DEffect(.degrees(180), axis: (x: 0, y: 0, z: 1), anchor: \(point.text))",
        { $0.rotation3DEffect(.degrees(180), axis: (x: 0, y: 0, z: 1), anchor: point.value) },
        { $0.transformed(RenderTransform(.rotation(radians: .pi), anchor: point.value)) })
    default:
      return inner.with(
        ".scaleEffect(x: \(x.text), y: \(y.text), anchor: \(point.text))",
        { $0.scaleEffect(x: x, y: y, anchor: point.value) },
        { $0.transformed(RenderTransform(.scale(x: x, y: y), anchor: point.value)) })
    }
  }

  /// A view with something that decides its place or size in space.
  private mutating func deepScreen(_ surroundings: Surroundings) -> Screen {
    let (one, two, mode) = (bytes.optionalLength(), bytes.limit(), bytes.contentMode())
    let (length, guide, isTurned) = (bytes.length(), bytes.depthGuide(), bytes.once(in: 2))
    let turn = Rotation3D(angle: .degrees(90), axis: .y)
    let inner = screen(in: surroundings)
    switch bytes.number(below: 13) {
    case 1:
      return inner.with(
        ".frame(minDepth: \(one.text), maxDepth: \(two.text), alignment: \(guide.text))",
        { $0.frame(minDepth: one, maxDepth: two, alignment: guide.value) },
        { $0.frame(minDepth: one, maxDepth: two, alignment: guide.value) })
    case 2:
      return inner.with(
        ".padding3D(.all, \(one.text))", { $0.padding3D(.all, one) }, { $0.padding3D(.all, one) })
    case 3:
      let insets = EdgeInsets3D(front: length, back: 3)
      return inner.with(
        ".padding3D(EdgeInsets3D(front: \(length.text), back: 3))", { $0.padding3D(insets) },
        { $0.padding3D(insets) })
    case 4: return inner.with(".offset(z: 5)", { $0.offset(z: 5) }, { $0.offset(z: 5) })
    case 5:
      let shape = Size3D(width: 2, height: 1, depth: 3)
      return inner.with(
        ".aspectRatio3D(Size3D(width: 2, height: 1, depth: 3), contentMode: \(mode.text))",
        { $0.aspectRatio3D(shape, contentMode: mode.value) },
        { $0.aspectRatio3D(shape, contentMode: mode.value) })
    case 6:
      return isTurned
        ? inner.with(
          ".scaledToFit3D()", { $0.scaledToFit3D() }, { $0.aspectRatio3D(contentMode: .fit) })
        : inner.with(
          ".scaledToFill3D()", { $0.scaledToFill3D() }, { $0.aspectRatio3D(contentMode: .fill) })
    case 7:
      return inner.with(
        ".rotation3DLayout(.degrees(90), axis: .y)",
        { $0.rotation3DLayout(.degrees(90), axis: .y) }, { $0.rotation3DLayout(turn) })
    case 8:
      return inner.with(
        ".rotation3DLayout(.degrees(90), axis: (x: 0, y: 1, z: 0))",
        { $0.rotation3DLayout(.degrees(90), axis: (x: 0, y: 1, z: 0)) },
        { $0.rotation3DLayout(turn) })
    case 9:
      return inner.with(
        ".alignmentGuide(\(guide.text)) { $0.depth / 4 + \(length.text) }",
        { $0.alignmentGuide(guide.value) { $0.depth / 4 + length } },
        { $0.alignmentGuide(guide.value) { $0.depth / 4 + length } })
    case 10:
      return inner.with(
        ".rotation3DEffect(Rotation3D(angle: .degrees(90), axis: .y))",
        { $0.rotation3DEffect(turn) },
        { $0.transformed3D(RenderTransform3D(AffineTransform3D(rotation: turn))) })
    case 11:
      let move = AffineTransform3D(translation: Vector3D(x: 3, y: Double(length), z: 1))
      return inner.with(
        ".transform3DEffect(AffineTransform3D(translation: "
          + "Vector3D(x: 3, y: \(length.text), z: 1)))",
        { $0.transform3DEffect(move) },
        { $0.transformed3D(RenderTransform3D(move, anchor: .origin)) })
    default:
      return inner.with(
        ".frame(depth: \(one.text), alignment: \(guide.text))",
        { $0.frame(depth: one, alignment: guide.value) },
        { $0.frame(depth: one, alignment: guide.value) })
    }
  }
}
