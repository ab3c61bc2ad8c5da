import Foundation
import LayoutCore
import TestSupport

/// One measured grid: a line of a file, in the notation that the file's head explains.
struct GridVectorCase {
  let id: String
  let proposal: ProposedViewSize
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let rows: GridNotation
  let size: Extent
  let frames: [Frame]
  private let line: String

  init(_ line: Substring) throws {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    guard fields.count == 8 else { throw VectorError("a line needs eight fields: \(line)") }
    func numbers(_ text: Substring) throws -> [CGFloat?] {
      try text.split(separator: ",").map { number in
        if number == "n" { return nil }
        guard let value = Double(number) else { throw VectorError("\(number) is no number") }
        return CGFloat(value)
      }
    }
    let lengths = try numbers(fields[1])
    id = String(fields[0])
    proposal = ProposedViewSize(width: lengths[0], height: lengths[1])
    alignment = try GridNotation.alignment(fields[2]).alignment
    horizontalSpacing = try numbers(fields[3])[0]
    verticalSpacing = try numbers(fields[4])[0]
    rows = GridNotation(String(fields[5]))
    size = Extent(try numbers(fields[6]))
    frames = try fields[7].split(separator: " ").map { Frame(try numbers($0)) }
    self.line = String(line)
  }

  /// The cases of a file beside these tests.
  static func all(in file: String) throws -> [GridVectorCase] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Vectors/\(file).txt").standardizedFileURL
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(GridVectorCase.init)
  }
}

// MARK: - Laying out

extension GridVectorCase {
  /// The grid itself, or a client's layout that does no more than pass on to it.
  func layout(byClient: Bool) throws -> ResolvedLayout {
    let grid = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    let children = try rows.children()
    let root: LayoutNode =
      byClient ? .layout(ClientGrid(grid: grid), children) : .layout(grid, children)
    return root.layout(proposing: proposal)
  }

  /// What differs from the measurement; `nil` if nothing does.
  func difference(byClient: Bool) throws -> String? {
    let layout = try layout(byClient: byClient)
    let actual = frames.indices.map { layout.frame(of: $0).map { Frame($0) } }
    let matches =
      Frame([0, 0] + size.numbers).matches(
        Frame(CGRect(origin: .zero, size: layout.size)), tolerance: 0.01)
      && zip(frames, actual).allSatisfy { expected, actual in
        actual.map { expected.matches($0, tolerance: 0.01) } ?? false
      }
    if matches { return nil }
    return """
      \(line)
        size: expected \(size), got \(Extent(layout.size))
        expected \(frames.map(\.description).joined(separator: " "))
        got      \(actual.map { $0?.description ?? "no frame" }.joined(separator: " "))
      """
  }
}

/// A client's layout around a grid: everything goes through the subviews' proxies.
struct ClientGrid: Layout {
  let grid: GridLayout

  func makeCache(subviews: Subviews) -> GridLayout.Cache { grid.makeCache(subviews: subviews) }

  func spacing(subviews: Subviews, cache: inout GridLayout.Cache) -> ViewSpacing {
    grid.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayout.Cache
  ) -> CGSize {
    grid.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout GridLayout.Cache
  ) {
    grid.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
