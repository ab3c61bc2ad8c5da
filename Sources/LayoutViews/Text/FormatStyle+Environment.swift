extension FormatStyle {
  /// The format, completed with the environment's values where the client set none.
  ///
  /// Formats of dates are those of the machine otherwise.
  func surrounded(by environment: EnvironmentValues) -> Self {
    let style = locale(environment.locale)
    let dated: Any
    switch style {
    case let style as Date.FormatStyle:
      dated = environment.surround(style, \.timeZone, \.calendar)
    case let style as Date.IntervalFormatStyle:
      dated = environment.surround(style, \.timeZone, \.calendar)
    default: return style
    }
    return dated as? Self ?? style
  }
}

extension EnvironmentValues {
  /// A format with the environment's time zone and calendar in place of the machine's.
  fileprivate func surround<Style>(
    _ style: Style, _ timeZone: WritableKeyPath<Style, TimeZone>,
    _ calendar: WritableKeyPath<Style, Calendar>
  ) -> Style {
    var style = style
    if style[keyPath: timeZone] == .autoupdatingCurrent { style[keyPath: timeZone] = self.timeZone }
    if style[keyPath: calendar] == .autoupdatingCurrent { style[keyPath: calendar] = self.calendar }
    return style
  }
}
