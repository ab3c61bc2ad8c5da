import Styles
import SwiftUI

/// An entry with its tags.
public struct EntryScreen: View {
  let entry: Journal.Entry

  public init(entry: Journal.Entry) { self.entry = entry }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Color.blue.frame(height: 30).id("title")
      TagFlow(spacing: 4) {
        ForEach(entry.tags, id: \.self) { tag in
          Color.gray.frame(width: 60, height: 20).id(tag)
        }
      }
    }
    .card()
    .containerValue(\.isPinned, true)
    .id("card")
  }
}

extension Journal.Entry {
  /// One with tags for previews and tests.
  public static let example = Self(id: 1, title: "Monday", words: 120, tags: ["a", "b", "c"])
}

#Preview("An entry", traits: .fixedLayout(width: 180, height: 200)) {
  EntryScreen(entry: .example)
}

#Preview("Compact") {
  EntryScreen(entry: .example).environment(\.isCompact, true)
}
