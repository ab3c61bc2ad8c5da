/// Views that would change with time, laid out for one moment.
///
///     TimelineView(.periodic(from: start, by: 1)) { context in
///       Text(context.date, style: .time)
///     }
///
/// They are laid out for the schedule's first date from the environment's `referenceDate` on;
/// without one, from the start of 2001 on, so that layout does not depend on the clock. A schedule
/// without dates lays out that moment.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (Context) -> Content

  /// The moment for which views are made.
  public struct Context {
    /// How often there would be new ones.
    public enum Cadence: Comparable, Sendable {
      /// As often as the screen changes.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }

    /// The moment.
    public let date: Date
    /// How often there would be new ones.
    public let cadence: Cadence

    /// Accepts that what systems have kept of the views is out of date.
    public func invalidateTimelineContent() {}
  }
}

/// The moment for which views are made, whatever the schedule.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

nonisolated extension TimelineView: View, PrimitiveView, _TransparentView where Content: View {
  /// Creates views from dates.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { context in content(.init(date: context.date, cadence: .live)) }
  }

  /// Describes the views of the first date.
  public func makeNodes(in context: inout ViewContext) {
    let now = context.environment.referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let view = context.following {
      let first = schedule.entries(from: now, mode: .normal).first { _ in true }
      return content(Context(date: first ?? now, cadence: .live))
    }
    view._makeNodes(in: &context)
  }
}
