extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Hashable, Codable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The date.
    public static let date = DateStyle(kind: .date)
    /// The distance from now in words.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now in its largest unit, with its sign.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock shows it.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a date.
  ///
  /// "Now" is the environment's `referenceDate`; without one it is the date itself. Distances are
  /// in the words that Foundation has for durations in the environment's locale: not always those
  /// of SwiftUI, and with days for months and years in other languages than English.
  public init(_ date: Date, style: DateStyle) { self.init { style.string(for: date, in: $0) } }

  /// Creates the dates between which something lasts: both as times of day in the environment's
  /// locale, with a dash between them in all languages.
  public init(_ dates: ClosedRange<Date>) {
    self.init {
      let from = DateStyle.time.string(for: dates.lowerBound, in: $0)
      return from + " – " + DateStyle.time.string(for: dates.upperBound, in: $0)
    }
  }

  /// Creates the dates between which something lasts.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a clock that runs between two dates, as it stands at the environment's
  /// `referenceDate`; at its start without one.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init {
      let now =
        $0.referenceDate.map { min($0, pauseTime ?? $0) } ?? pauseTime ?? timerInterval.lowerBound
      let end = countsDown ? timerInterval.upperBound : timerInterval.lowerBound
      let shown = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
      let duration = abs(end.timeIntervalSince(shown))
      return DateStyle.clock(duration, showsHours: showsHours, in: $0.locale)
    }
  }
}

extension Text.DateStyle {
  fileprivate func string(for date: Date, in environment: EnvironmentValues) -> String {
    let distance = date.timeIntervalSince(environment.referenceDate ?? date)
    switch kind {
    case .time, .date:
      return date.formatted(
        Date.FormatStyle(
          date: kind == .date ? .long : .omitted, time: kind == .time ? .shortened : .omitted,
          locale: environment.locale, calendar: environment.calendar,
          timeZone: environment.timeZone))
    case .relative: return Self.words(abs(distance), most: 2, .abbreviated, in: environment.locale)
    case .offset:
      let words = Self.words(abs(distance), most: 1, .wide, in: environment.locale)
      return (distance < 0 ? "-" : "+") + words
    case .timer: return Self.clock(abs(distance), in: environment.locale)
    }
  }

  /// The seconds of a duration, which may be infinite or NaN.
  private static func wholeSeconds(of duration: TimeInterval) -> Int {
    duration.isNaN ? 0 : Int(min(duration, 1e12))
  }

  /// A duration in its largest units, of which seconds are one if there are fewer. Foundation has
  /// the words of all languages, but none for months and years.
  private static func words(
    _ duration: TimeInterval, most: Int, _ width: Duration.UnitsFormatStyle.UnitWidth,
    in locale: Locale
  ) -> String {
    let isEnglish = locale.language.languageCode?.identifier ?? "en" == "en"
    var (rest, shown, words) = (wholeSeconds(of: duration), 0, [String]())
    var known: Set<Duration.UnitsFormatStyle.Unit> = []
    for unit in units where isEnglish || unit.known != nil {
      guard words.count < most, rest >= unit.length || unit.length == 1 else { continue }
      let count = rest / unit.length
      let isShort = width == .abbreviated && unit.short != unit.long
      words.append("\(count) \(isShort ? unit.short : unit.long + (count == 1 ? "" : "s"))")
      if let unit = unit.known { known.insert(unit) }
      (rest, shown) = (rest % unit.length, shown + count * unit.length)
    }
    if isEnglish { return words.joined(separator: ", ") }
    return Duration.seconds(shown).formatted(
      .units(allowed: known, width: width, zeroValueUnits: .show(length: 1)).locale(locale))
  }

  /// A month is a twelfth of a year, whose length does not depend on the calendar.
  private static let units:
    [(length: Int, short: String, long: String, known: Duration.UnitsFormatStyle.Unit?)] = [
      (31_536_000, "yr", "year", nil), (2_628_000, "mo", "month", nil),
      (86_400, "day", "day", .days), (3_600, "hr", "hour", .hours), (60, "min", "minute", .minutes),
      (1, "sec", "second", .seconds),
    ]

  /// A duration as a clock shows it; without hours, there are more than 60 minutes.
  fileprivate static func clock(
    _ duration: TimeInterval, showsHours: Bool = true, in locale: Locale
  ) -> String {
    let seconds = wholeSeconds(of: duration)
    let hasHours = seconds >= 3600 && showsHours
    return Duration.seconds(seconds).formatted(
      .time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond).locale(locale))
  }
}

extension EnvironmentValues {
  /// The moment that dates in text are compared with; `nil`, which is the default, for none, so
  /// that layout does not depend on the clock.
  public var referenceDate: Date? {
    get { self[ReferenceDateKey.self] }
    set { self[ReferenceDateKey.self] = newValue }
  }
}

private enum ReferenceDateKey: EnvironmentKey { static var defaultValue: Date? { nil } }

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Adds a clock that runs between two dates.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// Adds the dates between which something lasts.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Adds the dates between which something lasts.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }
}
