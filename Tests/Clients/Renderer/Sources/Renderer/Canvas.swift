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
    for node in result.nodes(in: area) { operations += draw(node) }
    return operations + [.restore]
  }

  /// A node by itself: the clips around it are in the part of it that can be seen, and the opacity
  /// around it is multiplied.
  private func draw(_ node: ResolvedLayout.Node) -> [Operation] {
    guard let seen = node.visibleFrame else { return [] }
    var drawing: [Operation] = []
    for effect in node.appearance?.effects ?? [] {
      if case .background(let figure) = effect { drawing += draw(figure, node.frame(of: figure)) }
    }
    switch node.appearance?.content {
    case .shape(let figure): drawing += draw(figure, node.frame(of: figure))
    case .text: drawing += node.textLines().flatMap(draw)
    default: break
    }
    for effect in node.appearance?.effects ?? [] {
      switch effect {
      case .overlay(let figure): drawing += draw(figure, node.frame(of: figure))
      case .border(let paint, let width):
        let line = node.frame.insetBy(dx: width / 2, dy: width / 2)
        drawing += [.fillStyle(paint.css), .strokeRect(line, width: width)]
      default: break
      }
    }
    if drawing.isEmpty { return [] }
    let opacity = node.opacityWithAncestors
    if opacity != 1 { drawing.insert(.alpha(opacity), at: 0) }
    if seen != node.frame { drawing.insert(.clip(seen), at: 0) }
    return opacity != 1 || seen != node.frame ? [.save] + drawing + [.restore] : drawing
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
