import LayoutCore
import Testing

/// Ids of any types: they are equal where they would be as `AnyHashable`, in trees and in results.
struct IDTypeTests {
  private enum Part: Hashable {
    case title
    case row(Int)
  }

  private final class Model: Hashable, Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (lhs: Model, rhs: Model) -> Bool { lhs.number == rhs.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private static func box(_ width: Int) -> LayoutNode { .fixed(width: CGFloat(width), height: 1) }

  private static func width(of id: some Hashable, in result: ResolvedLayout) -> CGFloat? {
    result.frame(of: id)?.width
  }

  @Test func `each type has its own ids`() {
    let result = LayoutNode.vstack([
      Self.box(1).id(7), Self.box(2).id("7"), Self.box(3).id(Part.row(7)),
      Self.box(4).id(Part.title),
      Self.box(5).id([7]), Self.box(6).id(Model(7)), Self.box(7).id(Character("7")),
    ]).layout(proposing: .unspecified)
    #expect(Self.width(of: 7, in: result) == 1)
    #expect(Self.width(of: "7", in: result) == 2)
    #expect(Self.width(of: Part.row(7), in: result) == 3)
    #expect(Self.width(of: Part.title, in: result) == 4)
    #expect(Self.width(of: [7], in: result) == 5)
    #expect(Self.width(of: Model(7), in: result) == 6)
    #expect(Self.width(of: Character("7"), in: result) == 7)
    #expect(Self.width(of: Part.row(8), in: result) == nil)
    #expect(Self.width(of: [8], in: result) == nil)
    #expect(result.node(of: 7)?.ids == [7])
    #expect(result.node(of: Part.title)?.id?.base as? Part == .title)
  }

  @Test func `numbers are equal whatever their types`() {
    let result = LayoutNode.vstack([
      Self.box(1).id(5), Self.box(2).id(UInt8(6)), Self.box(3).id(7.0), Self.box(4).id(UInt64.max),
      Self.box(5).id(0.5),
    ]).layout(proposing: .unspecified)
    #expect(Self.width(of: UInt8(5), in: result) == 1)
    #expect(Self.width(of: 5.0, in: result) == 1)
    #expect(Self.width(of: 6, in: result) == 2)
    #expect(Self.width(of: Int64(7), in: result) == 3)
    #expect(Self.width(of: UInt64.max, in: result) == 4)
    #expect(Self.width(of: Float(0.5), in: result) == 5)
    #expect(Self.width(of: -1, in: result) == nil)
    let both = LayoutNode.vstack([Self.box(1).id(UInt8(5)), Self.box(2).id(5)])
    #expect(both.layout(proposing: .unspecified).frames(of: 5).map(\.width) == [1, 2])
    #expect(both.layout(proposing: .unspecified).frames(of: UInt(5)).map(\.width) == [1, 2])
  }

  @Test func `an id in AnyHashable is the id`() {
    let ids: [AnyHashable] = [5, "title", Part.row(2), Model(3)]
    let result = LayoutNode.vstack(
      ids.enumerated().map { Self.box($0.offset + 1).id($0.element) }
    ).layout(proposing: .unspecified)
    #expect(Self.width(of: 5, in: result) == 1)
    #expect(Self.width(of: "title", in: result) == 2)
    #expect(Self.width(of: Part.row(2), in: result) == 3)
    #expect(Self.width(of: Model(3), in: result) == 4)
    #expect(ids.map { Self.width(of: $0, in: result) } == [1, 2, 3, 4])
  }

  @Test func `more types than have ids of their own are found too`() {
    struct Tag<Value: Hashable>: Hashable {
      let value: Value
      init(_ value: Value) { self.value = value }
    }
    let ids: [any Hashable] = [
      Tag(1), Tag(1 as UInt), Tag("1"), Tag(true), Tag(1.0), Tag(1 as Float), Tag(1 as Int8),
      Tag(1 as Int16), Tag(1 as Int32), Tag(1 as Int64), Tag(1 as UInt8), Tag(1 as UInt16),
      Tag(1 as UInt32), Tag(1 as UInt64), Tag([1]), Tag(Tag(1)), Tag(Tag("1")), Tag(Tag(true)),
    ]
    func node(_ id: some Hashable, _ width: Int) -> LayoutNode { Self.box(width).id(id) }
    var nodes: [LayoutNode] = []
    for id in ids { nodes.append(node(id, nodes.count + 1)) }
    let result = LayoutNode.vstack(nodes).layout(proposing: .unspecified)
    for (number, id) in ids.enumerated() {
      #expect(Self.width(of: id, in: result) == CGFloat(number + 1))
    }
    #expect(Self.width(of: Tag(2), in: result) == nil)
    #expect(Self.width(of: Tag(Tag(2)), in: result) == nil)
  }

  @Test func `a tree of any number of levels may have an id on each`() {
    var node = Self.box(1)
    for level in 0..<100_000 { node = .vstack([node]).padding(0).id(level) }
    let tree = LayoutTree(node)
    #expect(tree.reference(to: 0) != nil && tree.reference(to: 99_999) == tree.root)
    #expect(tree.reference(to: 100_000) == nil)
    tree.replace(50_000, with: Self.box(2))
    #expect(tree.reference(to: 0) == nil && tree.reference(to: 50_001) != nil)
  }

  @Test func `random changes keep ids where they are, and results those that they had`() {
    var random = SeededGenerator(seed: 3)
    // For each child its ids and its width.
    var children: [(id: Int, width: Int)] = (0..<12).map { ($0 % 8, $0) }
    func node(_ child: (id: Int, width: Int)) -> LayoutNode {
      Self.box(child.width).id(child.id).id("\(child.id)").id(child.id % 2 == 0 ? 1.5 : 2.5)
    }
    func widths(_ isFound: (Int) -> Bool) -> [CGFloat] {
      children.filter { isFound($0.id) }.map { CGFloat($0.width) }
    }
    func check(_ result: ResolvedLayout, _ expected: [[CGFloat]]) {
      #expect((0..<8).map { result.frames(of: $0).map(\.width) } == expected)
      #expect((0..<8).map { result.frames(of: "\($0)").map(\.width) } == expected)
    }
    let tree = LayoutTree(.vstack(children.map(node)))
    var held: [(ResolvedLayout, [[CGFloat]])] = []
    for step in 0..<200 {
      let (place, child) = (random.below(children.count), (random.below(8), 100 + step))
      guard let reference = tree.reference(at: NodePlace([place])) else { continue }
      switch random.below(4) {
      case 0 where children.count > 3:
        tree.remove(reference)
        children.remove(at: place)
      case 1:
        tree.insert(node(child), at: place, into: tree.root)
        children.insert(child, at: place)
      case 2:
        let target = random.below(children.count)
        tree.move(reference, to: target)
        children.insert(children.remove(at: place), at: target)
      default:
        tree.replace(reference, with: node(child))
        children[place] = child
      }
      let result = tree.layout(proposing: .unspecified)
      let expected = (0..<8).map { id in widths { $0 == id } }
      check(result, expected)
      #expect(result.frames(of: 1.5).map(\.width) == widths { $0 % 2 == 0 })
      if random.below(3) == 0 { held.append((result, expected)) }
      if held.count > 3 { held.removeFirst() }
      held.forEach(check)
    }
  }
}
