import LayoutKit
import TestViews
import Testing

/// Which views are children of a container.
struct FlatteningTests {
  let window = CGSize(width: 300, height: 100)

  // Each block gets its own padding; 10 + 10 high, then 20 + 10.
  @Test func `a modifier of a group is applied to each child`() {
    let view = VStack(spacing: 0) {
      Group {
        Block(10, 10).id("a")
        Block(20, 20).id("b")
      }
      .padding(5)
    }
    expect(
      view.layout(proposing: .unspecified), size: (30, 50),
      ["a": (10, 5, 10, 10), "b": (5, 25, 20, 20)])
  }

  // An empty view leaves no gap.
  @Test func `an empty view is no child`() {
    let view = VStack(spacing: 10) {
      Block(10, 10)
      EmptyView()
      EmptyView().frame(width: 50, height: 50)
      Block(10, 10).id("last")
    }
    expect(view.layout(proposing: .unspecified), size: (10, 30), ["last": (0, 20, 10, 10)])
  }

  // Frames of width 200 around blocks of 100 and 50.
  @Test func `a frame of a group is applied to each child`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Group {
        Block(100, 10).id("a")
        Block(50, 10).id("b")
      }
      .frame(width: 200)
    }
    expect(
      view.layout(proposing: ProposedViewSize(window)), size: (200, 20),
      ["a": (50, 0, 100, 10), "b": (75, 10, 50, 10)])
  }

  // 10 + 8 + 20 = 38 high, centred in 100.
  @Test func `several roots are stacked vertically`() {
    struct Roots: View {
      var body: some View {
        Block(10, 10).id("a")
        Block(20, 20).id("b")
      }
    }
    expect(
      Roots().layout(in: CGSize(width: 100, height: 100)), size: (20, 38),
      ["a": (45, 31, 10, 10), "b": (40, 49, 20, 20)])
  }

  @Test func `a body of several views is several children`() {
    struct Pair: View {
      var body: some View {
        Block(10, 10).id("first")
        Block(20, 10).id("second")
      }
    }
    let view = HStack(spacing: 1) {
      Pair()
      Block(30, 10).id("third")
    }
    expect(
      view.layout(proposing: .unspecified), size: (62, 10),
      ["first": (0, 0, 10, 10), "second": (11, 0, 20, 10), "third": (32, 0, 30, 10)])
  }

  @Test func `a section is its header, content and footer`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Section {
        Block(20, 20).id("content")
      } header: {
        Block(10, 10).id("header")
      } footer: {
        Block(30, 30).id("footer")
      }
    }
    expect(
      view.layout(proposing: .unspecified), size: (30, 60),
      ["header": (0, 0, 10, 10), "content": (0, 10, 20, 20), "footer": (0, 30, 30, 30)])
  }

  @Test func `wrappers are no layouts`() {
    let optional: Block? = Block(10, 10)
    let view = HStack(spacing: 0) {
      AnyView(Block(10, 10)).id("erased")
      AnyView(
        Group {
          Block(10, 10)
          Block(10, 10)
        })
      optional.id("optional")
    }
    expect(
      view.layout(proposing: .unspecified), size: (40, 10),
      ["erased": (0, 0, 10, 10), "optional": (30, 0, 10, 10)])
  }

  @Test func `a container may have more than ten children`() {
    let view = HStack(spacing: 0) {
      Block(1, 1)
      Block(2, 1)
      Block(3, 1)
      Block(4, 1)
      Block(5, 1)
      Block(6, 1)
      Block(7, 1)
      Block(8, 1)
      Block(9, 1)
      Block(10, 1)
      Block(11, 1)
      Block(12, 1).id("twelfth")
    }
    // 1 + 2 + … + 11 = 66
    expect(view.layout(proposing: .unspecified), size: (78, 1), ["twelfth": (66, 0, 12, 1)])
  }
}
