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
  /// "Now" is the environment's `referenceDate`; without one it is the date itself.
  public init(_ date: Date, style: DateStyle) { self.init { style.string(for: date, in: $0) } }

  /// Creates the dates between which something lasts.
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
      return DateStyle.clock(abs(end.timeIntervalSince(shown)), showsHours: showsHours)
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
    case .relative: return Self.words(abs(distance))
    case .offset: return (distance < 0 ? "-" : "+") + Self.word(abs(distance))
    case .timer: return Self.clock(abs(distance))
    }
  }

  /// The seconds of a duration, which may be infinite or NaN.
  private static func wholeSeconds(of duration: TimeInterval) -> Int {
    duration.isNaN ? 0 : Int(min(duration, 1e12))
  }

  /// A duration in its two largest units.
  private static func words(_ duration: TimeInterval) -> String {
    var seconds = wholeSeconds(of: duration)
    var words: [String] = []
    for unit in units {
      let count = seconds / unit.length
      guard count > 0 else { continue }
      words.append("\(count) \(unit.short)\(unit.short == "day" && count > 1 ? "s" : "")")
      seconds -= count * unit.length
    }
    if words.count < 2 { words.append("\(seconds) sec") }
    return words.prefix(2).joined(separator: ", ")
  }

  /// A duration in its largest unit.
  private static func word(_ duration: TimeInterval) -> String {
    let seconds = wholeSeconds(of: duration)
    let unit = units.first { seconds >= $0.length } ?? (1, "", "second")
    let count = seconds / unit.length
    return "\(count) \(unit.long)\(count == 1 ? "" : "s")"
  }

  /// A month is a twelfth of a year, whose length does not depend on the calendar.
  private static let units: [(length: Int, short: String, long: String)] = [
    (31_536_000, "yr", "year"), (2_628_000, "mo", "month"), (86_400, "day", "day"),
    (3_600, "hr", "hour"), (60, "min", "minute"),
  ]

  /// A duration as a clock shows it; without hours, there are more than 60 minutes.
  fileprivate static func clock(_ duration: TimeInterval, showsHours: Bool = true) -> String {
    let seconds = wholeSeconds(of: duration)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = padded(seconds % 60)
    return seconds < 3600 || !showsHours
      ? "\(seconds / 60):\(rest)"
      : "\(seconds / 3600):\(padded(seconds / 60 % 60)):\(rest)"
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
