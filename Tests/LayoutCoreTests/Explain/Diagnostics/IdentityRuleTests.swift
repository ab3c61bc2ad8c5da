import LayoutCore
import Testing

/// Ids that name too many views, or none.
struct IdentityRuleTests {
  let row = LayoutNode.hstack([
    LayoutNode.flexible.id("a"), LayoutNode.flexible.id("b"), LayoutNode.flexible.id("a"),
  ]).layout(in: CGSize(width: 90, height: 9))

  @Test func `an id of several views is reported once`() {
    #expect(
      row.lint(only: [.duplicateID]).map(\.description) == [
        "HStack › Flexible \"a\": 2 views have the id \"a\", and only the first of them is found by it. "
          + "Give each an id of its own, or look all of them up with frames(of:)."
      ])
  }

  @Test func `many repeated ids in one place are one finding`() {
    func leaves(_ count: Int) -> [LayoutNode] {
      (0..<count).map { LayoutNode.fixed(width: 1, height: 1).id($0 / 2) }
    }
    let rows = LayoutRows(count: 2_000) { [LayoutNode.fixed(width: 1, height: 1).id($0 / 2)] }
    let nodes = [LayoutNode.vstack(leaves(2_000)), .scroll(.lazyVStack(rows: rows))]
    for node in nodes {
      let findings = node.layout(in: CGSize(width: 90, height: 9_000)).lint(only: [.duplicateID])
      #expect(findings.count == 1)
      #expect(
        findings.first?.message.contains(
          "ids are those of several views each, like \"0\", \"1\", \"2\", and only the first")
          == true)
    }
    // Three are named each.
    let few = LayoutNode.vstack(leaves(6)).layout(in: CGSize(width: 9, height: 90))
    #expect(few.lint(only: [.duplicateID]).count == 3)
  }

  @Test func `views in readers are found by their ids too`() {
    let reader = LayoutNode.geometryReader { _ in [LayoutNode.flexible.id("a").id("a")] }
    let node = LayoutNode.vstack([reader, reader, LayoutNode.flexible.id("b")])
    #expect(
      node.layout(in: CGSize(width: 90, height: 90)).lint(only: [.duplicateID]).map(\.description)
        == [
          "VStack › GeometryReader › ReaderLayout › Flexible \"a\": 2 views have the id \"a\", and only "
            + "the first of them is found by it. Give each an id of its own, or look all of them up with "
            + "frames(of:)."
        ])
  }

  @Test func `one view may have several ids, and equal ids of different types differ`() {
    let node = LayoutNode.hstack([
      LayoutNode.flexible.id("a").id("b"), LayoutNode.flexible.id(1), LayoutNode.flexible.id("1"),
    ])
    #expect(node.layout(in: .zero).lint(only: [.duplicateID]).isEmpty)
  }

  @Test func `an id that is expected and missing is reported with the nearest one`() {
    let node = LayoutNode.flexible.id("subtitle").layout(in: .zero)
    #expect(
      node.lint(only: [.unknownID], expecting: ["subtitel"]).map(\.description)
        == ["No view has the id \"subtitel\"; the nearest is \"subtitle\"."])
    // What has no character in common is near to nothing.
    let short = LayoutNode.flexible.id("t").layout(in: .zero)
    #expect(
      short.lint(only: [.unknownID], expecting: [3]).map(\.description)
        == ["No view has the id \"3\"; there are \"t\"."])
    #expect(node.lint(expecting: ["subtitle"]).isEmpty)
  }

  @Test func `of many missing ids each is reported as if it were the only one`() {
    let words = ["title", "subtitle", "icon", "Icon", "row 1", "row 2", "badge"]
    let ids = words.map { AnyHashable($0) } + [1, 2.5]
    let result = LayoutNode.vstack(
      ids.map { LayoutNode.fixed(width: 1, height: 1).id($0) }
        + [.geometryReader { _ in [LayoutNode.flexible.id("late")] }]
    ).layout(in: CGSize(width: 9, height: 90))
    let missing: [AnyHashable] = [
      "titel", "1", "icom", "row 3", "lata", "something else", 7, 2, "",
    ]
    func found(_ ids: [AnyHashable]) -> [String] {
      result.lint(only: [.unknownID], expecting: ids).map(\.message)
    }
    #expect(found(missing + ids) == missing.flatMap { found([$0]) })
    #expect(
      found(["titel", "1", "lata"]) == [
        "No view has the id \"titel\"; the nearest is \"title\".",
        "No view has the id \"1\" of type String, but one has the same id of another type.",
        "No view has the id \"lata\"; the nearest is \"late\".",
      ])
  }
}
