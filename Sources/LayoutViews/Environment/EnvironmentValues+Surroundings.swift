import LayoutCore

extension EnvironmentValues {
  /// How much room there is horizontally; `nil` if nothing is known, which is the default.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey<HorizontalEdge>.self] }
    set { self[SizeClassKey<HorizontalEdge>.self] = newValue }
  }

  /// How much room there is vertically; `nil` if nothing is known, which is the default.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey<VerticalEdge>.self] }
    set { self[SizeClassKey<VerticalEdge>.self] = newValue }
  }

  /// The language and region in which values are written; `en_US` by default, on every machine.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar in which dates are written; Gregorian by default.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which dates are written; GMT by default.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

/// The size class between a kind of edges.
private enum SizeClassKey<Edge>: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }

private enum CalendarKey: EnvironmentKey {
  /// The usual calendar, which depends on no machine.
  static let defaultValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleKey.defaultValue
    calendar.timeZone = .gmt
    return calendar
  }()
}

private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }

/// Whether the surroundings are light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark content on a light ground.
  case light
  /// Light content on a dark ground.
  case dark
}

/// How much room there is on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// As much room as usual.
  case regular
}
