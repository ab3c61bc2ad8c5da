import LayoutCore
import Testing

/// A tree, and what must come out for some proposals.
///
///     // b is offered 50 first and takes 60, so that 40 are left.
///     WorkedExample(
///       "a least width is not added to a share",
///       .hstack(spacing: 0, [color.id("a"), color.frame(minWidth: 60)])
///     )
///     .proposed(100, 100, size: [100, 100]).frames(["a": [0, 0, 40, 100]])
///
/// The name says the rule, and a comment how the numbers follow from it where that is not plain.
/// "Measured" is said of numbers that were read off SwiftUI. Lengths that are `nil` are not looked
/// at.
package struct WorkedExample: Sendable {
  package let name: String
  private let tree: @Sendable () -> LayoutNode
  private let location: SourceLocation
  private var outcomes: [Outcome] = []

  package init(
    _ name: String, _ tree: @autoclosure @escaping @Sendable () -> LayoutNode,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.name = name
    self.tree = tree
    self.location = sourceLocation
  }

  /// What must come out of one or more layouts.
  private struct Outcome {
    let requests: [LayoutRequest]
    let size: Extent?
    var frames: [(id: any Hashable & Sendable, frame: Frame)] = []
    var guides: [GuideExpectation] = []
  }
}

extension WorkedExample: CustomTestStringConvertible {
  package var testDescription: String { name }
}

// MARK: - Laying out

extension WorkedExample {
  /// The root is proposed this and placed at (0, 0).
  package func proposed(
    _ width: CGFloat?, _ height: CGFloat?, in direction: LayoutDirection = .leftToRight,
    size: Extent? = nil
  ) -> WorkedExample {
    let proposal = ProposedViewSize(width: width, height: height)
    return adding(Outcome(requests: [.proposal(proposal, direction)], size: size))
  }

  /// The root is proposed the window's size and centred in it.
  package func inWindow(
    _ width: CGFloat, _ height: CGFloat, in direction: LayoutDirection = .leftToRight,
    size: Extent? = nil
  ) -> WorkedExample {
    let window = CGSize(width: width, height: height)
    return adding(Outcome(requests: [.window(window, direction)], size: size))
  }

  /// The root is proposed the safe area of a telephone's screen and centred in it: 390 wide and 844
  /// high, of which 47 at the top and 34 at the bottom are unsafe.
  package func onScreen(in direction: LayoutDirection = .leftToRight) -> WorkedExample {
    let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    let screen = CGSize(width: 390, height: 844)
    return adding(Outcome(requests: [.screen(screen, insets, direction)], size: nil))
  }

  /// The same comes out of every proposal.
  package func always(
    in direction: LayoutDirection = .leftToRight, size: Extent? = nil
  ) -> WorkedExample {
    let lengths: [CGFloat?] = [0, 300, 1000, .infinity, nil]
    let requests = lengths.map {
      LayoutRequest.proposal(ProposedViewSize(width: $0, height: $0), direction)
    }
    return adding(Outcome(requests: requests, size: size))
  }

  private func adding(_ outcome: Outcome) -> WorkedExample {
    var example = self
    example.outcomes.append(outcome)
    return example
  }
}

// MARK: - Expecting

extension WorkedExample {
  /// The frames of some views in the layout that was named last.
  package func frames(_ frames: KeyValuePairs<String, Frame>) -> WorkedExample {
    changingLast { $0.frames = frames.map { ($0.key, $0.value) } }
  }

  /// The frames of views named by the numbers 0, 1, 2 and so on, in the layout that was named last.
  package func numberedFrames(_ frames: [Frame]) -> WorkedExample {
    changingLast { $0.frames = frames.enumerated().map { ($0, $1) } }
  }

  /// The view has this explicit value of a guide, or none, in the layout that was named last.
  package func explicit(
    _ id: String, _ guide: HorizontalAlignment, _ value: CGFloat?
  ) -> WorkedExample {
    adding(GuideExpectation(id: id, guide: .horizontal(guide), explicit: true, value: value))
  }

  /// The view has this explicit value of a guide, or none, in the layout that was named last.
  package func explicit(
    _ id: String, _ guide: VerticalAlignment, _ value: CGFloat?
  ) -> WorkedExample {
    adding(GuideExpectation(id: id, guide: .vertical(guide), explicit: true, value: value))
  }

  /// The view has this value of a guide, explicit or not, in the layout that was named last.
  package func guide(_ id: String, _ guide: HorizontalAlignment, _ value: CGFloat) -> WorkedExample
  {
    adding(GuideExpectation(id: id, guide: .horizontal(guide), explicit: false, value: value))
  }

  /// The view has this value of a guide, explicit or not, in the layout that was named last.
  package func guide(_ id: String, _ guide: VerticalAlignment, _ value: CGFloat) -> WorkedExample {
    adding(GuideExpectation(id: id, guide: .vertical(guide), explicit: false, value: value))
  }

  private func adding(_ guide: GuideExpectation) -> WorkedExample {
    changingLast { $0.guides.append(guide) }
  }

  private func changingLast(_ change: (inout Outcome) -> Void) -> WorkedExample {
    precondition(!outcomes.isEmpty, "\(name) is not laid out")
    var example = self
    change(&example.outcomes[example.outcomes.count - 1])
    return example
  }
}

// MARK: - Verifying

extension WorkedExample {
  /// Lays the tree out for each request and records what differs, all of a request in one issue.
  package func verify() {
    if outcomes.isEmpty { Issue.record("\(name) expects nothing", sourceLocation: location) }
    for outcome in outcomes {
      for request in outcome.requests {
        let differences = Self.differences(of: request.layout(of: tree()), from: outcome)
        guard !differences.isEmpty else { continue }
        Issue.record(
          "\(name), \(request):\n  \(differences.joined(separator: "\n  "))",
          sourceLocation: location)
      }
    }
  }

  private static func differences(of layout: ResolvedLayout, from outcome: Outcome) -> [String] {
    var differences: [String] = []
    if let size = outcome.size, !size.matches(layout.size) {
      differences.append("size: expected \(size), got \(Extent(layout.size))")
    }
    for (id, expected) in outcome.frames {
      let actual = layout.frame(of: AnyHashable(id)).map { Frame($0) }
      if actual.map({ expected.matches($0) }) != true {
        differences.append("\(id): expected \(expected), got \(actual?.description ?? "no frame")")
      }
    }
    return differences + outcome.guides.compactMap { $0.difference(in: layout) }
  }
}
