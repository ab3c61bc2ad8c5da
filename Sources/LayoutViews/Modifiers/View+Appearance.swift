import LayoutCore

nonisolated extension View {
  /// Adds to the look of each of the view's nodes what depends on its environment.
  package func appearance(_ appearance: @escaping (EnvironmentValues) -> Appearance) -> some View {
    modifier(EnvironmentNodeModifier { $0.appearance(appearance($1)) })
  }

  /// Applies an effect to the view.
  package func effect(_ effect: Appearance.Effect) -> some View {
    modifier(NodeModifier { $0.appearance(Appearance(effects: [effect])) })
  }

  /// Applies an effect that depends on the view's environment.
  package func effect(_ effect: @escaping (EnvironmentValues) -> Appearance.Effect) -> some View {
    appearance { Appearance(effects: [effect($0)]) }
  }

  /// Records what people hear of the view, for renderers.
  package func accessibility(_ accessibility: Appearance.Accessibility) -> some View {
    modifier(NodeModifier { $0.appearance(Appearance(accessibility: accessibility)) })
  }
}
