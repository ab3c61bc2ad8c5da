// Lines and indexes that are not laid out, and headers that stand out.

nonisolated extension View {
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public func sectionIndexLabel(_ label: Text?) -> some View { self }
  @_disfavoredOverload public func sectionIndexLabel<S: StringProtocol>(
    _ label: S?
  ) -> some View { self }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

extension EnvironmentValues {
  private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }

  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  public func collapsible(_ collapsible: Bool) -> some View { self }
}
