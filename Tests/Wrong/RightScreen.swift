import SwiftUI

// A whole screen without mistakes, which takes no longer than a second.

struct Mailbox: Identifiable, Hashable {
  enum Kind: String, CaseIterable, Identifiable {
    case inbox, drafts, sent, archive

    var id: Self { self }

    var symbol: String {
      switch self {
      case .inbox: "tray"
      case .drafts: "doc"
      case .sent: "paperplane"
      case .archive: "archivebox"
      }
    }
  }

  let id: Int
  var name: String
  var kind: Kind
  var messages: [Message] = []
}

struct Message: Identifiable, Hashable {
  let id: Int
  var sender: String
  var subject: String
  var text: String
  var isRead = false
  var isFlagged = false
  var tags: [String] = []
  var size = 0
}

struct MailScreen: View {
  @State private var mailboxes: [Mailbox] = []
  @State private var selection: Set<Message.ID> = []
  @State private var chosen: Mailbox.Kind = .inbox
  @State private var query = ""
  @State private var isWriting = false
  @State private var isFiltered = false
  @State private var textSize = 17.0
  @State private var draft = ""
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dismiss) private var dismiss

  private var messages: [Message] {
    mailboxes.filter { $0.kind == chosen }
      .flatMap(\.messages)
      .filter { !isFiltered || !$0.isRead }
      .filter { query.isEmpty || $0.subject.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section("Mailboxes") {
          ForEach(mailboxes) { mailbox in
            NavigationLink(value: mailbox) {
              Label(mailbox.name, systemImage: mailbox.kind.symbol)
                .badge(mailbox.messages.count)
            }
          }
        }
        messageList
        settings
      }
      .listStyle(.insetGrouped)
      .navigationTitle(chosen.rawValue.capitalized)
      .navigationDestination(for: Mailbox.self) { summary(of: $0) }
      .searchable(text: $query, prompt: "Subject")
      .toolbar { toolbar }
      .sheet(isPresented: $isWriting) { editor }
      .onChange(of: chosen) { selection.removeAll() }
      .background(Color.gray.opacity(0.1))
      .overlay(alignment: .bottom) {
        if !selection.isEmpty { selectionBar }
      }
      .animation(.default, value: selection)
    }
  }

  private var messageList: some View {
    Section {
      ForEach(messages) { message in
        row(of: message)
          .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            Button("Delete", role: .destructive) { delete(message) }
            Button("Flag", systemImage: "flag") { flag(message) }.tint(.orange)
          }
          .contextMenu { menu }
      }
      .onDelete { offsets in offsets.map { messages[$0] }.forEach(delete) }
    } header: {
      HStack {
        Text("Messages")
        Spacer()
        Text("\(messages.count { !$0.isRead }) unread").foregroundStyle(.secondary)
      }
    } footer: {
      if messages.isEmpty { Text("Nothing here").italic() }
    }
  }

  @ViewBuilder private var menu: some View {
    Button("Reply") { isWriting = true }
    Divider()
    Menu("Move") {
      ForEach(Mailbox.Kind.allCases) { kind in
        Button(kind.rawValue.capitalized) { chosen = kind }
      }
    }
  }

  private func row(of message: Message) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Circle()
        .fill(message.isRead ? Color.clear : Color.blue)
        .frame(width: 10, height: 10)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(message.sender).font(.headline).lineLimit(1)
          Spacer(minLength: 8)
          if message.isFlagged {
            Image(systemName: "flag.fill").foregroundStyle(.orange).imageScale(.small)
          }
          Text("\(message.size / 1024) kB").font(.caption).foregroundStyle(.secondary)
        }
        Text(message.subject).font(.subheadline).fontWeight(message.isRead ? .regular : .semibold)
        Text(message.text)
          .font(.system(size: CGFloat(textSize)))
          .foregroundStyle(.secondary)
          .lineLimit(2)
          .multilineTextAlignment(.leading)
        tags(of: message)
      }
    }
    .padding(.vertical, 4)
    .contentShape(Rectangle())
    .onTapGesture { read(message) }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Message from \(message.sender)")
  }

  private func tags(of message: Message) -> some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 6) {
        ForEach(message.tags, id: \.self) { tag in
          Text(tag)
            .font(.caption2)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(colorScheme == .dark ? Color.blue.opacity(0.4) : Color.blue.opacity(0.2))
            .clipShape(Capsule())
        }
      }
    }
  }

  @ViewBuilder private var settings: some View {
    Section("Settings") {
      Toggle("Unread only", isOn: $isFiltered)
      Picker("Mailbox", selection: $chosen) {
        ForEach(Mailbox.Kind.allCases) { kind in
          Label(kind.rawValue.capitalized, systemImage: kind.symbol).tag(kind)
        }
      }
      .pickerStyle(.segmented)
      LabeledContent("Text size") {
        Slider(value: $textSize, in: 12...24, step: 1) {
          Text("Text size")
        } minimumValueLabel: {
          Text("A").font(.caption)
        } maximumValueLabel: {
          Text("A").font(.title)
        }
      }
      Stepper("Size \(Int(textSize))", value: $textSize, in: 12...24)
      DisclosureGroup("All mailboxes") {
        ForEach($mailboxes) { $mailbox in
          TextField("Name", text: $mailbox.name)
            .textFieldStyle(.roundedBorder)
            .onSubmit { query = mailbox.name }
        }
      }
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button("Write", systemImage: "square.and.pencil") { isWriting = true }
    }
    ToolbarItem(placement: .cancellationAction) {
      Button("Done") { dismiss() }.disabled(isWriting)
    }
    ToolbarItemGroup(placement: .bottomBar) {
      Button("Mark all") { messages.forEach(read) }
      Spacer()
      Text("\(messages.count) messages").font(.footnote)
    }
  }

  private var selectionBar: some View {
    HStack(spacing: 16) {
      Text("\(selection.count) selected").bold()
      Spacer()
      Button("Archive") { selection.removeAll() }
      Button("Delete", role: .destructive) {
        messages.filter { selection.contains($0.id) }.forEach(delete)
      }
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray.opacity(0.3), lineWidth: 1))
    .shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
    .padding(.horizontal, 20)
    .transition(.move(edge: .bottom))
  }

  private var editor: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("New message").font(.title2).fontWeight(.bold)
        Spacer()
        Button("Cancel") { isWriting = false }
      }
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
        GridRow {
          Text("To").gridColumnAlignment(.trailing)
          TextField("Address", text: $query)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Subject")
          TextField("Subject", text: $draft)
        }
      }
      TextEditor(text: $draft)
        .frame(minHeight: 120, maxHeight: .infinity)
        .border(Color.gray.opacity(0.4))
      GeometryReader { proxy in
        HStack(spacing: 0) {
          Color.green.frame(width: proxy.size.width * min(CGFloat(draft.count) / 500, 1))
          Color.gray.opacity(0.2)
        }
      }
      .frame(height: 4)
      Text("\(draft.count) of 500")
        .font(.caption)
        .foregroundStyle(draft.count > 500 ? .red : .secondary)
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(20)
    .presentationDetents([.medium, .large])
  }

  private func summary(of mailbox: Mailbox) -> some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 16, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(Array(mailbox.messages.enumerated()), id: \.element.id) { index, message in
            HStack {
              Text("\(index + 1).").monospacedDigit().frame(width: 40, alignment: .trailing)
              row(of: message)
            }
            if index < mailbox.messages.count - 1 { Divider().padding(.leading, 48) }
          }
        } header: {
          Text(mailbox.name)
            .font(.largeTitle.bold())
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.background)
        }
      }
      .padding()
    }
    .navigationTitle(Text(mailbox.name))
  }

  private func delete(_ message: Message) {
    for index in mailboxes.indices {
      mailboxes[index].messages.removeAll { $0.id == message.id }
    }
  }

  private func flag(_ message: Message) { change(message) { $0.isFlagged.toggle() } }

  private func read(_ message: Message) { change(message) { $0.isRead = true } }

  private func change(_ message: Message, _ body: (inout Message) -> Void) {
    for box in mailboxes.indices {
      for index in mailboxes[box].messages.indices
      where mailboxes[box].messages[index].id == message.id {
        body(&mailboxes[box].messages[index])
      }
    }
  }
}
