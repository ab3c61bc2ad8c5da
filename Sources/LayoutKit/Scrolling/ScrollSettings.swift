/// What the views around say of the scroll views inside.
struct ScrollSettings {
  var target = ScrollTarget.offset(.zero)
  var margins = EdgeInsets()
  var clips = true
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

private enum ScrollingAxesKey: EnvironmentKey {
  static var defaultValue: Axis.Set { [] }
}

private enum ScrolledIDKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

extension EnvironmentValues {
  /// What is said of the nearest scroll views inside.
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// The axes along which the nearest scroll view around scrolls.
  var scrollingAxes: Axis.Set {
    get { self[ScrollingAxesKey.self] }
    set { self[ScrollingAxesKey.self] = newValue }
  }

  /// The id of the view that the nearest scroll view around is scrolled to, if it is one.
  var scrolledID: AnyHashable? {
    get { self[ScrolledIDKey.self] }
    set { self[ScrolledIDKey.self] = newValue }
  }
}

extension View {
  /// Changes what is said of the nearest scroll views inside.
  func scrollSettings(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    modifier(EnvironmentModifier { change(&$0.scrollSettings) })
  }
}

// MARK: - Elements of data

extension ScrollTarget {
  /// The id of the view that is scrolled to.
  var id: AnyHashable? {
    if case .view(let id, _) = self { return id }
    return nil
  }
}

extension ViewContext {
  /// The id of the view that the nearest scroll view around is scrolled to, if it is one.
  @usableFromInline var scrolledID: AnyHashable? { environment.scrolledID }

  /// Gives an id to what an element of data is described by, unless a view in it has the id already.
  @usableFromInline mutating func name(from first: Int, _ id: AnyHashable) {
    guard first < nodes.count, !nodes[first...].contains(where: { $0.contains(id) }) else { return }
    nodes[first] = nodes[first].id(id)
  }
}
