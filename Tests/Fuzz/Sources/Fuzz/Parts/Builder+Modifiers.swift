import LayoutCore

// MARK: - In the plane

extension Builder {
  mutating func modifier() -> Part.Kind {
    let (one, two, both) = (bytes.optionalLength(), bytes.optionalLength(), bytes.alignment())
    switch bytes.number(below: 13) {
    case 1, 2: return flexibleFrame(both)
    case 3:
      let insets = bytes.insets()
      return .modifier(".padding(\(insets.text))") { $0.padding(insets.value) }
    case 4:
      let edges = bytes.edges()
      return .modifier(".padding(\(edges.text), \(one.text))") { $0.padding(edges.value, one) }
    case 5:
      let (isWide, isHigh) = (!bytes.once(in: 2), bytes.once(in: 2))
      return .modifier(".fixedSize(horizontal: \(isWide), vertical: \(isHigh))") {
        $0.fixedSize(horizontal: isWide, vertical: isHigh)
      }
    case 6:
      let (ratio, mode) = (bytes.pick(nil, 1, 2, 0.75, one), bytes.contentMode())
      return .modifier(".aspectRatio(\(ratio.text), contentMode: \(mode.text))") {
        $0.aspectRatio(ratio, contentMode: mode.value)
      }
    case 7:
      let (x, y) = (bytes.signedLength(), bytes.signedLength())
      return .modifier(".offset(x: \(x.text), y: \(y.text))") { $0.offset(x: x, y: y) }
    case 8:
      let (x, y) = (bytes.signedLength(), bytes.signedLength())
      return .modifier(".position(x: \(x.text), y: \(y.text))") { $0.position(x: x, y: y) }
    case 9: return transform()
    case 10: return .modifier(".fixedSize()") { $0.fixedSize() }
    case 11:
      let length = bytes.length()
      return .modifier(".padding(\(length.text))") { $0.padding(length) }
    case 12: return safeArea()
    default:
      return .modifier(
        ".frame(width: \(one.text), height: \(two.text), alignment: \(both.text))"
      ) { $0.frame(width: one, height: two, alignment: both.value) }
    }
  }

  private mutating func transform() -> Part.Kind {
    let x = bytes.length()
    switch bytes.number(below: 4) {
    case 0:
      return .modifier(".transformed { RenderTransform(.scale(x: $0.width / 10, y: 2)) }") {
        $0.transformed { RenderTransform(.scale(x: $0.width / 10, y: 2)) }
      }
    case 1:
      return .modifier(".drawn { RenderLook(effects: [.opacity($0.size.width / 10)]) }") {
        $0.drawn { RenderLook(effects: [.opacity(Double($0.size.width / 10))]) }
      }
    case 2:
      return .modifier(
        ".drawn3D { RenderLook(transform: RenderTransform(.scale(x: $0.size.depth, y: 2))) }"
      ) {
        $0.drawn3D { RenderLook(transform: RenderTransform(.scale(x: $0.size.depth, y: 2))) }
      }
    default:
      return .modifier(".transformed(RenderTransform(.scale(x: \(x.text), y: 2)))") {
        $0.transformed(RenderTransform(.scale(x: x, y: 2)))
      }
    }
  }

  private mutating func flexibleFrame(_ both: Written<Alignment>) -> Part.Kind {
    let (a, b, c) = (bytes.optionalLength(), bytes.optionalLength(), bytes.limit())
    let (d, e, f) = (bytes.optionalLength(), bytes.optionalLength(), bytes.limit())
    return .modifier(
      ".frame(minWidth: \(a.text), idealWidth: \(b.text), maxWidth: \(c.text), "
        + "minHeight: \(d.text), idealHeight: \(e.text), maxHeight: \(f.text), "
        + "alignment: \(both.text))"
    ) {
      $0.frame(
        minWidth: a, idealWidth: b, maxWidth: c, minHeight: d, idealHeight: e, maxHeight: f,
        alignment: both.value)
    }
  }

  private mutating func safeArea() -> Part.Kind {
    let (edges, length) = (bytes.edges(), bytes.length())
    switch bytes.number(below: 4) {
    case 0:
      return .modifier(".ignoresSafeArea(edges: \(edges.text))") {
        $0.ignoresSafeArea(edges: edges.value)
      }
    case 1: return .modifier(".safeAreaPadding(\(length.text))") { $0.safeAreaPadding(length) }
    case 2:
      let insets = bytes.insets()
      return .modifier(".safeAreaPadding(\(insets.text))") { $0.safeAreaPadding(insets.value) }
    default:
      return .modifier(".safeAreaPadding(\(edges.text), \(length.text))") {
        $0.safeAreaPadding(edges.value, length)
      }
    }
  }

