import LayoutKit
import TestViews

extension ViewNumber {
  private static let frame =
    "View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)"
  private static let deepFrame = "View.frame(minDepth:idealDepth:maxDepth:alignment:)"
  private static let grid = "Grid(alignment:horizontalSpacing:verticalSpacing:content:)"

  static let layout = modifiers + containers + texts + depths

  private static let modifiers = [
    ViewNumber("View.frame(width:height:alignment:) width") { box.frame(width: $0) },
    ViewNumber("View.frame(width:height:alignment:) height") { box.frame(height: $0) },
    ViewNumber(frame + " minWidth") { box.frame(minWidth: $0) },
    ViewNumber(frame + " idealWidth", except: .infinity) { box.frame(idealWidth: $0).fixedSize() },
    ViewNumber(frame + " maxWidth", except: .infinity) { box.frame(maxWidth: $0) },
    ViewNumber(frame + " minHeight") { box.frame(minHeight: $0) },
    ViewNumber(frame + " idealHeight", except: .infinity) {
      box.frame(idealHeight: $0).fixedSize()
    },
    ViewNumber(frame + " maxHeight", except: .infinity) { box.frame(maxHeight: $0) },
    ViewNumber("View.padding(_:) length") { box.padding($0) },
    ViewNumber("View.padding(_:) insets") { box.padding(insets($0)) },
    ViewNumber("View.padding(_:_:) length") { box.padding(.top, $0) },
    ViewNumber("View.offset(_:) offset") { box.offset(CGSize(width: $0, height: 1)) },
    ViewNumber("View.offset(x:y:) x") { box.offset(x: $0) },
    ViewNumber("View.offset(x:y:) y") { box.offset(y: $0) },
    ViewNumber("View.position(_:) position") { box.position(CGPoint(x: $0, y: 1)) },
    ViewNumber("View.position(x:y:) x") { box.position(x: $0) },
    ViewNumber("View.position(x:y:) y") { box.position(y: $0) },
    ViewNumber("View.aspectRatio(_:contentMode:) aspectRatio") {
      Rectangle().aspectRatio($0, contentMode: .fit)
    },
    ViewNumber("View.layoutPriority(_:) value", except: .infinity, -.infinity) { number in
      HStack {
        text.layoutPriority(number)
        text
      }
    },
    ViewNumber("View.zIndex(_:) value", except: .infinity, -.infinity) { number in
      ZStack {
        text.zIndex(number)
        text
      }
    },
    ViewNumber(
      "View.containerRelativeFrame(_:count:span:spacing:alignment:) spacing"
    ) { box.containerRelativeFrame(.horizontal, count: 3, spacing: $0) },
    ViewNumber("View.gridCellAnchor(_:) anchor") { number in
      Grid {
        GridRow {
          text.gridCellAnchor(point(number))
          box
        }
      }
    },
    ViewNumber("View.safeAreaInset(edge:alignment:spacing:content:) spacing") {
      box.safeAreaInset(edge: .top, spacing: $0) { text }
    },
    ViewNumber("View.safeAreaBar(edge:alignment:spacing:content:) spacing") {
      box.safeAreaBar(edge: .leading, spacing: $0) { text }
    },
    ViewNumber("View.safeAreaPadding(_:) length") { box.safeAreaPadding($0) },
    ViewNumber("View.safeAreaPadding(_:) insets") { box.safeAreaPadding(insets($0)) },
    ViewNumber("View.safeAreaPadding(_:_:) length") { box.safeAreaPadding(.top, $0) },
  ]

  private static let containers = [
    ViewNumber("HStack(alignment:spacing:content:) spacing") { number in
      HStack(spacing: number) {
        text
        box
      }
    },
    ViewNumber("VStack(alignment:spacing:content:) spacing") { number in
      VStack(spacing: number) {
        text
        box
      }
    },
    ViewNumber("LazyHStack(alignment:spacing:pinnedViews:content:) spacing") { number in
      LazyHStack(spacing: number) {
        text
        box
      }
    },
    ViewNumber("LazyVStack(alignment:spacing:pinnedViews:content:) spacing") { number in
      LazyVStack(spacing: number) {
        text
        box
      }
    },
    ViewNumber("LazyHGrid(rows:alignment:spacing:pinnedViews:content:) spacing") { number in
      LazyHGrid(rows: [GridItem()], spacing: number) {
        text
        box
      }
    },
    ViewNumber("LazyVGrid(columns:alignment:spacing:pinnedViews:content:) spacing") { number in
      LazyVGrid(columns: [GridItem()], spacing: number) {
        text
        box
      }
    },
    ViewNumber(grid + " horizontalSpacing") { number in
      Grid(horizontalSpacing: number) {
        GridRow {
          text
          box
        }
      }
    },
    ViewNumber(grid + " verticalSpacing") { number in
      Grid(verticalSpacing: number) {
        text
        box
      }
    },
    ViewNumber("Spacer(minLength:) minLength") { number in
      HStack {
        Spacer(minLength: number)
        box
      }
    },
    ViewNumber("View.contentMargins(_:for:) length") { ScrollView { box }.contentMargins($0) },
    ViewNumber("View.contentMargins(_:_:for:) length") {
      ScrollView { box }.contentMargins(.top, $0)
    },
    ViewNumber("View.contentMargins(_:_:for:) insets") {
      ScrollView { box }.contentMargins(.top, insets($0))
    },
    ViewNumber("View.defaultScrollAnchor(_:) anchor") { number in
      ScrollView { box }.defaultScrollAnchor(UnitPoint(x: 0, y: number))
    },
    ViewNumber("View.defaultScrollAnchor(_:for:) anchor") { number in
      ScrollView { box }.defaultScrollAnchor(UnitPoint(x: 0, y: number), for: .alignment)
    },
    ViewNumber("View.scrollPosition(id:anchor:) anchor") { number in
      ScrollView { box.frame(height: 300).id(1) }
        .scrollPosition(id: .constant(1), anchor: UnitPoint(x: 0, y: number))
    },
    ViewNumber("View.scrollPosition(_:anchor:) anchor") { number in
      ScrollView { box.frame(height: 300).id(1) }
        .scrollPosition(
          .constant(ScrollPosition(id: 1)), anchor: UnitPoint(x: 0, y: number))
    },
    ViewNumber("ScrollPosition(id:anchor:) anchor") { number in
      ScrollView { box.frame(height: 300).id(1) }
        .scrollPosition(.constant(ScrollPosition(id: 1, anchor: UnitPoint(x: 0, y: number))))
    },
    ViewNumber("ScrollPosition(idType:point:) point") { number in
      ScrollView { box.frame(height: 300) }
        .scrollPosition(.constant(ScrollPosition(point: CGPoint(x: 0, y: number))))
    },
    ViewNumber("ScrollPosition(idType:x:y:) x") { number in
      ScrollView(.horizontal) { box.frame(width: 300) }
        .scrollPosition(.constant(ScrollPosition(x: number)))
    },
    ViewNumber("ScrollPosition(idType:x:y:) y") { number in
      ScrollView { box.frame(height: 300) }
        .scrollPosition(.constant(ScrollPosition(y: number)))
    },
    // Visibility is always at least as much as a number that is none.
    .ignored("View.onScrollVisibilityChange(threshold:_:) threshold") {
      box.onScrollVisibilityChange(threshold: $0) { _ in }
    },
  ]

