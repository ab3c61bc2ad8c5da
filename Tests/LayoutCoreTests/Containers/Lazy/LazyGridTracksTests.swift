import Testing

@testable import LayoutCore

/// How many tracks a lazy grid has where its breadth is no number to share out. Grids are asked for
/// such a breadth only by way of an ideal breadth that is endless.
struct LazyGridTracksTests {
  private let items = [GridItem(.flexible()), GridItem(.adaptive(minimum: 10))].map {
    LazyGridTracks.Item($0)
  }

  @Test func `after an item that takes an endless breadth, as many tracks as there may be`() {
    let tracks = LazyGridTracks(items, in: .infinity)
    // One for the flexible item, and a thousand million for the adaptive one.
    #expect(tracks.count == 1_000_000_001)
  }

  @Test func `of a breadth that is no number, each item has its least`() {
    let tracks = LazyGridTracks(items, in: .nan)
    #expect(tracks.count == 2)
    // 10, the usual gap of 8, and 10.
    #expect(tracks.total == 28)
  }
}
