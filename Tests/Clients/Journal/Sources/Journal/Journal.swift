import SwiftUI

/// What the screens show.
@MainActor @Observable
public final class Journal {
  public struct Entry: Identifiable, Hashable, Sendable {
    public let id: Int
    public var title: String
    public var words: Int
    public var tags: [String] = []
  }

  public var entries: [Entry] = [
    Entry(id: 1, title: "Monday", words: 120, tags: ["work", "rain"]),
    Entry(id: 2, title: "Tuesday", words: 80),
  ]
  public var query = ""

  public init() {}

  var found: [Entry] {
    query.isEmpty ? entries : entries.filter { $0.title.contains(query) }
  }

  func load() async {
    entries.append(Entry(id: entries.count + 1, title: "Wednesday", words: 0))
  }
}
