import LayoutCore

/// A layout on a page's canvas, which is told only what changes.
///
///     var canvas = Canvas(size: window)
///     send(canvas.update(to: tree.layout(in: window)))   // everything
///     tree.replace("badge", with: .text("4"))
///     send(canvas.update(to: tree.layout(in: window)))   // the badge, and what is around it
///
/// Operations are named as in `CanvasRenderingContext2D`, so a page runs them in a loop. For each
/// area that changed, what was there is cleared, and the nodes that can be seen in it are drawn
/// again, in their order and clipped to the area.
public struct Canvas {
  /// One call of the canvas's context.
  public enum Operation: Equatable, Sendable {
    case save
    case restore
    case clip(CGRect)
    case clearRect(CGRect)
    case alpha(Double)
    case fillStyle(String)
    case fillRect(CGRect)
    case fillRound(CGRect, radius: CGFloat)
    case strokeRect(CGRect, width: CGFloat)
    case font(String)
    case fillText(String, CGPoint)
  }

  public let size: CGSize
  private var shown: ResolvedLayout?

  public init(size: CGSize) { self.size = size }

  /// Returns what turns the layout that is shown into another one.
  public mutating func update(to result: ResolvedLayout) -> [Operation] {
    let page = CGRect(origin: .zero, size: size)
    var areas = [page]
    // Without changes that can be told, everything may differ.
    if let shown, let changes = result.changes(since: shown) { areas = changes.areas.merged }
    shown = result
    return areas.map { $0.outsidePixels.intersection(page) }.filter { !$0.isEmpty }
      .flatMap { draw(result, in: $0) }
  }

  private func draw(_ result: ResolvedLayout, in area: CGRect) -> [Operation] {
    var operations: [Operation] = [.save, .clip(area), .clearRect(area)]
    // What is in front of a node's content waits until that is drawn.
    var around: [ResolvedLayout.Node] = []
    for node in result.nodes(in: area) {
      while let last = around.last, !node.isInside(last) {
        operations += draw(around.removeLast(), inFront: true)
      }
      operations += draw(node, inFront: false)
      around.append(node)
    }
    operations += around.reversed().flatMap { draw($0, inFront: true) }
    return operations + [.restore]
  }

  /// A node by itself, with what is behind its content, or what is in front of that.
  ///
  /// The clips around it are in the part of it that can be seen, and the opacity around it is
  /// multiplied. An effect applies to what those before it have drawn, so the last one is around
  /// all others.
  private func draw(_ node: ResolvedLayout.Node, inFront: Bool) -> [Operation] {
    guard let seen = node.visibleFrame else { return [] }
    var opacity = node.parent?.opacityWithAncestors ?? 1
    var layers: [[Operation]] = []
    func add(_ drawing: [Operation]) {
      if drawing.isEmpty { return }
      var limits: [Operation] = seen == node.frame ? [] : [.clip(seen)]
      if opacity != 1 { limits.append(.alpha(opacity)) }
      layers.append(limits.isEmpty ? drawing : [.save] + limits + drawing + [.restore])
    }
    for effect in (node.appearance?.effects ?? []).reversed() {
      switch effect {
      case .opacity(let own): opacity *= own
      case .background(let figure) where !inFront: add(draw(figure, node.frame(of: figure)))
      case .overlay(let figure) where inFront: add(draw(figure, node.frame(of: figure)))
      case .border(let paint, let width) where inFront:
        let line = node.frame.insetBy(dx: width / 2, dy: width / 2)
        add([.fillStyle(paint.css), .strokeRect(line, width: width)])
      default: break
      }
    }
    if inFront { return layers.reversed().flatMap { $0 } }
    switch node.appearance?.content {
    case .shape(let figure): add(draw(figure, node.frame(of: figure)))
    case .text: add(node.textLines().flatMap(draw))
    default: break
    }
    return layers.flatMap { $0 }
  }

  private func draw(_ figure: Appearance.Figure, _ frame: CGRect) -> [Operation] {
    var operations: [Operation] = []
    if let fill = figure.fill {
      operations.append(.fillStyle(fill.css))
      if case .roundedRectangle(let radius, _, _) = figure.outline {
        operations.append(.fillRound(frame, radius: radius))
      } else {
        operations.append(.fillRect(frame))
      }
    }
    if let stroke = figure.stroke {
      operations += [.fillStyle(stroke.paint.css), .strokeRect(frame, width: stroke.width)]
    }
    return operations
  }

  private func draw(_ line: ResolvedLayout.PlacedLine) -> [Operation] {
    var origin = line.origin
    var operations: [Operation] = []
    for run in line.runs {
      let paint = run.paint ?? .color(.black)
      operations += [
        .fillStyle(paint.css), .font("\(run.font.weight) \(run.font.size)px system-ui"),
        .fillText(run.string, origin),
      ]
      let width = LineSetter(SystemFontMetrics()).layout(
        of: StyledText([run], font: run.font), in: .unspecified
      ).lines.first?.width
      origin.x += width ?? 0
    }
    return operations
  }
}

extension ResolvedLayout.Node {
  /// How much of the node is seen through everything that it is in.
  fileprivate var opacityWithAncestors: Double {
    var opacity = 1.0
    for node in sequence(first: self, next: \.parent) {
      for case .opacity(let own) in node.appearance?.effects ?? [] { opacity *= own }
    }
    return opacity
  }

  fileprivate func isInside(_ other: Self) -> Bool {
    sequence(first: self, next: \.parent).contains { $0.index == other.index }
  }
}

extension Appearance.Paint {
  fileprivate var css: String { representativeColor.css }
}

extension [CGRect] {
  /// The areas, of which those that overlap are one.
  fileprivate var merged: [CGRect] {
    reduce(into: []) { areas, area in
      var area = area
      while let index = areas.firstIndex(where: { $0.intersects(area) }) {
        area = area.union(areas.remove(at: index))
      }
      areas.append(area)
    }
  }
}

extension CGRect {
  /// The pixels that the rectangle touches.
  fileprivate var outsidePixels: CGRect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
