/// What the views around say of the scroll views inside.
struct ScrollSettings {
  /// Where the content is scrolled to, if that is said.
  var position: ScrollDestination?
  /// Which part of the content is shown otherwise, and where short content is.
  var defaultAnchor: UnitPoint?
  /// What is said of one of both in particular.
  var anchors: [ScrollAnchorRole: UnitPoint] = [:]
  var margins = EdgeInsets()
  var clips = true
  /// Who is told where the content is.
  var listeners: [(ScrollGeometry) -> Void] = []

  /// Where the content is scrolled to.
  var destination: ScrollDestination {
    position ?? (anchors[.initialOffset] ?? defaultAnchor).map { .anchor($0) } ?? .offset(.zero)
  }

  /// Where content is that is shorter than the visible part, if that is said.
  var alignment: UnitPoint? { anchors[.alignment] ?? defaultAnchor }
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

private enum ScrollRequestKey: EnvironmentKey {
  static var defaultValue: ScrollRequest? { nil }
}

private enum ScrollingAxesKey: EnvironmentKey {
  static var defaultValue: Axis.Set { [] }
}

extension EnvironmentValues {
  /// What is said of the nearest scroll views inside.
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// What the nearest scroll view reader around has been asked for.
  var scrollRequest: ScrollRequest? {
    get { self[ScrollRequestKey.self] }
    set { self[ScrollRequestKey.self] = newValue }
  }

  /// Where the nearest scroll views inside are scrolled to.
  var scrollDestination: ScrollDestination {
    let destination = scrollSettings.destination
    guard let view = scrollRequest?.view else { return destination }
    return .view(view.id, anchor: view.anchor, otherwise: destination)
  }

  /// The axes along which the nearest scroll view around scrolls.
  var scrollingAxes: Axis.Set {
    get { self[ScrollingAxesKey.self] }
    set { self[ScrollingAxesKey.self] = newValue }
  }
}

extension View {
  /// Changes what is said of the nearest scroll views inside.
  func scrollSettings(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    modifier(EnvironmentModifier { change(&$0.scrollSettings) })
  }
}

extension ScrollDestination {
  /// The element of data that is scrolled to, if the id is one's identity.
  var soughtElement: SoughtElement? {
    guard case .view(let id, _, _) = self else { return nil }
    return SoughtElement(id: id, purpose: .scrolling)
  }
}
