import SwiftUI
import Testing

/// What lists do with the data of rows that people move and delete.
struct OffsetTests {
  @Test func `elements are removed by offset`() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [0, 3])
    #expect(letters == ["b", "c", "e"])
  }

  @Test func `elements are moved by offset`() {
    var letters = Array("abcde")
    letters.move(fromOffsets: [1, 4], toOffset: 3)
    #expect(letters == ["a", "c", "b", "e", "d"])
    letters.move(fromOffsets: [0], toOffset: 5)
    #expect(letters == ["c", "b", "e", "d", "a"])
  }
}
