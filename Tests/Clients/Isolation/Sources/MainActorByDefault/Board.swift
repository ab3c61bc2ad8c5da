import SwiftUI

@Observable public final class Board {
  public var names = ["a", "b"]
  public init() {}
}

/// A screen in a module whose code is the main actor's unless it says otherwise.
public struct BoardScreen: View {
  @State private var board = Board()
  @State private var size = CGSize.zero

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      ForEach(board.names, id: \.self) { name in
        Tile(name: name).preference(key: Longest.self, value: name.count)
      }
      Columns { ForEach(board.names, id: \.self) { Text($0) } }
    }
    .onPreferenceChange(Longest.self) { board.names.append("\($0)") }
    .modifier(Framed())
    .buttonStyle(Plain())
  }
}

struct Tile: View {
  let name: String

  var body: some View { Diamond().frame(width: 10, height: 10).id(name) }
}

struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding(3) }
}

struct Plain: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

// Shapes are drawn anywhere, in SwiftUI as well.
nonisolated struct Diamond: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Longest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct Columns: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10 * CGFloat(subviews.count), height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + 10 * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: 10, height: 10))
    }
  }
}
