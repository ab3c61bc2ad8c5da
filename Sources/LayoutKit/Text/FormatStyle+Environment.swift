extension FormatStyle {
  /// The format with what the environment says of formats, and the client has not said of this one.
  ///
  /// Formats of dates are those of the machine otherwise.
  func surrounded(by environment: EnvironmentValues) -> Self {
    let style = locale(environment.locale)
    if var dates = style as? Date.FormatStyle {
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = environment.timeZone }
      if dates.calendar == .autoupdatingCurrent { dates.calendar = environment.calendar }
      return dates as? Self ?? style
    }
    if var dates = style as? Date.IntervalFormatStyle {
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = environment.timeZone }
      if dates.calendar == .autoupdatingCurrent { dates.calendar = environment.calendar }
      return dates as? Self ?? style
    }
    return style
  }
}
