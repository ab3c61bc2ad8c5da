nonisolated extension View {
  /// Adds space around the content of the scroll views inside.
  ///
  /// Along the axis that scrolls it moves the start of the content, across it makes the scroll view
  /// larger. Margins for indicators alone have no effect.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollSettings { settings in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { settings.margins.top = insets.top }
      if edges.contains(.leading) { settings.margins.leading = insets.leading }
      if edges.contains(.bottom) { settings.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { settings.margins.trailing = insets.trailing }
    }
  }

  /// Adds space on some edges of the content of the scroll views inside; 16 if `nil`.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Adds space on all edges of the content of the scroll views inside.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  /// Says whether scroll views inside draw beyond their visible part.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollSettings { $0.clips = !disabled }
  }
}

/// To which part of a scroll view margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// To the content and the indicators.
  public static var automatic: Self { Self(name: "automatic") }
  /// To the content.
  public static var scrollContent: Self { Self(name: "scrollContent") }
  /// To the indicators.
  public static var scrollIndicators: Self { Self(name: "scrollIndicators") }
}