  private static let texts = [
    // An endless one is said as a pixel length of 0.
    ViewNumber("a display scale", except: .infinity, -.infinity) {
      text.environment(\.displayScale, $0)
    },
    ViewNumber("Text.baselineOffset(_:) baselineOffset") { text.baselineOffset($0) },
    ViewNumber("Text.kerning(_:) kerning") { text.kerning($0) },
    ViewNumber("Text.tracking(_:) tracking") { text.tracking($0) },
    ViewNumber("View.baselineOffset(_:) baselineOffset") { VStack { text }.baselineOffset($0) },
    ViewNumber("View.kerning(_:) kerning") { VStack { text }.kerning($0) },
    ViewNumber("View.tracking(_:) tracking") { VStack { text }.tracking($0) },
    ViewNumber("View.lineSpacing(_:) lineSpacing") { text.lineSpacing($0) },
    ViewNumber("View.minimumScaleFactor(_:) factor") { text.minimumScaleFactor($0) },
    ViewNumber("Font.custom(_:fixedSize:) fixedSize") { text.font(.custom("F", fixedSize: $0)) },
    ViewNumber("Font.custom(_:size:) size") { text.font(.custom("F", size: $0)) },
    ViewNumber("Font.custom(_:size:relativeTo:) size") {
      text.font(.custom("F", size: $0, relativeTo: .title))
    },
    ViewNumber("Font.system(size:weight:design:) size") { text.font(.system(size: $0)) },
    // Widths beyond those that there are are the nearest.
    ViewNumber("Font.Width(_:) value", except: .infinity, -.infinity) {
      text.font(.body.width(Font.Width($0)))
    },
    ViewNumber("Image.resizable(capInsets:resizingMode:) capInsets") {
      Image(systemName: "star").resizable(capInsets: insets($0))
    },
    // Renderers are not told how much of a symbol is filled.
    .ignored("Image(_:variableValue:bundle:) variableValue") {
      Image("star", variableValue: $0)
    },
    .ignored("Image(_:variableValue:bundle:label:) variableValue") {
      Image("star", variableValue: $0, label: text)
    },
    .ignored("Image(decorative:variableValue:bundle:) variableValue") {
      Image(decorative: "star", variableValue: $0)
    },
    .ignored("Image(systemName:variableValue:) variableValue") {
      Image(systemName: "star", variableValue: $0)
    },
  ]

  private static let depths = [
    ViewNumber("View.frame(depth:alignment:) depth") { box.frame(depth: $0) },
    ViewNumber(deepFrame + " minDepth") { box.frame(minDepth: $0) },
    ViewNumber(deepFrame + " idealDepth", except: .infinity) { box.frame(idealDepth: $0) },
    ViewNumber(deepFrame + " maxDepth", except: .infinity) { box.frame(maxDepth: $0) },
    ViewNumber("View.offset(z:) z") { box.offset(z: $0) },
    ViewNumber("View.padding3D(_:_:) length") { box.padding3D(.all, $0) },
    ViewNumber("View.padding3D(_:) insets") { box.padding3D(EdgeInsets3D(top: $0, front: 1)) },
    ViewNumber("View.aspectRatio3D(_:contentMode:) aspectRatio") {
      Rectangle().aspectRatio3D(Size3D(width: $0, height: 1, depth: 1), contentMode: .fit)
    },
    ViewNumber("ZStack(alignment:spacing:content:) spacing") { number in
      ZStack(spacing: number) {
        text
        box
      }
    },
    ViewNumber("View.rotation3DLayout(_:) rotation") {
      box.rotation3DLayout(Rotation3D(angle: Angle2D(radians: $0), axis: .y))
    },
    ViewNumber("View.rotation3DLayout(_:axis:) angle") {
      box.rotation3DLayout(.radians($0), axis: .y)
    },
    ViewNumber("View.rotation3DLayout(_:axis:) axis") {
      box.rotation3DLayout(.degrees(3), axis: (x: $0, y: 1, z: 0))
    },
  ]
}
