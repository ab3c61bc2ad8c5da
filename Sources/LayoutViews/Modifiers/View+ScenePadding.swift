nonisolated extension View {
  /// Adds the padding that a scene has at its edges.
  ///
  ///     List { … }.scenePadding(.horizontal)
  ///
  /// It is 16, or 20 in a regular horizontal size class, which approximates what systems do.
  ///
  /// - Parameter edges: the edges; all of them by default.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    scenePadding(.minimum, edges: edges)
  }

  /// Adds one of the paddings that a scene has at its edges.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(
      EnvironmentNodeModifier { node, environment in
        node.padding(edges, environment.horizontalSizeClass == .regular ? 20 : 16)
      })
  }
}

/// A kind of space that a scene has at its edges.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The least space.
  public static let minimum = ScenePadding(name: "minimum")
  /// The space in line with the title in a bar; here the least space.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}
