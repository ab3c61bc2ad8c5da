import Styles
import SwiftUI

/// All entries; each leads to its own screen.
@MainActor
public struct EntryList: View {
  @State private var journal = Journal()
  @State private var selection: Journal.Entry.ID?
  @State private var isEditing = false

  public init() {}

  public var body: some View {
    NavigationStack {
      List(journal.found, selection: $selection) { entry in
        NavigationLink(value: entry) {
          HStack {
            Text(entry.title).font(.headline)
            Spacer()
            Text(entry.words, format: .number).foregroundStyle(.secondary)
          }
          .id(entry.title)
        }
        .swipeActions {
          Button("Delete", role: .destructive) {
            journal.entries.removeAll { $0.id == entry.id }
          }
        }
      }
      .navigationTitle("Journal")
      .navigationDestination(for: Journal.Entry.self) { EntryScreen(entry: $0) }
      .searchable(text: $journal.query)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("New", systemImage: "plus") { isEditing = true }
        }
      }
      .sheet(isPresented: $isEditing) { Text("A new entry").card() }
      .task { await journal.load() }
    }
  }
}

#Preview { EntryList() }
