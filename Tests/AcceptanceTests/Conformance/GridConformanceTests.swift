import LayoutCore
import TestSupport
import Testing

/// Whole grids with the sizes and frames that SwiftUI printed.
struct GridConformanceTests {
  /// Hard cases that no known rule explains: a view that covers all columns, or a cell over
  /// several, overlaps another one while both still need more than their columns have.
  private static let unexplained: Set = ["53", "56"]

  /// A hard case that follows from the rules only if a column that is offered the rounding of a
  /// sum, 3.6e-15 instead of 0, takes it: SwiftUI's sums seem to leave such a rest.
  private static let decidedByRounding: Set = ["23"]

  @Test(arguments: [false, true])
  func `all measured grids agree`(byClient: Bool) throws {
    verify(try differing(in: "grid-measured", count: 60, byClient: byClient))
  }

  @Test(arguments: [false, true])
  func `all hard grids but three agree`(byClient: Bool) throws {
    let differing = try differing(in: "grid-measured-hard", count: 66, byClient: byClient)
    let known = Self.unexplained.union(Self.decidedByRounding)
    verify(differing.filter { !known.contains($0.key) })
    for id in known.sorted() {
      withKnownIssue("case \(id)") { verify(differing.filter { $0.key == id }) }
    }
    // What the README says.
    #expect(66 - differing.count == 63)
  }

  /// What differs, by the names of the cases.
  private func differing(
    in file: String, count: Int, byClient: Bool
  ) throws -> [String: String] {
    let cases = try GridVectorCase.all(in: file)
    #expect(cases.count == count)
    var differing: [String: String] = [:]
    for vector in cases { differing[vector.id] = try vector.difference(byClient: byClient) }
    print("\(file): \(cases.count - differing.count) of \(cases.count)")
    return differing
  }

  private func verify(_ differing: [String: String]) {
    guard !differing.isEmpty else { return }
    Issue.record("\(differing.count) differ\n\(differing.values.joined(separator: "\n"))")
  }
}
