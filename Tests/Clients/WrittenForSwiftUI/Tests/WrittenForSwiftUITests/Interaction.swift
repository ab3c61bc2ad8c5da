import SwiftUI

// Gestures, keys, focus and transactions as apps write them.

/// A gesture made of others.
struct Swipe: Gesture {
  let action: (CGSize) -> Void

  var body: some Gesture {
    DragGesture(minimumDistance: 20, coordinateSpace: .global)
      .onEnded { value in
        if abs(value.velocity.width) > 100 { action(value.translation) }
      }
  }
}

func pressAndDrag() -> some Gesture<SequenceGesture<LongPressGesture, DragGesture>.Value> {
  LongPressGesture().sequenced(before: DragGesture())
}

struct CountKey: TransactionKey {
  static let defaultValue = 0
}

extension Transaction {
  var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

struct SelectedItemKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  var selectedItem: Binding<Int>? {
    get { self[SelectedItemKey.self] }
    set { self[SelectedItemKey.self] = newValue }
  }
}

struct Board: View {
  enum Field: Hashable {
    case name
    case mail
  }

  @State private var point = CGPoint.zero
  @State private var isHovering = false
  @State private var text = ""
  @State private var selection = 0
  @GestureState(resetTransaction: Transaction(animation: .easeOut)) private var drag = CGSize.zero
  @FocusState private var field: Field?
  @FocusedBinding(\.selectedItem) private var focusedItem
  @FocusedValue(\.selectedItem) private var focusedBinding
  @Namespace private var namespace

  var body: some View {
    VStack {
      tabs
      TextField("Name", text: $text)
        .focused($field, equals: .name)
        .textContentType(.givenName)
        .textInputAutocapitalization(.words)
        .autocapitalization(.none)
      TextField("Mail", text: $text)
        .focused($field, equals: .mail)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .autocorrectionDisabled()
      Button("Save", action: save)
        .keyboardShortcut("s", modifiers: [.command, .shift])
      Button("Done", action: save).keyboardShortcut(.defaultAction)
      Button("Cancel", role: .cancel, action: save).keyboardShortcut(.escape, modifiers: [])
    }
    .defaultFocus($field, .name)
    .focusedSceneValue(\.selectedItem, $selection)
    .gesture(Swipe { _ in save() })
    .gesture(
      SpatialTapGesture(count: 2, coordinateSpace: .named("board")).onEnded { point = $0.location }
    )
    .simultaneousGesture(pressAndDrag().onEnded { print($0) })
    .gesture(AnyGesture(TapGesture().map { 1 }).onEnded { print($0 + 1) })
    .onTapGesture { location in point = location }
    .onTapGesture(count: 2, coordinateSpace: .global) { point = $0 }
    .onTapGesture(perform: save)
    .coordinateSpace(.named("board"))
    .modifier(Reactions(selection: selection, isHovering: $isHovering, point: $point))
  }

  private var tabs: some View {
    HStack {
      ForEach(0..<3) { index in
        Text("\(index)")
          .matchedGeometryEffect(id: index, in: namespace, properties: .position, anchor: .leading)
          .onTapGesture { withAnimation(.spring()) { selection = index } }
      }
    }
    .background { Capsule().matchedGeometryEffect(id: selection, in: namespace, isSource: false) }
    .matchedTransitionSource(id: "tabs", in: namespace)
    .navigationTransition(.zoom(sourceID: "tabs", in: namespace))
  }

  private func save() {
    var transaction = Transaction(animation: .easeInOut)
    transaction.disablesAnimations = true
    transaction.count = 2
    withTransaction(transaction) { selection += 1 }
    withTransaction(\.disablesAnimations, true) { selection += 1 }
  }
}

struct Reactions: ViewModifier {
  let selection: Int
  @Binding var isHovering: Bool
  @Binding var point: CGPoint

  func body(content: Content) -> some View {
    content
      .sensoryFeedback(.selection, trigger: selection)
      .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: selection) { $0 < $1 }
      .sensoryFeedback(trigger: selection) { old, new in old < new ? .increase : .decrease }
      .onKeyPress(.return) { .handled }
      .onKeyPress(phases: [.down, .up]) { press in
        press.modifiers.contains(.command) ? .ignored : .handled
      }
      .onKeyPress(keys: [.upArrow, "a"]) { press in
        print(press.characters, press.key)
        return .handled
      }
      .onHover { isHovering = $0 }
      .onContinuousHover { phase in
        switch phase {
        case .active(let location): point = location
        case .ended: isHovering = false
        }
      }
      .hoverEffect(.lift)
      .transaction { $0.animation = nil }
      .transaction(value: selection) { $0.animation = .default }
      .transaction {
        $0.disablesAnimations = true
      } body: {
        $0.opacity(0.5)
      }
  }
}
