#if os(Linux) || os(Windows)
  import LayoutKit
  import OwnMembers
  import OwnNames
  import SwiftUI
  import Testing

  /// The client's names win in its own files; a file that lays out imports LayoutKit besides.
  struct OwnNamesTests {
    @MainActor @Test func `the client's layout and functions are used`() {
      let result = Names().layout(in: CGSize(width: 100, height: 100))
      // Five views in the client's layout.
      #expect(result.frame(of: "functions")?.size == CGSize(width: 20, height: 3))
      #expect(result.frame(of: "node")?.width == 6)
    }

    @MainActor @Test func `the client's members are used`() {
      let result = Members().layout(in: CGSize(width: 100, height: 100))
      #expect(result.frame(of: "own")?.size == CGSize(width: 5, height: 5))
      #expect(result.frame(of: "node")?.size == CGSize(width: 6, height: 6))
    }

    @Test func `names of SwiftUI and LayoutKit are the same ones`() {
      let size: CGSize = Color.red.frame(width: 3, height: 4).layout(proposing: .unspecified).size
      #expect(size == CGSize(width: 3, height: 4))
      let alignment: Alignment = .center
      #expect(alignment.horizontal == HorizontalAlignment.center)
    }
  }
#endif
