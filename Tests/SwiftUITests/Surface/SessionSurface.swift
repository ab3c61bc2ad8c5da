import SwiftUI

// Dragging several values, spaces around people and other rarer names. That it compiles is most of
// the test.

struct SessionSurface: View {
  struct Photo: Identifiable {
    let id: Int
  }

  @State private var photos = [Photo(id: 1), Photo(id: 2)]
  @State private var selection: [Int] = [1]
  @Environment(\.openImmersiveSpace) private var openSpace
  @Environment(\.dismissImmersiveSpace) private var dismissSpace

  var body: some View {
    VStack {
      dragged
      dropped
      others
    }
  }

  private var dragged: some View {
    HStack {
      ForEach(photos) { photo in Color.red.draggable(containerItemID: photo.id) }
    }
    .dragContainer(for: Photo.self) { ids in photos.filter { ids.contains($0.id) } }
    .dragContainer(for: String.self, itemID: \.self) { (ids: [String]) in ids }
    .dragContainerSelection(selection)
    .dragConfiguration(DragConfiguration(allowMove: true, allowDelete: false))
    .dragPreviewsFormation(.pile)
    .onDragSessionUpdated { session in
      if session.phase == .ended(.move) { photos = [] }
      if session.draggedItemIDs(for: Int.self).isEmpty { selection = [] }
    }
  }

  private var dropped: some View {
    Color.blue
      .dropDestination(for: String.self, isEnabled: true) { titles, session in
        print(titles.count, session.location)
      }
      .dropDestination(for: String.self) { titles, location in location.x > 0 }
      .dropConfiguration { session in
        DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
      }
      .dropPreviewsFormation(.stack)
      .onDropSessionUpdated { session in if case .exiting = session.phase { selection = [] } }
  }

  private var others: some View {
    VStack {
      Button("Open") {}
        .modifierKeyAlternate(.option) { Text("Close") }
      Image(systemName: "star").symbolEffect(.drawOn.individually, isActive: true)
      Text("Sprache").typesettingLanguage(.explicit(.init(languageCode: .german)))
      ProgressView(Progress(totalUnitCount: 4))
      List { Text("row") }.listStyle(.inset(alternatesRowBackgrounds: true))
      TabView { Text("tab") }.tabViewBottomAccessory(isEnabled: true) { Text("below") }
    }
    .task(name: "opening") {
      if await openSpace(id: "space") == .opened { await dismissSpace() }
    }
    .dismissalConfirmationDialog("Sure?", shouldPresent: true) { Button("Yes") {} }
  }
}

struct SpaceScenes: Scene {
  @State private var style: any ImmersionStyle = .mixed

  var body: some Scene {
    ImmersiveSpace(id: "space") { Text("around") }
      .immersionStyle(selection: $style, in: .mixed, .full, .progressive(0.2...0.8))
      .upperLimbVisibility(.hidden)
    WindowGroup("Photos", id: "photos", for: Int.self) { $number in
      Text("\(number)")
    } defaultValue: {
      1
    }
  }
}
