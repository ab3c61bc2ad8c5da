import LayoutCore
import Testing

/// How close the default metrics come to texts that SwiftUI measured.
///
/// The strings were printed by a host whose text styles have tall lines.
struct MeasuredTextTests {
  private let setter = LineSetter(SystemFontMetrics(styledLines: .tall))

  /// How many of some texts are how close.
  private struct Share: CustomStringConvertible {
    var count = 0
    var within = 0
    var exact = 0

    mutating func add(_ difference: CGFloat) {
      count += 1
      within += difference <= 0.5 + 1e-6 ? 1 : 0
      exact += difference <= 1e-6 ? 1 : 0
    }

    var description: String { "\(within) of \(count) within half a point, \(exact) exact" }
  }

  @Test func `strings that were kept apart are as wide as SwiftUI's`() throws {
    var (all, groups) = (Share(), [String: Share]())
    for measured in try MeasuredText.all() where measured.isPlainLine && measured.isHeldOut {
      let width = setter.layout(of: measured.text, in: measured.proposal).size.width
      let difference = abs(width - measured.width)
      all.add(difference)
      groups[measured.group, default: Share()].add(difference)
      // Rounded to pixels, a single letter of 7.03 is off by 7 % from one of 7.
      #expect(
        difference <= max(measured.width * 0.03, measured.text.pixelLength + 1e-6),
        "\(measured.group), “\(measured.text.string)”: \(width), not \(measured.width)")
      let unrounded = setter.width(of: measured)
      #expect(
        measured.distance(fromWidth: unrounded) <= measured.width * 0.03,
        "\(measured.group), “\(measured.text.string)”: \(unrounded), not \(measured.width)")
    }
    for (group, share) in groups.sorted(by: { $0.key < $1.key }) {
      print("\(group): \(share)")
      #expect(Double(share.within) >= 0.93 * Double(share.count), "\(group): \(share)")
    }
    print("kept apart: \(all)")
    #expect(all.count > 100 && Double(all.within) >= 0.97 * Double(all.count))
  }

  @Test func `strings that the advances were fitted to are as wide as SwiftUI's`() throws {
    var all = Share()
    for measured in try MeasuredText.all() where measured.isPlainLine && !measured.isHeldOut {
      let width = setter.layout(of: measured.text, in: measured.proposal).size.width
      all.add(abs(width - measured.width))
    }
    print("fitted: \(all)")
    #expect(all.count > 500 && Double(all.within) >= 0.99 * Double(all.count))
  }

  @Test func `texts of several fonts are as wide as SwiftUI's`() throws {
    var all = Share()
    for measured in try MeasuredText.all() where measured.text.runs.count > 1 {
      let width = setter.layout(of: measured.text, in: measured.proposal).size.width
      all.add(abs(width - measured.width))
      print("“\(measured.text.string)” in \(measured.proposal): \(width), not \(measured.width)")
    }
    #expect(all.count > 3 && all.within == all.count)
  }

  @Test func `lines are as high as SwiftUI's, and their baselines where they are there`() throws {
    for measured in try MeasuredText.all() where measured.lines == 1 && measured.height != nil {
      let layout = setter.layout(of: measured.text, in: measured.proposal)
      #expect(layout.size.height == measured.height, "\(measured.group), \(measured.text.string)")
      #expect(layout.firstBaseline == measured.firstBaseline, "\(measured.group)")
    }
  }

  @Test func `paragraphs break as SwiftUI's do`() throws {
    var (count, same) = (0, 0)
    for measured in try MeasuredText.all()
    where measured.lines > 1 && !measured.isContradicted {
      let layout = setter.layout(of: measured.text, in: measured.proposal)
      #expect(layout.lines.count == measured.lines, "\(measured.group), \(measured.proposal)")
      count += 1
      if abs(layout.size.width - measured.width) <= 0.5, layout.size.height == measured.height {
        same += 1
      } else {
        print("\(measured.group) in \(measured.proposal): \(layout.size), not \(measured.width)")
      }
    }
    print("\(same) of \(count) paragraphs have SwiftUI's size")
    #expect(count > 30 && Double(same) >= 0.95 * Double(count))
  }

  @Test func `lines are cut where SwiftUI cuts them`() throws {
    var all = Share()
    for measured in try MeasuredText.all()
    where measured.text.lineLimit == 1 && measured.proposal.width ?? 0 > 0 {
      let width = setter.layout(of: measured.text, in: measured.proposal).size.width
      all.add(abs(width - measured.width))
    }
    print("cut: \(all)")
    #expect(all.count > 3 && all.within == all.count)
  }
}

extension LineSetter {
  /// How wide a text is before its width is rounded.
  fileprivate func width(of measured: MeasuredText) -> CGFloat {
    var text = measured.text
    text.pixelLength = 1e-4
    return layout(of: text, in: measured.proposal).size.width
  }
}

extension MeasuredText {
  /// How far a width is from those that are printed as this one: from a pixel less on.
  fileprivate func distance(fromWidth other: CGFloat) -> CGFloat {
    max(other - width, width - text.pixelLength - other, 0)
  }

  /// Whether another measured text says otherwise: this sentence has 61 lines of one letter each in
  /// the system font, but 53 in the body's, which has the same letters.
  fileprivate var isContradicted: Bool {
    proposal.width == 0 && lines == 53
  }
}
