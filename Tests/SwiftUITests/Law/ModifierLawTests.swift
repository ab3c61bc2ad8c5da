import LayoutKit
import SwiftUI
import TestViews
import Testing

/// The law of the storey: any chain of its modifiers, in any order, on any view, leaves every
/// frame, guide and preference as it was.
struct ModifierLawTests {
  private let table = ModifierTable().entries

  /// What a layout says: the frames of all nodes, and the guides of those with ids. Preferences are
  /// frames of views that samples make of them.
  private struct Outcome: Equatable {
    var frames: [CGRect]
    var guides: [[CGFloat]]

    init(_ view: AnyView, in size: CGSize?) {
      let result = size.map { view.layout(in: $0) } ?? view.layout(proposing: .unspecified)
      frames = result.nodes.map(\.frame)
      guides = SampleView.ids.map { id in
        guard let view = result.node(of: id)?.dimensions else { return [] }
        return [
          view[.leading], view[HorizontalAlignment.center], view[.trailing], view[.third],
          view[.top], view[VerticalAlignment.center], view[.bottom],
          view[.firstTextBaseline], view[.lastTextBaseline],
        ]
      }
    }
  }

  @Test func `chains of modifiers leave everything as it was`() {
    #expect(SampleView.all.count == 20)
    for sample in SampleView.all { check(sample) }
  }

  private func check(_ sample: SampleView) {
    var random = Shuffler(state: 1)
    for size in [nil, CGSize(width: 320, height: 480), CGSize(width: 90, height: 60)] {
      let plain = Outcome(sample.make { $0 }, in: size)
      // Every modifier once, in chains of up to eleven.
      var rest = table.shuffled(using: &random)[...]
      while !rest.isEmpty {
        let chain = Array(rest.prefix(Int.random(in: 1...11, using: &random)))
        rest = rest.dropFirst(chain.count)
        let changed = outcome(of: sample, chain, in: size)
        guard changed != plain else { continue }
        let alone = chain.filter { outcome(of: sample, [$0], in: size) != plain }
        Issue.record(
          "The sample \(sample.name) is changed by \((alone.isEmpty ? chain : alone).map(\.name)) in \(size as Any)"
        )
      }
    }
  }

  private func outcome(
    of sample: SampleView, _ chain: [ModifierTable.Entry], in size: CGSize?
  ) -> Outcome {
    Outcome(sample.make { view in chain.reduce(view) { $1.apply($0) } }, in: size)
  }

  /// Random numbers that are the same everywhere.
  private struct Shuffler: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 32 | state << 32
    }
  }
}
