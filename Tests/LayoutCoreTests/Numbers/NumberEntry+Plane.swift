import LayoutCore

// `.ci/numbers` makes sure that each parameter of the public interface has an entry.

extension NumberEntry {
  static let leaves = [
    NumberEntry("fixed(_:) size") { .fixed(CGSize(width: $0, height: $0)) },
    NumberEntry("fixed(width:height:) width") { .fixed(width: $0, height: 5) },
    NumberEntry("fixed(width:height:) height") { .fixed(width: 5, height: $0) },
    NumberEntry("divider(thickness:) thickness") { .divider(thickness: $0) },
    NumberEntry("spacer(minLength:) minLength") { .spacer(minLength: $0) },
  ]

  private static let frame =
    "frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)"

  static let modifiers = [
    NumberEntry("frame(width:height:alignment:) width") { box.frame(width: $0) },
    NumberEntry("frame(width:height:alignment:) height") { box.frame(height: $0) },
    NumberEntry(frame + " minWidth") { box.frame(minWidth: $0) },
    NumberEntry(frame + " idealWidth", except: .infinity) { box.frame(idealWidth: $0) },
    NumberEntry(frame + " maxWidth", except: .infinity) { box.frame(maxWidth: $0) },
    NumberEntry(frame + " minHeight") { box.frame(minHeight: $0) },
    NumberEntry(frame + " idealHeight", except: .infinity) { box.frame(idealHeight: $0) },
    NumberEntry(frame + " maxHeight", except: .infinity) { box.frame(maxHeight: $0) },
    NumberEntry("aspectRatio(_:contentMode:) ratio") {
      .hstack([
        LayoutNode.flexible.aspectRatio($0, contentMode: .fit),
        LayoutNode.flexible.aspectRatio($0, contentMode: .fill),
      ])
    },
    NumberEntry("padding(_:) length") { box.padding($0) },
    NumberEntry("padding(_:) insets") { box.padding(insets($0)) },
    NumberEntry("padding(_:_:) length") { box.padding(.horizontal, $0) },
    NumberEntry("offset(x:y:) x") { box.offset(x: $0) },
    NumberEntry("offset(x:y:) y") { box.offset(y: $0) },
    NumberEntry("position(x:y:) x") { box.position(x: $0) },
    NumberEntry("position(x:y:) y") { box.position(y: $0) },
    NumberEntry("layoutPriority(_:) value", except: .infinity, -.infinity) {
      .hstack([box.layoutPriority(Double($0)), .flexible])
    },
    NumberEntry("zIndex(_:) value", except: .infinity, -.infinity) {
      .zstack([box.zIndex(Double($0)), box])
    },
    NumberEntry("transformed(_:) transform") {
      box.transformed(RenderTransform(.scale(x: $0, y: 1)))
    },
    NumberEntry("RenderLook(transform:effects:) transform") { number in
      box.drawn { _ in RenderLook(transform: RenderTransform(.scale(x: number, y: 1))) }
    },
    NumberEntry("safeAreaInset(edge:alignment:spacing:_:) spacing") {
      LayoutNode.flexible.safeAreaInset(edge: VerticalEdge.top, spacing: $0, box)
        .safeAreaInset(edge: HorizontalEdge.leading, spacing: $0, box)
    },
    NumberEntry("safeAreaPadding(_:) length") { LayoutNode.flexible.safeAreaPadding($0) },
    NumberEntry("safeAreaPadding(_:) insets") { LayoutNode.flexible.safeAreaPadding(insets($0)) },
    NumberEntry("safeAreaPadding(_:_:) length") { LayoutNode.flexible.safeAreaPadding(.top, $0) },
    NumberEntry("containerRelativeFrame(_:count:span:spacing:alignment:) spacing") {
      LayoutNode.flexible.containerRelativeFrame(.horizontal, count: 3, spacing: $0)
    },
    NumberEntry("gridCellAnchor(_:) anchor") {
      .grid(LayoutNode.gridRow([box.gridCellAnchor(UnitPoint(x: $0, y: $0)), box]))
    },
  ]

  static let depths = [
    NumberEntry("frame(depth:alignment:) depth") { box.frame(depth: $0) },
    NumberEntry("frame(minDepth:idealDepth:maxDepth:alignment:) minDepth") {
      box.frame(minDepth: $0)
    },
    NumberEntry("frame(minDepth:idealDepth:maxDepth:alignment:) idealDepth", except: .infinity) {
      box.frame(idealDepth: $0)
    },
    NumberEntry("frame(minDepth:idealDepth:maxDepth:alignment:) maxDepth", except: .infinity) {
      box.frame(maxDepth: $0)
    },
    NumberEntry("padding3D(_:_:) length") { box.padding3D(.all, $0) },
    NumberEntry("padding3D(_:) insets") { box.padding3D(EdgeInsets3D(front: $0, back: 1)) },
    NumberEntry("offset(z:) z") { box.offset(z: $0) },
    NumberEntry("aspectRatio3D(_:contentMode:) aspectRatio") {
      LayoutNode.flexible.aspectRatio3D(
        Size3D(width: Double($0), height: 1, depth: 1), contentMode: .fit)
    },
    NumberEntry("rotation3DLayout(_:) rotation", isReported: false) {
      box.rotation3DLayout(Rotation3D(angle: Angle2D(radians: Double($0)), axis: .y))
    },
    NumberEntry("transformed3D(_:) transform") {
      box.transformed3D(
        RenderTransform3D(AffineTransform3D(translation: Vector3D(x: Double($0), y: 0, z: 0))))
    },
  ]
}