  /// A modifier with a second view.
  mutating func layer() -> Part.Kind {
    let (both, spacing) = (bytes.alignment(), bytes.spacing())
    switch bytes.number(below: 6) {
    case 0:
      return .layer(".overlay(alignment: \(both.text), ") {
        $0.overlay(alignment: both.value, $1)
      }
    case 1:
      return .layer(".background(alignment: \(both.text), ") {
        $0.background(alignment: both.value, $1)
      }
    case 2:
      return .layer(".mask(alignment: \(both.text), ") {
        $0.mask(alignment: both.value, $1)
      }
    case 3:
      let space = bytes.alignment3D()
      return .layer(".spatialOverlay(alignment: \(space.text), ") {
        $0.spatialOverlay(alignment: space.value, $1)
      }
    case 4:
      let edge = bytes.pick(
        Written(VerticalEdge.top, ".top"), Written(VerticalEdge.bottom, ".bottom"))
      return .layer(".safeAreaInset(edge: VerticalEdge\(edge.text), spacing: \(spacing.text), ") {
        $0.safeAreaInset(edge: edge.value, spacing: spacing, $1)
      }
    default:
      let edge = bytes.pick(
        Written(HorizontalEdge.leading, ".leading"), Written(HorizontalEdge.trailing, ".trailing"))
      return .layer(
        ".safeAreaInset(edge: HorizontalEdge\(edge.text), spacing: \(spacing.text), "
      ) { $0.safeAreaInset(edge: edge.value, spacing: spacing, $1) }
    }
  }
}

// MARK: - In space

extension Builder {
  mutating func deepModifier() -> Part.Kind {
    let (one, two, guide) = (bytes.optionalLength(), bytes.limit(), bytes.depthGuide())
    let length = bytes.length()
    let axis = bytes.pick(
      Written(RotationAxis3D.x, ".x"), Written(RotationAxis3D.y, ".y"),
      Written(RotationAxis3D.z, ".z"))
    switch bytes.number(below: 9) {
    case 1:
      return .modifier(
        ".frame(minDepth: \(one.text), idealDepth: \(length.text), maxDepth: \(two.text))"
      ) { $0.frame(minDepth: one, idealDepth: length, maxDepth: two) }
    case 2:
      return .modifier(".padding3D(.all, \(one.text))") { $0.padding3D(.all, one) }
    case 3:
      return .modifier(".padding3D(EdgeInsets3D(front: \(length.text), back: 3))") {
        $0.padding3D(EdgeInsets3D(front: length, back: 3))
      }
    case 4: return .modifier(".offset(z: \(length.text))") { $0.offset(z: length) }
    case 5:
      let angle: Double = bytes.pick(90, 180, -90, 45, 0)
      return .modifier(
        ".rotation3DLayout(Rotation3D(angle: .degrees(\(angle)), axis: \(axis.text)))"
      ) { $0.rotation3DLayout(Rotation3D(angle: .degrees(angle), axis: axis.value)) }
    case 6:
      let mode = bytes.contentMode()
      let shape = bytes.once(in: 2) ? Size3D(width: 2, height: 1, depth: Double(length)) : nil
      let text = shape.map { _ in "Size3D(width: 2, height: 1, depth: \(length.text))" } ?? "nil"
      return .modifier(".aspectRatio3D(\(text), contentMode: \(mode.text))") {
        $0.aspectRatio3D(shape, contentMode: mode.value)
      }
    case 7:
      return .modifier(
        ".transformed3D(RenderTransform3D(AffineTransform3D(rotation: "
          + "Rotation3D(angle: .degrees(30), axis: \(axis.text)))))"
      ) {
        let turn = Rotation3D(angle: .degrees(30), axis: axis.value)
        return $0.transformed3D(RenderTransform3D(AffineTransform3D(rotation: turn)))
      }
    case 8:
      return .modifier(
        ".alignmentGuide(DepthAlignment.inMiddle) { $0.depth / 4 + \(length.text) }"
      ) { $0.alignmentGuide(DepthAlignment.inMiddle) { $0.depth / 4 + length } }
    default:
      return .modifier(".frame(depth: \(one.text), alignment: \(guide.text))") {
        $0.frame(depth: one, alignment: guide.value)
      }
    }
  }
}
