import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Views that are unfolded in lists: each is a row.
struct ListDisclosureTests {
  private func group(_ name: String, isExpanded: Bool = true) -> some View {
    DisclosureGroup(isExpanded: .constant(isExpanded)) {
      Block(20, 20).id("\(name)1")
      Block(30, 20).id("\(name)2")
    } label: {
      Block(50, 20).id(name)
    }
  }

  @Test func `unfolded views are rows`() {
    let list = List {
      group("a")
      Block(10, 20).id("end")
    }
    // Rows of 20 + 8; views of the group are 20 further in than the 8 of all rows.
    expect(
      list.plainDesktopLists().layout(proposing: ProposedViewSize(200, 300)),
      [
        "a": (8, 4, 50, 20), "a1": (28, 32, 20, 20), "a2": (28, 60, 30, 20),
        "end": (8, 88, 10, 20),
      ])
  }

  @Test func `folded views are not there`() {
    let list = List {
      group("a", isExpanded: false)
      Block(10, 20).id("end")
    }
    let result = list.plainDesktopLists().layout(proposing: ProposedViewSize(200, 300))
    expect(result, ["a": (8, 4, 50, 20), "end": (8, 32, 10, 20)])
    #expect(result.frame(of: "a1") == nil)
  }

  @Test func `groups of data and of sections are rows too`() {
    let list = List {
      Section { ForEach(["a", "b"], id: \.self) { group($0) } }
    }
    expect(
      list.plainDesktopLists().layout(proposing: ProposedViewSize(200, 300)),
      ["a": (8, 4, 50, 20), "a2": (28, 60, 30, 20), "b": (8, 88, 50, 20), "b1": (28, 116, 20, 20)])
  }

  @Test func `groups in groups are further in`() {
    let list = List {
      DisclosureGroup("x", isExpanded: .constant(true)) { group("a") }
    }
    // A desktop's line of 16, with 4 above and below; the list has 4.
    let top: CGFloat = 4 + 4 + 16 + 4
    expect(
      list.plainDesktopLists().layout(proposing: ProposedViewSize(200, 300)),
      ["a": (28, top, 50, 20), "a1": (48, top + 28, 20, 20)])
  }

  @Test func `in one row, unfolded views are a column`() {
    let list = List {
      VStack(spacing: 0) { group("a") }
      ScrollView { LazyVStack(spacing: 0) { group("b") } }.frame(height: 100)
    }
    let result = list.plainDesktopLists().layout(proposing: ProposedViewSize(200, 300))
    // The views are in the middle of the row of 184.
    expect(result, ["a": (8, 4, 50, 20), "a1": (90, 32, 20, 20)])
    #expect(result.frame(of: "b1")?.midX == 100)
  }

  @Test func `other styles are one row`() {
    let list = List {
      group("a").disclosureGroupStyle(Tight())
      Block(10, 20).id("end")
    }
    expect(
      list.plainDesktopLists().layout(proposing: ProposedViewSize(200, 300)),
      ["a": (8, 4, 50, 20), "a1": (8, 24, 20, 20), "end": (8, 72, 10, 20)])
  }

  private struct Tight: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  // MARK: Views that are folded away

  private final class Ledger { var count = 0 }

  private func counted(_ ledger: Ledger) -> Block {
    ledger.count += 1
    return Block(10, 10)
  }

  @Test func `what is folded away is not made`() {
    let ledger = Ledger()
    func group(isExpanded: Bool) -> some View {
      DisclosureGroup("Title", isExpanded: .constant(isExpanded)) { counted(ledger).id("inside") }
    }
    let window = CGSize(width: 100, height: 100)
    #expect(group(isExpanded: false).layout(in: window).frame(of: "inside") == nil)
    #expect(List { group(isExpanded: false) }.layout(in: window).frame(of: "inside") == nil)
    #expect(ledger.count == 0)
    #expect(group(isExpanded: true).layout(in: window).frame(of: "inside") != nil)
    #expect(ledger.count == 1)
  }

  @Test func `groups in groups may go on without end while they are folded`() {
    func group(_ number: Int) -> AnyView {
      AnyView(DisclosureGroup("\(number)") { group(number + 1) })
    }
    #expect(group(0).layout(proposing: .unspecified).size.height > 0)
  }
}
