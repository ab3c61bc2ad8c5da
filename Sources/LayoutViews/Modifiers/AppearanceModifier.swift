import LayoutCore

/// A modifier that says how a view looks, and changes nothing else.
///
/// Each of the view's nodes gets what the modifier says; a view without nodes has no look.
struct AppearanceModifier: PrimitiveModifier {
  package let appearance: (EnvironmentValues) -> Appearance

  func makeNodes(of content: some View, in context: inout ViewContext) {
    let appearance = appearance(context.environment)
    context.modify(content) { $0.appearance(appearance) }
  }
}

nonisolated extension View {
  /// Adds to the view's look what depends on its environment.
  package func appearance(_ appearance: @escaping (EnvironmentValues) -> Appearance) -> some View {
    modifier(AppearanceModifier(appearance: appearance))
  }

  /// Applies an effect to the view.
  package func effect(_ effect: Appearance.Effect) -> some View {
    modifier(NodeModifier { $0.appearance(Appearance(effects: [effect])) })
  }

  /// Applies an effect that depends on the view's environment.
  package func effect(_ effect: @escaping (EnvironmentValues) -> Appearance.Effect) -> some View {
    appearance { Appearance(effects: [effect($0)]) }
  }
}

nonisolated extension View {
  /// Records what people hear of the view, for renderers.
  package func accessibility(_ accessibility: Appearance.Accessibility) -> some View {
    modifier(NodeModifier { $0.appearance(Appearance(accessibility: accessibility)) })
  }
}
