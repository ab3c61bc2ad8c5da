import LayoutCore
import TestSupport
import Testing

/// Thousands of small trees with the frames that SwiftUI gives them.
///
/// The files are in the folder `Vectors`; the environment variable `LAYOUT_VECTORS` adds others.
struct ConformanceTests {
  /// How many failing cases are shown.
  private static let shownFailures = 3

  @Test(
    arguments: VectorFile.all,
    [LeafContract.wrapping, .arbitrary])
  func `all frames agree, whatever text promises`(_ file: VectorFile, text: LeafContract) throws {
    let cases = try file.cases()
    var failures: [VectorOutcome] = []
    for vector in cases {
      let outcome = try vector.outcome(text: text)
      if !outcome.matches { failures.append(outcome) }
    }
    let count = "\(file.name): \(cases.count - failures.count) of \(cases.count)"
    print(count)
    #expect(!cases.isEmpty, "\(file.url.path) holds no cases")
    guard !failures.isEmpty else { return }
    let shown = failures.prefix(Self.shownFailures).map(\.description)
    Issue.record("\(count)\n\(shown.joined(separator: "\n"))")
  }
}
