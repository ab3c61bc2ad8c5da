extension EnvironmentValues {
  /// Whether the surroundings are light or dark; light by default.
  public var colorScheme: ColorScheme {
    get { builtIn.colorScheme }
    set { builtIn.colorScheme = newValue }
  }

  /// The contrast of the surroundings.
  public var colorSchemeContrast: ColorSchemeContrast { builtIn.colorSchemeContrast }

  /// How much room there is horizontally; `nil` if nothing is known, which is the default.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { builtIn.horizontalSizeClass }
    set { builtIn.horizontalSizeClass = newValue }
  }

  /// How much room there is vertically; `nil` if nothing is known, which is the default.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { builtIn.verticalSizeClass }
    set { builtIn.verticalSizeClass = newValue }
  }

  /// The language and region in which values are written; `en_US` by default, on every machine.
  public var locale: Locale {
    get { builtIn.locale }
    set { builtIn.locale = newValue }
  }

  /// The calendar in which dates are written; Gregorian by default.
  public var calendar: Calendar {
    get { builtIn.calendar }
    set { builtIn.calendar = newValue }
  }

  /// The time zone in which dates are written; GMT by default.
  public var timeZone: TimeZone {
    get { builtIn.timeZone }
    set { builtIn.timeZone = newValue }
  }

  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { builtIn.isEnabled }
    set { builtIn.isEnabled = newValue }
  }
}

/// Whether the surroundings are light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark content on a light ground.
  case light
  /// Light content on a dark ground.
  case dark
}

/// The contrast between a view's content and its ground.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The usual contrast.
  case standard
  /// A higher contrast.
  case increased
}

/// How much room there is on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// As much room as usual.
  case regular
}
