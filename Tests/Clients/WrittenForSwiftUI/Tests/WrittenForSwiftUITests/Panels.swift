import SwiftUI

// Views that load, measure, draw and share, and styles of controls, as apps write them.

struct Gallery: View {
  @State private var isExpanded = true
  let url = URL(string: "https://example.com/picture")
  let start = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    ScrollView {
      pictures
      gauges
      clocks
      sharing
    }
    .groupBoxStyle(Framed())
    .disclosureGroupStyle(Indented())
    .labeledContentStyle(Stacked())
  }

  @ViewBuilder private var pictures: some View {
    AsyncImage(url: url).frame(width: 50, height: 50)
    AsyncImage(url: url, scale: 2) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: url, transaction: Transaction(animation: .spring())) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable()
      case .failure(let error): Text(error.localizedDescription)
      @unknown default: EmptyView()
      }
    }
    AsyncImage(url: url) { phase in
      if let image = phase.image { image } else { Color.gray }
    }
    ContentUnavailableView("No mail", systemImage: "tray", description: Text("Come back later."))
    ContentUnavailableView {
      Label("No mail", systemImage: "tray")
    } description: {
      Text("Come back later.")
    } actions: {
      Button("Reload") {}
    }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "x")
    Canvas { context, size in
      context.opacity = 0.5
      context.fill(
        Path(ellipseIn: CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero,
          endPoint: CGPoint(x: size.width, y: 0)))
      context.stroke(
        Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red), lineWidth: 2)
      context.drawLayer { layer in
        layer.addFilter(.blur(radius: 4))
        layer.translateBy(x: 4, y: 0)
        layer.rotate(by: .degrees(10))
        layer.draw(Text("Hello"), at: CGPoint(x: 4, y: 4), anchor: .topLeading)
      }
      let resolved = context.resolve(Text("Hello").font(.title))
      context.draw(resolved, in: CGRect(origin: .zero, size: resolved.measure(in: size)))
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
    } symbols: {
      Text("One").tag(1)
    }
    .frame(width: 30, height: 30)
  }

  @ViewBuilder private var gauges: some View {
    Gauge(value: 0.5) { Text("Speed") }
    Gauge(value: 50, in: 0...100) {
      Text("Speed")
    } currentValueLabel: {
      Text("50")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    .gaugeStyle(.accessoryCircular)
    GroupBox("Box") {
      DisclosureGroup("More", isExpanded: $isExpanded) { Text("Content") }
      LabeledContent("Total") { Text("12") }
    }
    Menu("Sort") { Button("Name") {} }.menuStyle(.borderlessButton).menuIndicator(.hidden)
    Menu("Sort") { Button("Name") {} }.menuStyle(Red())
    ControlGroup {
      Button("Cut") {}
      Button("Copy") {}
    }
    .controlGroupStyle(.navigation)
    ControlGroup("Edit", systemImage: "pencil") { Button("Cut") {} }.controlGroupStyle(.menu)
    EditButton()
  }

  @ViewBuilder private var clocks: some View {
    TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
    TimelineView(.periodic(from: start, by: 1)) { context in
      Text("\(context.date.timeIntervalSince(start))")
    }
    TimelineView(.animation(minimumInterval: 0.1, paused: false)) { timeline in
      Circle().opacity(timeline.cadence <= .live ? 1 : 0.5).frame(width: 10, height: 10)
    }
    TimelineView(.explicit([start])) { Text($0.date, style: .date) }
  }

  @ViewBuilder private var sharing: some View {
    ShareLink(item: URL(filePath: "/"))
    ShareLink("Share it", item: "text", subject: Text("Subject"))
    ShareLink(item: "text") { Label("Share", systemImage: "star") }
    ShareLink(items: ["a", "b"])
    ShareLink(item: 12, preview: SharePreview("Twelve", image: Image("twelve")))
  }
}

private struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content.padding().border(.gray)
    }
  }
}

private struct Indented: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      configuration.label
    }
    if configuration.isExpanded { configuration.content.padding(.leading) }
  }
}

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption)
      configuration.content
    }
  }
}

private struct Red: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding().border(.red)
  }
}

struct Surroundings: View {
  @Environment(\.editMode) private var editMode
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.headerProminence) private var headerProminence
  @Environment(\.isScrollEnabled) private var isScrollEnabled
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      if editMode?.wrappedValue.isEditing == true { Text("Editing") }
      if sizeCategory >= .accessibilityMedium { Text("Large") }
      if headerProminence == .increased, isFocused, isSearching { Text("Focus") }
      Text(isScrollEnabled ? "Scroll" : "Stay")
      Button("Open") {
        openWindow(id: "main")
        openWindow(value: 3)
        dismissWindow(id: "main")
        dismissSearch()
        openURL(URL(filePath: "/")) { print($0) }
      }
    }
    .environment(\.openURL, OpenURLAction { url in url.isFileURL ? .handled : .systemAction })
    .environment(\.editMode, .constant(.active))
    .environment(\.sizeCategory, .extraLarge)
    .headerProminence(.increased)
    .scrollDisabled(true)
  }
}
