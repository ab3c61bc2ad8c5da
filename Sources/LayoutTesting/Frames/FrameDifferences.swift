import LayoutCore

// For tests that are not written with Swift Testing: the same, as text.

/// Describes what differs between a result and expected frames; `nil` if nothing does.
///
///     XCTAssertNil(frameDifferences(of: result, "avatar 16 36 48 48"))
///
/// - Parameters:
///   - result: the layout.
///   - table: an id and four numbers a line: x, y, width and height; `_` for any number, `missing`
///     instead of the numbers for no view. `row#2` is the second `row`; ids with spaces are quoted,
///     as are those that end like that themselves: `"row#2"`. In quotes, a line break is written
///     `\n`. Ids that are written alike, such as `7` and `"7"`, are counted together. What is no
///     view's id is looked for as a text.
///   - tolerance: how far off a number may be.
public func frameDifferences(
  of result: ResolvedLayout, _ table: String, tolerance: CGFloat = standardTolerance
) -> String? {
  let table = FrameTable(table)
  let comparison = FrameComparison(
    of: result, with: table.frames, problems: table.problems, knowingSpellings: true,
    tolerance: tolerance)
  return comparison.isEmpty ? nil : comparison.description
}

/// Describes what differs between a result and expected frames; `nil` if nothing does.
///
///     XCTAssertNil(frameDifferences(of: result, [ExpectedFrame("avatar", 16, 36, 48, 48)]))
public func frameDifferences(
  of result: ResolvedLayout, _ expected: [ExpectedFrame],
  tolerance: CGFloat = standardTolerance
) -> String? {
  let comparison = FrameComparison(of: result, with: expected, tolerance: tolerance)
  return comparison.isEmpty ? nil : comparison.description
}

/// How far off a number may be: less than is visible, more than the rounding of sums.
public let standardTolerance: CGFloat = 0.001
