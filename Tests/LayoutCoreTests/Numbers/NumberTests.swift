import LayoutCore
import Testing

/// Every number of the public interface, with values that nobody means.
struct NumberTests {
  /// Finite numbers, which count as SwiftUI has them count, if need be literally.
  private static let finite: [CGFloat] = [-1, -0.0, -48, 1e308, -1e308, .leastNonzeroMagnitude]
  private static let others: [CGFloat] = [.nan, .infinity, -.infinity]

  @Test(arguments: NumberEntry.all)
  func `whatever a number is, frames stay finite and keep within bounds of time`(
    _ entry: NumberEntry
  ) {
    for number in Self.finite + Self.others {
      for layout in Self.layouts(of: entry.node(number)) {
        let wrong = layout.nodes.first { !$0.box.isFinite }
        if let wrong { Issue.record("\(number): \(wrong.name) is in \(wrong.box)") }
      }
    }
  }

  @Test(arguments: NumberEntry.all)
  func `what is no number is reported, with path, value and what was done`(_ entry: NumberEntry) {
    guard entry.isReported else { return }
    for number in Self.others where !entry.meaningful.contains(number) {
      let text = number.isNaN ? "NaN" : number > 0 ? "∞" : "-∞"
      for layout in Self.layouts(of: entry.node(number)) {
        let found = layout.diagnostics.filter { $0.rule == .invalidNumber }
        let isSaid = found.contains {
          $0.message.contains(text) && $0.message.contains("; ") && !$0.path.isEmpty
        }
        if !isSaid { Issue.record("\(number): \(layout.diagnostics)") }
      }
    }
  }

  @Test(arguments: others) func `numbers beside nodes are reported too`(_ number: CGFloat) {
    let text = number.isNaN ? "NaN" : number > 0 ? "∞" : "-∞"
    func messages(_ tree: LayoutTree) -> [String] {
      tree.layout(in: CGSize(width: 9, height: 9)).diagnostics.map(\.message)
    }
    var options = LayoutOptions()
    options.standardLengths = StandardLengths(padding: number)
    #expect(
      messages(LayoutTree(.vstack([NumberEntry.box]), options: options))
        == ["VStack has a standard padding of \(text); the usual one is used."])
    let scroll = LayoutTree(LayoutNode.scroll(.fixed(width: 3, height: 300)).id("list"))
    scroll.scroll("list", to: .offset(CGPoint(x: 0, y: number)))
    #expect(messages(scroll) == ["Visible has a destination with a y of \(text); 0 is used."])
    scroll.scroll("list", to: .anchor(UnitPoint(x: 0, y: number)))
    #expect(
      messages(scroll) == ["Visible has an anchor with a y of \(text); the anchor is ignored."])
    scroll.scroll("list", to: .offset(.zero))
    #expect(messages(scroll).isEmpty)
    for effect in [
      Appearance.Effect.border(.color(Appearance.Color(red: 1, green: 0, blue: 0)), width: number),
      .opacity(Double(number)), .blur(radius: number, isOpaque: true),
      .filter(.contrast(Double(number))),
    ] {
      let node = NumberEntry.box.appearance(Appearance(effects: [effect, .group]))
      #expect(messages(LayoutTree(node)).allSatisfy { $0.contains(" of \(text); the effect") })
      #expect(messages(LayoutTree(node)).count == 1)
      #expect(node.appearance?.effects == [.group])
    }
    var line = LineSetter(TerminalFontMetrics())
    line.tabInterval = number
    #expect(
      messages(LayoutTree(.text("a", measurer: line)))
        == [
          "Text has a measurer with a tab interval of \(text)"
            + (number < 0 ? ", which is negative" : "") + "; 0 is used."
        ])
  }

  private static func layouts(of node: LayoutNode) -> [ResolvedLayout] {
    let proposals = [
      ProposedViewSize.unspecified, .zero, ProposedViewSize(width: 100, height: 100),
    ]
    return proposals.flatMap { proposal in
      LayoutDirection.allCases.map { node.layout(proposing: proposal, direction: $0) }
    } + [node.layout(in: CGSize(width: 200, height: 100), depth: 50)]
  }
}

extension Rect3D {
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, origin.z, size.width, size.height, size.depth].allSatisfy(\.isFinite)
  }
}
