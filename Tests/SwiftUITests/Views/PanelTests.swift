import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Views that a screen would fill later are laid out as in their first moment.
struct PanelTests {
  private func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize
  {
    view.layout(proposing: ProposedViewSize(width, height)).size
  }

  @Test func `images show their placeholder`() {
    // The usual placeholder takes what it is offered, or 10 on an axis without an offer.
    #expect(size(AsyncImage(url: nil), 100, 50) == CGSize(width: 100, height: 50))
    #expect(size(AsyncImage(url: nil), 100) == CGSize(width: 100, height: 10))
    let image = AsyncImage(url: nil) {
      $0.resizable()
    } placeholder: {
      Block(20, 10)
    }
    #expect(size(image, 100, 50) == CGSize(width: 20, height: 10))
    let phases = AsyncImage(url: nil) { phase in
      if phase.image == nil, phase.error == nil { Block(30, 10) } else { Filler() }
    }
    #expect(size(phases, 100, 50) == CGSize(width: 30, height: 10))
  }

  @Test func `nothing to show is in the middle`() {
    let view = ContentUnavailableView {
      Label {
        Block(100, 20).id("title")
      } icon: {
        Block(40, 40).id("icon")
      }
    } description: {
      Block(80, 10).id("description")
    } actions: {
      Block(50, 30).id("action")
    }
    // 40 + 12 + 20 + 8 + 10 + 16 + 30 = 136, which leaves 132 above and below.
    expect(
      view.layout(proposing: ProposedViewSize(300, 400)), size: (300, 400),
      [
        "icon": (130, 132, 40, 40), "title": (100, 184, 100, 20),
        "description": (110, 212, 80, 10), "action": (125, 238, 50, 30),
      ])
  }

  @Test func `parts that are missing take no room`() {
    let view = ContentUnavailableView {
      Label {
        Block(100, 20)
      } icon: {
        Block(40, 40)
      }
    }
    #expect(size(view) == CGSize(width: 100, height: 72))
    let search = ContentUnavailableView.search.layout(proposing: ProposedViewSize(300, 400))
    #expect(search.size == CGSize(width: 300, height: 400))
    // No actions take no room, whatever their type.
    let label = Block(40, 40)
    let none = ContentUnavailableView {
      label
    } actions: {
      if label.size.width > 40 { Block(10, 10) }
    }
    #expect(size(none) == CGSize(width: 40, height: 40))
  }

  @Test func `canvases take what they are offered`() {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    } symbols: {
      Block(500, 500)
    }
    #expect(size(canvas, 100, 50) == CGSize(width: 100, height: 50))
    #expect(size(canvas) == CGSize(width: 10, height: 10))
    #expect(size(canvas.frame(width: 20), 100, 50) == CGSize(width: 20, height: 50))
  }
}

/// A timeline is laid out for one date, which does not depend on the clock.
struct TimelineTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  /// The date that a schedule is laid out for, as the width of a view.
  private func shown(_ schedule: some TimelineSchedule, at now: Double? = nil) -> CGFloat {
    TimelineView(schedule) { context in
      Block(context.date.timeIntervalSinceReferenceDate, 10)
    }
    .layout(proposing: .unspecified) { $0.referenceDate = now.map(date) }
    .size.width
  }

  @Test func `minutes begin at their start`() {
    #expect(shown(.everyMinute, at: 90) == 60)
    #expect(shown(.everyMinute) == 0)
  }

  @Test func `periods begin with the last date`() {
    // 30, 50, 70, 90 …
    #expect(shown(.periodic(from: date(30), by: 20), at: 75) == 70)
    #expect(shown(.periodic(from: date(30), by: 20), at: 10) == 30)
    #expect(shown(.periodic(from: date(30), by: 0), at: 75) == 30)
  }

  @Test func `other schedules are lists of dates`() {
    #expect(shown(.animation, at: 75) == 75)
    #expect(shown(.explicit([date(5), date(6)]), at: 75) == 5)
    #expect(shown(.explicit([]), at: 75) == 75)
  }
}
