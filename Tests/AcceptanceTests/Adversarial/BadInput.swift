import LayoutCore
import TestSupport
import Testing

/// A tree with something wrong in it, and the promises that it tries.
///
/// Whatever is wrong, the layout terminates and stays finite, alone and among siblings, in both
/// directions. What is no usable number is reported.
struct BadInput: Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether there must be a diagnostic; `nil` if none of the sources says.
  private let isReported: Bool?
  private let tree: @Sendable () -> LayoutNode
  private var sizes: [(proposal: ProposedViewSize, size: Extent)] = []

  init(
    _ name: String, reported: Bool? = true,
    _ tree: @autoclosure @escaping @Sendable () -> LayoutNode
  ) {
    self.name = name
    self.isReported = reported
    self.tree = tree
  }

  var testDescription: String { name }

  /// The tree must have this size for this proposal.
  func proposed(_ width: CGFloat?, _ height: CGFloat?, size: Extent) -> BadInput {
    var input = self
    input.sizes.append((ProposedViewSize(width: width, height: height), size))
    return input
  }

  /// Records what is not as promised, all in one issue.
  func verify(sourceLocation: SourceLocation = #_sourceLocation) {
    let problems =
      sizes.compactMap { sizeProblem(proposal: $0.proposal, size: $0.size) }
      + (isReported.map { reportProblems(expected: $0) } ?? [])
      + Self.surroundings.flatMap { finitenessProblems($0(tree())) }
    guard let first = problems.first else { return }
    let others = problems.count > 1 ? "\n(and \(problems.count - 1) more)" : ""
    Issue.record("\(name), \(first)\(others)", sourceLocation: sourceLocation)
  }

  private func sizeProblem(proposal: ProposedViewSize, size: Extent) -> String? {
    let request = LayoutRequest.proposal(proposal, .leftToRight)
    let actual = request.layout(of: tree()).size
    return size.matches(actual) ? nil : "\(request): expected \(size), got \(Extent(actual))"
  }

  private func reportProblems(expected: Bool) -> [String] {
    Self.requests.compactMap { request in
      let diagnostics = request.layout(of: tree()).diagnostics
      if diagnostics.isEmpty != expected { return nil }
      return "\(request): \(diagnostics.first?.message ?? "nothing is reported")"
    }
  }

  private func finitenessProblems(_ root: LayoutNode) -> [String] {
    Self.requests.compactMap { request in
      let layout = request.layout(of: root)
      return layout.isFinite ? nil : "\(request), is not finite:\n\(layout)"
    }
  }

  private static let requests = LayoutDirection.allCases.flatMap { direction in
    ([0, 100, nil] as [CGFloat?]).map { length in
      LayoutRequest.proposal(ProposedViewSize(width: length, height: length), direction)
    }
  }

  /// The tree alone, in stacks among siblings, and in modifiers that ask for guides.
  private static var surroundings: [@Sendable (LayoutNode) -> LayoutNode] {
    [
      { $0 },
      { .hstack(alignment: .firstTextBaseline, [color, $0, box(10, 10), .spacer]) },
      { .vstack(alignment: .leading, [text(20, 10, baseline: 8), $0, color]) },
      { .zstack(alignment: .bottomTrailing, [$0, box(10, 10)]) },
      { $0.padding(5).frame(maxWidth: .infinity, alignment: .topLeading).overlay(color) },
    ]
  }
}

/// Writes bad input one below the other.
@resultBuilder
enum BadInputs {
  static func buildExpression(_ input: BadInput) -> [BadInput] { [input] }
  static func buildBlock(_ inputs: [BadInput]...) -> [BadInput] { inputs.flatMap(\.self) }
  static func buildArray(_ inputs: [[BadInput]]) -> [BadInput] { inputs.flatMap(\.self) }
}

/// The numbers that are none, or that no length can be.
let unusable: [CGFloat] = [.nan, .infinity, -.infinity]

/// Whether the tests were built for speed.
var isOptimised: Bool {
  #if DEBUG
    false
  #else
    true
  #endif
}
