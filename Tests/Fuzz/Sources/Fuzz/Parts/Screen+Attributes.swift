import LayoutCore
import LayoutKit

// What views say of themselves, and views with others in front, behind or beside.

extension Builder {
  mutating func markedScreen(_ surroundings: Surroundings) -> Screen {
    let (across, along, x) = (bytes.horizontal(), bytes.vertical(), bytes.signedLength())
    let (point, axes, count) = (bytes.unitPoint(), bytes.axes(), bytes.pick(2, 3, 0))
    let inner = screen(in: surroundings)
    switch bytes.number(below: 15) {
    case 1:
      return inner.with(
        ".layoutPriority(\(x.text))", { $0.layoutPriority(Double(x)) },
        { $0.layoutPriority(Double(x)) })
    case 2:
      return inner.with(
        ".alignmentGuide(\(across.text)) { $0.width / 4 + \(x.text) }",
        { $0.alignmentGuide(across.value) { $0.width / 4 + x } },
        { $0.alignmentGuide(across.value) { $0.width / 4 + x } })
    case 3:
      return inner.with(
        ".alignmentGuide(\(along.text)) { $0[explicit: .title] ?? $0.height + \(x.text) }",
        { $0.alignmentGuide(along.value) { $0[explicit: .title] ?? $0.height + x } },
        { $0.alignmentGuide(along.value) { $0[explicit: .title] ?? $0.height + x } })
    case 4: return inner.with(".hidden()", { $0.hidden() }, { $0.hidden() })
    case 5:
      return inner.with(
        ".zIndex(\(x.text))", { $0.zIndex(Double(x)) }, { $0.zIndex(Double(x)) })
    case 6:
      return inner.with(
        ".gridCellColumns(\(count))", { $0.gridCellColumns(count) },
        { $0.gridCellColumns(count) })
    case 7:
      return inner.with(
        ".gridCellAnchor(\(point.text))", { $0.gridCellAnchor(point.value) },
        { $0.gridCellAnchor(point.value) })
    case 8:
      return inner.with(
        ".gridCellUnsizedAxes(\(axes.text))", { $0.gridCellUnsizedAxes(axes.value) },
        { $0.gridCellUnsizedAxes(axes.value) })
    case 9:
      return inner.with(
        ".gridColumnAlignment(\(across.text))", { $0.gridColumnAlignment(across.value) },
        { $0.gridColumnAlignment(across.value) })
    case 10:
      return inner.with(
        ".preference(key: Total.self, value: \(x.text))",
        { $0.preference(key: Total.self, value: x) },
        { $0.preference(key: Total.self, value: x) })
    case 11:
      return inner.with(
        ".transformPreference(Total.self) { $0 = $0 / 2 + 1 }",
        { $0.transformPreference(Total.self) { $0 = $0 / 2 + 1 } },
        { $0.transformPreference(Total.self) { $0 = $0 / 2 + 1 } })
    case 12:
      return inner.with(
        ".anchorPreference(key: Areas.self, value: .bounds) { [$0] }",
        { $0.anchorPreference(key: Areas.self, value: .bounds) { [$0] } },
        { $0.anchorPreference(key: Areas.self, value: .bounds) { [$0] } })
    case 13:
      return inner.with(
        ".transformAnchorPreference(key: Areas.self, value: .bounds) { $0.append($1) }",
        { $0.transformAnchorPreference(key: Areas.self, value: .bounds) { $0.append($1) } },
        { $0.transformAnchorPreference(key: Areas.self, value: .bounds) { $0.append($1) } })
    case 14:
      return inner.with(
        ".coordinateSpace(.named(\"space\"))", { $0.coordinateSpace(.named("space")) },
        { $0.coordinateSpace(.named("space")) })
    default:
      return inner.with(
        ".layoutValue(key: Weight.self, value: \(x.text))",
        { $0.layoutValue(key: Weight.self, value: x) },
        { $0.layoutValue(key: Weight.self, value: x) })
    }
  }

