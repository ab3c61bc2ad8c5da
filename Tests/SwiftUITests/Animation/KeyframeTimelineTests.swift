import SwiftUI
import Testing

/// Values over time, as keyframes say.
struct KeyframeTimelineTests {
  private struct Pose {
    var x = 0.0
    var scale = 1.0
  }

  private func isClose(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) < 1e-9
  }

  @Test func `keyframes follow each other`() {
    let timeline = KeyframeTimeline(initialValue: 4.0) {
      LinearKeyframe(10, duration: 2)
      MoveKeyframe(20)
      LinearKeyframe(0, duration: 4)
    }
    #expect(timeline.duration == 6)
    #expect(timeline.value(time: -1) == 4 && timeline.value(time: 0) == 4)
    // Half of the way from 4 to 10; a quarter of the way from 20 to 0.
    #expect(timeline.value(time: 1) == 7)
    #expect(timeline.value(time: 3) == 15)
    #expect(timeline.value(progress: 0.5) == 15)
    #expect(timeline.value(time: 6) == 0 && timeline.value(time: 100) == 0)
    #expect(timeline.value(time: .nan) == 4)
    #expect(isClose(timeline.velocity(time: 1), 3) && isClose(timeline.velocity(time: 3), -5))
  }

  @Test func `tracks change parts of a value`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { LinearKeyframe(8, duration: 4, timingCurve: .linear) }
      KeyframeTrack(\.scale) {
        LinearKeyframe(3, duration: 1)
        for target in [5.0, 7.0] { LinearKeyframe(target, duration: 0.5) }
        if timeIsLong { MoveKeyframe(9) }
      }
    }
    #expect(timeline.duration == 4)
    let half = timeline.value(progress: 0.5)
    #expect(half.x == 4 && half.scale == 9)
    #expect(timeline.value(time: 0.5).scale == 2)
    #expect(timeline.value(time: 1.25).scale == 4)
  }

  private var timeIsLong: Bool { true }

  @Test func `curves are smooth`() {
    let alone = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(10, duration: 2) }
    // From rest to rest: 3 / 16 - 2 / 64 of the way after a quarter.
    #expect(isClose(alone.value(time: 1), 5) && isClose(alone.value(time: 0.5), 1.5625))
    #expect(isClose(alone.velocity(time: 2), 0))
    let two = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(12, duration: 3)
    }
    // Past both: 12 in 4 seconds.
    #expect(isClose(two.velocity(time: 1), 3) && isClose(two.value(time: 1), 10))
    let given = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, startVelocity: 8, endVelocity: 4)
    }
    // 5 and an eighth of the difference of the speeds.
    #expect(isClose(given.value(time: 0.5), 5.5))
    #expect(isClose(given.velocity(time: 1e-12), 8) && isClose(given.velocity(time: 1), 4))
  }

  @Test func `springs come to rest`() {
    let spring = Spring(duration: 0.5)
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: spring) }
    #expect(timeline.duration == spring.settlingDuration(target: 10.0, epsilon: 0.001))
    #expect(isClose(timeline.value(time: 0.2), spring.value(target: 10.0, time: 0.2)))
    #expect(abs(timeline.value(progress: 1) - 10) < 0.01)
    // The next keyframe begins where a spring was stopped.
    let stopped = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.1, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    let start = spring.value(target: 10.0, time: 0.1)
    #expect(isClose(stopped.value(time: 0.6), start / 2))
  }

  private struct Twice: KeyframeTrackContent {
    let target: Double

    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(target, duration: 1)
      LinearKeyframe(-target, duration: 1)
    }
  }

  private struct Shake: Keyframes {
    var body: some Keyframes<Pose> {
      KeyframeTrack(\.x) { Twice(target: 4) }
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
    }
  }

  @Test func `clients' keyframes are made of others`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) { Shake() }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5).x == 2 && timeline.value(time: 1.5).x == 0)
    #expect(timeline.value(time: 0.5).scale == 1.5)
    #expect(KeyframeTimeline(initialValue: 1.0) {}.value(time: 1) == 1)
  }
}
