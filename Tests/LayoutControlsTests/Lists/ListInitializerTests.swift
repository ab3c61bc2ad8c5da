import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Each way to create a list of data makes the same rows.
struct ListInitializerTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var height: CGFloat = 40
    var children: [Item]?
  }

  static let items = [Item(id: 1, children: [Item(id: 3)]), Item(id: 2)]
  let items = Self.items
  let bound = Binding.constant(Self.items)
  let one = Binding<Int?>.constant(nil)
  let some = Binding<Set<Int>>.constant([])
  let always = Binding.constant(1)

  /// The frames of the blocks in a list: rows of 48, in which they are 4 from the top and 8 from
  /// the side.
  func rows(_ list: some View) -> [CGRect] {
    let result = list.plainDesktopLists().layout(in: CGSize(width: 200, height: 300))
    return [1, 2].compactMap { result.frame(of: $0) }
  }

  let expected = [
    CGRect(x: 8, y: 4, width: 20, height: 40), CGRect(x: 8, y: 52, width: 20, height: 40),
  ]

  func block(_ item: Item) -> some View { Block(20, item.height).id(item.id) }
  func block(of item: Binding<Item>) -> some View { block(item.wrappedValue) }

  @Test func `lists with a row that is always selected`() {
    #expect(rows(List(items, selection: always) { block($0) }) == expected)
    #expect(rows(List(items, id: \.id, selection: always) { block($0) }) == expected)
    #expect(rows(List(bound, selection: always) { block(of: $0) }) == expected)
    #expect(rows(List(bound, id: \.id, selection: always) { block(of: $0) }) == expected)
    #expect(rows(List(0..<2, selection: always) { block(items[$0]) }) == expected)
  }

  @Test func `lists that can be edited`() {
    #expect(rows(List(bound, editActions: .all) { block(of: $0) }) == expected)
    #expect(rows(List(bound, editActions: .move, selection: one) { block(of: $0) }) == expected)
    #expect(rows(List(bound, editActions: .move, selection: some) { block(of: $0) }) == expected)
    #expect(
      rows(List(bound, editActions: .delete, selection: always) { block(of: $0) }) == expected)
    #expect(rows(List(bound, id: \.id, editActions: .all) { block(of: $0) }) == expected)
    let id = \Item.id
    #expect(
      rows(List(bound, id: id, editActions: .all, selection: one) { block(of: $0) }) == expected)
    #expect(
      rows(List(bound, id: id, editActions: .all, selection: some) { block(of: $0) }) == expected)
    #expect(
      rows(List(bound, id: id, editActions: .all, selection: always) { block(of: $0) }) == expected)
  }

  @Test func `lists of elements inside of each other`() {
    let (id, inner) = (\Item.id, \Item.children)
    #expect(rows(List(items, children: inner) { block($0) }) == expected)
    #expect(rows(List(items, children: inner, selection: one) { block($0) }) == expected)
    #expect(rows(List(items, children: inner, selection: some) { block($0) }) == expected)
    #expect(rows(List(items, children: inner, selection: always) { block($0) }) == expected)
    #expect(rows(List(items, id: id, children: inner) { block($0) }) == expected)
    #expect(rows(List(items, id: id, children: inner, selection: always) { block($0) }) == expected)
  }

  @Test func `lists of bound elements inside of each other`() {
    let (id, inner) = (\Item.id, \Item.children)
    #expect(rows(List(bound, children: inner) { block(of: $0) }) == expected)
    #expect(rows(List(bound, children: inner, selection: one) { block(of: $0) }) == expected)
    #expect(rows(List(bound, children: inner, selection: some) { block(of: $0) }) == expected)
    #expect(rows(List(bound, children: inner, selection: always) { block(of: $0) }) == expected)
    #expect(rows(List(bound, id: id, children: inner) { block(of: $0) }) == expected)
    #expect(
      rows(List(bound, id: id, children: inner, selection: one) { block(of: $0) }) == expected)
    #expect(
      rows(List(bound, id: id, children: inner, selection: some) { block(of: $0) }) == expected)
    #expect(
      rows(List(bound, id: id, children: inner, selection: always) { block(of: $0) }) == expected)
  }

  @Test func `rows write through their bindings`() {
    struct Fruits: View {
      @State private var items = ListInitializerTests.items

      var body: some View {
        List($items, children: \.children) { $item in
          Block(20, item.height).id(item.id).onAppear { item.height = 60 }
        }
        .plainDesktopLists()
      }
    }
    let result = Fruits().layout(in: CGSize(width: 200, height: 300))
    #expect(result.frame(of: 2) == CGRect(x: 8, y: 72, width: 20, height: 60))
  }

  @Test func `a group of one bound element`() {
    let root = Binding.constant(items[0])
    let group = VStack { OutlineGroup(root, children: \.children) { block(of: $0) } }
    #expect(group.layout(proposing: ProposedViewSize(100, nil)).frame(of: 1)?.height == 40)
  }
}
