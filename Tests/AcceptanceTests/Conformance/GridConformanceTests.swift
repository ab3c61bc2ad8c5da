import LayoutCore
import TestSupport
import Testing

/// Whole grids with the sizes and frames that SwiftUI printed.
struct GridConformanceTests {
  /// Cases that no known rule explains. In 53 and 56, a view that covers all columns, or a cell over
  /// several, overlaps another one while both still need more than their columns have.
  private static let unexplained: Set = ["53", "56"]

  /// A case that follows from the rules only if a column that is offered the rounding of a sum, 3.6e-15
  /// instead of 0, takes it: SwiftUI's sums seem to leave such a rest too.
  private static let decidedByRounding: Set = ["23"]

  @Test("All measured grids agree", arguments: [false, true])
  func measured(byClient: Bool) throws {
    let cases = try GridVectorCase.all(in: "grid-measured")
    #expect(cases.count == 60)
    let differing = try differing(cases, byClient: byClient)
    print("grid-measured: \(cases.count - differing.count) of \(cases.count)")
    verify(differing)
  }

  @Test("All hard grids that a rule explains agree", arguments: [false, true])
  func hard(byClient: Bool) throws {
    let cases = try GridVectorCase.all(in: "grid-measured-hard")
    #expect(cases.count == 66)
    let differing = try differing(cases, byClient: byClient)
    print("grid-measured-hard: \(cases.count - differing.count) of \(cases.count)")
    #expect(cases.count - differing.count >= 63)
    let excused = Self.unexplained.union(Self.decidedByRounding)
    verify(differing.filter { !excused.contains($0.key) })
  }

  private func differing(
    _ cases: [GridVectorCase], byClient: Bool
  ) throws -> [String: String] {
    var differing: [String: String] = [:]
    for vector in cases { differing[vector.id] = try vector.difference(byClient: byClient) }
    return differing
  }

  private func verify(_ differing: [String: String]) {
    guard !differing.isEmpty else { return }
    Issue.record("\(differing.count) differ\n\(differing.values.joined(separator: "\n"))")
  }
}