  /// A view with another one.
  mutating func layeredScreen(_ surroundings: Surroundings) -> Screen {
    if bytes.once(in: 4) { return readingScreen(surroundings) }
    let (both, space, spacing) = (bytes.alignment(), bytes.alignment3D(), bytes.spacing())
    let (isEnd, across, along) = (bytes.once(in: 2), bytes.horizontal(), bytes.vertical())
    let inner = screen(in: surroundings)
    let layer = layer(in: surroundings)
    let inside = "{ \(layer.text) }"
    switch bytes.number(below: 11) {
    case 1:
      return inner.with(
        ".background(alignment: \(both.text)) \(inside)",
        { $0.background(alignment: both.value) { layer.view } },
        { $0.background(alignment: both.value, layer.node) })
    case 2:
      return inner.with(
        ".mask(alignment: \(both.text)) \(inside)",
        { $0.mask(alignment: both.value) { layer.view } },
        { $0.mask(alignment: both.value, layer.node) })
    case 3:
      return inner.with(
        ".overlay(\(layer.text), alignment: \(both.text))",
        { $0.overlay(layer.view, alignment: both.value) },
        { $0.overlay(alignment: both.value, layer.node) })
    case 4:
      return inner.with(
        ".background(\(layer.text), alignment: \(both.text))",
        { $0.background(layer.view, alignment: both.value) },
        { $0.background(alignment: both.value, layer.node) })
    case 5:
      return inner.with(
        ".mask(\(layer.text))", { $0.mask(layer.view) }, { $0.mask(layer.node) })
    case 6:
      return inner.with(
        ".spatialOverlay(alignment: \(space.text)) \(inside)",
        { $0.spatialOverlay(alignment: space.value) { layer.view } },
        { $0.spatialOverlay(alignment: space.value, layer.node) })
    case 7, 8:
      let edge = isEnd ? VerticalEdge.bottom : .top
      let text = "(edge: \(isEnd ? ".bottom" : ".top"), alignment: \(across.text), "
      return inner.with(
        ".safeAreaInset\(text)spacing: \(spacing.text)) \(inside)",
        {
          $0.safeAreaInset(edge: edge, alignment: across.value, spacing: spacing) { layer.view }
        },
        {
          $0.safeAreaInset(edge: edge, alignment: across.value, spacing: spacing, layer.node)
        })
    case 9, 10:
      let edge = isEnd ? HorizontalEdge.trailing : .leading
      let text = "(edge: \(isEnd ? ".trailing" : ".leading"), alignment: \(along.text), "
      return inner.with(
        ".safeAreaBar\(text)spacing: \(spacing.text)) \(inside)",
        { $0.safeAreaBar(edge: edge, alignment: along.value, spacing: spacing) { layer.view } },
        {
          $0.safeAreaInset(edge: edge, alignment: along.value, spacing: spacing, layer.node)
        })
    default:
      return inner.with(
        ".overlay(alignment: \(both.text)) \(inside)",
        { $0.overlay(alignment: both.value) { layer.view } },
        { $0.overlay(alignment: both.value, layer.node) })
    }
  }

  /// A view with one that follows from what is said inside.
  private mutating func readingScreen(_ surroundings: Surroundings) -> Screen {
    let both = bytes.alignment()
    let inner = screen(in: surroundings)
    switch bytes.number(below: 4) {
    case 1:
      return inner.with(
        ".backgroundPreferenceValue(Total.self, alignment: \(both.text)) { "
          + "if $0 != 0 { Color.red.padding($0 / 10) } }",
        {
          $0.backgroundPreferenceValue(Total.self, alignment: both.value) {
            if $0 != 0 { Color.red.padding($0 / 10) }
          }
        },
        {
          $0.backgroundPreferenceValue(Total.self, alignment: both.value) {
            $0 == 0 ? nil : LayoutNode.flexible.padding($0 / 10)
          }
        })
    case 2:
      return inner.with(
        ".spatialOverlayPreferenceValue(Total.self) { Color.red.frame(width: 5, height: abs($0)) }",
        {
          $0.spatialOverlayPreferenceValue(Total.self) {
            Color.red.frame(width: 5, height: abs($0))
          }
        },
        {
          $0.spatialOverlayPreferenceValue(Total.self) {
            LayoutNode.flexible.frame(width: 5, height: abs($0))
          }
        })
    case 3:
      return inner.with(
        ".overlayPreferenceValue(Areas.self) { areas in GeometryReader { proxy in "
          + "ForEach(areas.indices) { Color.red.frame(width: proxy[areas[$0]].width / 2) } } }",
        {
          $0.overlayPreferenceValue(Areas.self) { areas in
            GeometryReader { proxy in
              ForEach(areas.indices, id: \.self) {
                Color.red.frame(width: proxy[areas[$0]].width / 2)
              }
            }
          }
        },
        {
          $0.overlayPreferenceValue(Areas.self) { areas in
            .geometryReader { proxy in
              areas.map { LayoutNode.flexible.frame(width: proxy[$0].width / 2) }
            }
          }
        })
    default:
      return inner.with(
        ".overlayPreferenceValue(Total.self, alignment: \(both.text)) "
          + "{ Color.red.frame(width: abs($0), height: 10) }",
        {
          $0.overlayPreferenceValue(Total.self, alignment: both.value) {
            Color.red.frame(width: abs($0), height: 10)
          }
        },
        {
          $0.overlayPreferenceValue(Total.self, alignment: both.value) {
            LayoutNode.flexible.frame(width: abs($0), height: 10)
          }
        })
    }
  }
}
