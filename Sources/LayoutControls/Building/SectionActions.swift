nonisolated extension View {
  /// Gives a section actions, which are laid out only where a container asks for them: they are the
  /// `actions` of a ``SectionConfiguration``.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(SectionActionsModifier(actions: content()))
  }
}

/// Where the nodes of a section keep its actions.
enum SectionActions: LayoutValueKey { static var defaultValue: SubviewNodes? { nil } }

private struct SectionActionsModifier<Actions: View>: _TransparentModifier {
  let actions: Actions

  func makeNodes(of content: some View, in context: inout ViewContext) {
    let nodes = context.subviews(of: actions)
    context.modify(content) { $0.layoutValue(key: SectionActions.self, value: nodes) }
  }
}
