import SwiftUI

extension EnvironmentValues {
  /// How far cards keep their content from their edges.
  @Entry public var cardMargin: CGFloat = 12
  @Entry public var isCompact = false
}

extension ContainerValues {
  @Entry public var isPinned: Bool = false
}

/// Puts content on a card.
public struct CardModifier: ViewModifier {
  @Environment(\.cardMargin) private var margin
  @Environment(\.isCompact) private var isCompact

  public init() {}

  public func body(content: Content) -> some View {
    content
      .padding(isCompact ? margin / 2 : margin)
      .background(.background.secondary, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension View {
  public func card() -> some View { modifier(CardModifier()) }
}

#Preview("A card", traits: .sizeThatFitsLayout) {
  @Previewable @State var isCompact = true
  Toggle("Compact", isOn: $isCompact)
  Text("Content").card().environment(\.isCompact, isCompact)
}
