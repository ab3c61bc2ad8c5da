import SwiftUI

// Lists, grids of data and screens as apps write them.

struct Contact: Identifiable, Hashable {
  let id: Int
  var name: String
  var phone: String
  var isFavourite = false
}

struct ContactsScreen: View {
  @State private var contacts = [
    Contact(id: 1, name: "Ada", phone: "1815"), Contact(id: 2, name: "Alan", phone: "1912"),
  ]
  @State private var path = NavigationPath()
  @State private var selection: Contact.ID?
  @State private var tab = "contacts"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Contacts", systemImage: "person", value: "contacts") {
        NavigationStack(path: $path) {
          List(selection: $selection) {
            Section("Favourites") { rows }
            Section {
              LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 8)]) {
                ForEach(contacts) { ContactTile(contact: $0) }
              }
              .listRowInsets(EdgeInsets())
              .listRowBackground(Color.clear)
            } header: {
              Text("All")
            } footer: {
              Text("\(contacts.count) contacts")
            }
          }
          .listStyle(.insetGrouped)
          .navigationTitle("Contacts")
          .navigationDestination(for: Contact.self) { ContactForm(contact: $0) }
        }
      }
      Tab("Settings", systemImage: "gear", value: "settings") {
        ContactForm(contact: contacts[0])
      }
    }
  }

  @ViewBuilder private var rows: some View {
    ForEach($contacts) { $contact in
      NavigationLink(value: contact) {
        ViewThatFits(in: .horizontal) {
          LabeledContent(contact.name, value: contact.phone)
          Text(contact.name)
        }
      }
      .swipeActions(edge: .trailing) { Button("Delete", role: .destructive) {} }
      .listRowSeparator(.hidden, edges: .top)
    }
    .onDelete { contacts.remove(atOffsets: $0) }
    .onMove { contacts.move(fromOffsets: $0, toOffset: $1) }
  }
}

struct ContactTile: View {
  let contact: Contact

  var body: some View {
    GroupBox(contact.name) { Text(contact.phone) }
  }
}

struct ContactForm: View {
  let contact: Contact

  var body: some View {
    NavigationSplitView {
      List(0..<3, id: \.self) { Text("Row \($0)") }.navigationSplitViewColumnWidth(120)
    } detail: {
      Form {
        Section(header: Text("Name"), footer: EmptyView()) {
          TextField("Name", text: .constant(contact.name))
          Toggle("Favourite", isOn: .constant(contact.isFavourite))
        }
        LazyHStack(pinnedViews: [.sectionHeaders]) { Text(contact.phone) }
      }
      .formStyle(.grouped)
    }
  }
}

struct EditableContacts: View {
  @State private var contacts: [Contact] = []

  var body: some View {
    List($contacts, editActions: .all) { $contact in
      TextField("Name", text: $contact.name)
    }
    .refreshable { await reload() }
    List($contacts) { $contact in Toggle(contact.name, isOn: $contact.isFavourite) }
      .refreshable { try? await Task.sleep(for: .seconds(1)) }
    List(contacts) { Text($0.name) }
    List(0..<3) { Text("\($0)") }
  }

  private func reload() async {}
}
