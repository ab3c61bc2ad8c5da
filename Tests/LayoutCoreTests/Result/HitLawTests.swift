import Foundation
import LayoutCore
import TestSupport
import Testing

/// Points in random trees, compared with a rule that looks at every node.
struct HitLawTests {
  @Test func `10,000 random points agree with the rule written out`() {
    var random = SeededGenerator(seed: 7)
    var hits = 0
    for _ in 0..<100 {
      let result = Self.tree(&random, levels: 4).layout(in: CGSize(width: 100, height: 100))
      for _ in 0..<100 {
        let point = CGPoint(
          x: CGFloat(random.below(1400)) / 10 - 20, y: CGFloat(random.below(1400)) / 10 - 20)
        let expected = Self.nodes(at: point, in: result.nodes[0])
        hits += expected.count
        #expect(result.nodes(at: point).map(\.index) == expected, "\(point) in\n\(result)")
      }
    }
    // The trees leave much of the area around them empty.
    #expect(hits > 1000)
  }

  /// The nodes that respond at a point, given in the coordinates around a node, front to back.
  private static func nodes(at point: CGPoint, in node: ResolvedLayout.Node) -> [Int] {
    let testing = node.appearance?.hitTesting
    guard !node.isHidden, testing?.isEnabled != false else { return [] }
    let effects = node.appearance?.effects ?? []
    let inside =
      node.transform.map {
        $0.matrix(in: node.frame, direction: node.layoutDirection).inverse?(point)
      } ?? point
    var isClipped = inside == nil
    var (isInFront, responds) = (false, false)
    for effect in effects.reversed() {
      switch effect {
      case .clip(let outline, let rule):
        if !outline.contains(point, in: node.frame, usesEvenOddRule: rule) { isClipped = true }
      case .opacity(let opacity): if opacity <= 0 { isClipped = true }
      case .overlay(let figure):
        if !isClipped, figure.outline.contains(point, in: node.frame) { isInFront = true }
      case .background(let figure):
        if !isClipped, figure.outline.contains(point, in: node.frame) { responds = true }
      default: break
      }
    }
    if let inside, !isClipped {
      if case .shape(let figure) = node.appearance?.content {
        responds = responds || figure.outline.contains(inside, in: node.frame)
      } else if node.children.isEmpty, !node.isSpacer, effects.isEmpty {
        responds = responds || Appearance.Outline.rectangle.contains(inside, in: node.frame)
      }
    }
    if let outline = testing?.outline {
      (isInFront, responds) = (false, outline.contains(point, in: node.frame))
    }
    let isOutside = testing?.outline.map { !$0.contains(point, in: node.frame) } ?? false
    var found: [Int] = []
    if let inside, !isClipped, !isOutside {
      for child in node.children.reversed() { found += nodes(at: inside, in: child) }
    }
    if isInFront { return [node.index] + found }
    return responds ? found + [node.index] : found
  }

  private static func tree(_ random: inout SeededGenerator, levels: Int) -> LayoutNode {
    let outlines: [Appearance.Outline] = [
      .rectangle, .circle, .ellipse, .capsule(isContinuous: false), .roundedRectangle(radius: 4),
    ]
    let outline = outlines[random.below(outlines.count)]
    let beyond = Appearance.Outline.custom(
      Appearance.CustomOutline { Path($0.insetBy(dx: -4, dy: -9)) })
    let figure = Appearance.Figure(outline: outline, fill: .color(.black))
    if levels == 0 {
      let size = CGFloat(5 + random.below(30))
      let box = LayoutNode.fixed(width: size, height: CGFloat(5 + random.below(30)))
      return random.below(2) == 0 ? box : box.appearance(Appearance(content: .shape(figure)))
    }
    let children = (0..<1 + random.below(4)).map { _ in tree(&random, levels: levels - 1) }
    let node: LayoutNode =
      switch random.below(3) {
      case 0: .hstack(spacing: 2, children)
      case 1: .vstack(spacing: 2, children)
      default: .zstack(children)
      }
    switch random.below(15) {
    case 0: return node.appearance(Appearance(effects: [.clip(outline, usesEvenOddRule: false)]))
    case 1: return node.appearance(Appearance(effects: [.background(figure)]))
    case 2: return node.appearance(Appearance(effects: [.overlay(figure)]))
    case 3: return node.transformed(RenderTransform(.scale(x: 1.5, y: 0.5)))
    case 4: return node.transformed(RenderTransform(.rotation(radians: 0.5), anchor: .topLeading))
    case 5: return node.hidden()
    case 6:
      return node.appearance(Appearance(hitTesting: Appearance.HitTesting(isEnabled: false)))
    case 7:
      return node.appearance(Appearance(hitTesting: Appearance.HitTesting(outline: outline)))
    case 8: return node.zIndex(Double(random.below(3)) - 1)
    case 9: return node.frame(width: 20, height: 20)
    case 10: return node.offset(x: 10, y: -5)
    case 11:
      return node.appearance(Appearance(hitTesting: Appearance.HitTesting(outline: beyond)))
    case 12: return node.appearance(Appearance(effects: [.opacity(0)]))
    default: return node
    }
  }
}
