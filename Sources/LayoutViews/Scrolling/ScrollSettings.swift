import LayoutCore

/// The settings of views around for the scroll views inside.
package struct ScrollSettings {
  /// Where the content is scrolled to, if set.
  var position: ScrollDestination?
  /// Which part of the content is shown otherwise, and where short content is.
  var defaultAnchor: UnitPoint?
  /// The settings for one of the two.
  var anchors: [ScrollAnchorRole: UnitPoint] = [:]
  package var margins = EdgeInsets()
  package var clips = true
  /// Who is told where the content is.
  var listeners: [(ScrollGeometry) -> Void] = []

  package init() {}

  /// Where the content is scrolled to.
  var destination: ScrollDestination {
    position ?? (anchors[.initialOffset] ?? defaultAnchor).map { .anchor($0) } ?? .offset(.zero)
  }

  /// Where content shorter than the visible part goes, if set.
  var alignment: UnitPoint? { anchors[.alignment] ?? defaultAnchor }
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

private enum ScrollRequestsKey: EnvironmentKey { static var defaultValue: [ScrollRequest] { [] } }

private enum ScrollingAxesKey: EnvironmentKey { static var defaultValue: Axis.Set { [] } }

extension EnvironmentValues {
  /// The settings for the nearest scroll views inside.
  package var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// What the scroll view readers around have been asked for, from the outermost on.
  var scrollRequests: [ScrollRequest] {
    get { self[ScrollRequestsKey.self] }
    set { self[ScrollRequestsKey.self] = newValue }
  }

  /// Where the nearest scroll views inside are scrolled to.
  ///
  /// - Parameter inner: what readers inside them have been asked for.
  package func scrollDestination(_ inner: [ScrollRequest] = []) -> ScrollDestination {
    (scrollRequests + inner).flatMap(\.views).reduce(scrollSettings.destination) {
      .view($1.id, anchor: $1.anchor, otherwise: $0)
    }
  }

  /// The axes along which the nearest scroll view around scrolls.
  package var scrollingAxes: Axis.Set {
    get { self[ScrollingAxesKey.self] }
    set { self[ScrollingAxesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Changes the settings for the nearest scroll views inside.
  package func scrollSettings(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    modifier(EnvironmentModifier { change(&$0.scrollSettings) })
  }
}

extension ScrollDestination {
  /// The elements of data that are scrolled to, where ids are their identities.
  package var soughtElements: [SoughtElement] {
    guard case .view(let id, _, let otherwise) = self else { return [] }
    return [.scrolled(to: id)] + otherwise.soughtElements
  }
}

extension SoughtElement {
  /// The element that a scroll view is scrolled to.
  static func scrolled(to id: AnyHashable) -> SoughtElement {
    SoughtElement(id: id, isMarked: { $0.contains { $0.contains(id) } }, mark: { $0.id(id) })
  }
}
