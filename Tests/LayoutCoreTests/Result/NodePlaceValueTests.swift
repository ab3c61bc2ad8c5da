import Foundation
import LayoutCore
import Testing

/// Places as values.
struct NodePlaceValueTests {
  @Test func `a place prints as it is written`() {
    let place: NodePlace = [1, 0, 12]
    #expect("\(place)" == "[1, 0, 12]" && "\(NodePlace.root)" == "[]")
    #expect(place.level == 3 && place.parent == [1, 0] && NodePlace.root.parent == nil)
    #expect(NodePlace([1, 0]).child(12) == place)
  }

  @Test func `places are in the order of description`() {
    let places: [NodePlace] = [[], [0], [0, 3], [0, 10], [1], [1, 0, 0]]
    #expect(places.reversed().sorted() == places)
  }

  @Test func `a place contains itself and what is inside`() {
    let place: NodePlace = [1, 0]
    #expect(place.contains([1, 0]) && place.contains([1, 0, 7]) && NodePlace.root.contains(place))
    #expect(!place.contains([1]) && !place.contains([1, 1]) && !place.contains([10]))
  }

  @Test func `a place is coded and decoded`() throws {
    let place: NodePlace = [2, 1]
    let data = try JSONEncoder().encode(place)
    #expect(try JSONDecoder().decode(NodePlace.self, from: data) == place)
  }
}
