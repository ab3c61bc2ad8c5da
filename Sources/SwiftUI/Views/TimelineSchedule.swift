/// The dates at which views change.
public protocol TimelineSchedule {
  /// The type of the dates' sequence.
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  /// How often views may change.
  typealias Mode = TimelineScheduleMode

  /// The dates from a moment on, in order.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often views may change.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as they like.
  case normal
  /// Rarely.
  case lowFrequency
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Creates dates from a moment on.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// Returns the dates from the last one that is not after a moment; from the schedule's first if
  /// all are later.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(date: self.startDate, interval: 0) }
    let count = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    let first = self.startDate.addingTimeInterval(max(count, 0) * interval)
    return Entries(date: first, interval: interval)
  }

  /// Dates at equal distances.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// Returns the next date.
    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates are at equal distances.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule.
  public init() {}

  /// Returns the minutes from the one on in which a moment is.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    let start = Date(timeIntervalSinceReferenceDate: minutes * 60)
    return PeriodicTimelineSchedule(from: start, by: 60).entries(from: start, mode: mode)
  }
}

/// Dates one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all of the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As many dates as a screen can show.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates are at equal distances.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  private let interval: TimeInterval

  /// Creates a schedule; whether it is paused has no effect.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.interval = minimumInterval ?? 1 / 60
  }

  /// Returns the dates from a moment on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    .init(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As many dates as a screen can show.
  public static var animation: AnimationTimelineSchedule { .init() }

  /// Dates at least an interval apart.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { .init(minimumInterval: minimumInterval, paused: paused) }
}

extension TimelineSchedule {
  /// Dates one by one.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
