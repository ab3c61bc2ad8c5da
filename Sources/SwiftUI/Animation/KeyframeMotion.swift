/// What keyframes do to a value, or to a part of it, as time goes by.
public struct _KeyframeMotion<Value> {
  let duration: TimeInterval
  /// Gives a value what it has after a time, or its speed.
  let apply: (_ value: inout Value, _ time: TimeInterval, _ isSpeed: Bool) -> Void
}

/// One keyframe.
public struct _KeyframeSegment<Value: Animatable> {
  enum Way {
    case linear(TimeInterval, UnitCurve)
    case spring(TimeInterval?, Spring, startVelocity: Value?)
    case cubic(TimeInterval, startVelocity: Value?, endVelocity: Value?)
    case move
  }

  let target: Value
  let way: Way
}

/// Keyframes one after the other, each from where the one before it ends.
struct KeyframeCourse<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  /// A keyframe with what it begins with.
  private struct Leg {
    let way: _KeyframeSegment<Value>.Way
    let start: Vector
    let target: Vector
    let startVelocity: Vector
    let endVelocity: Vector
    let begin: TimeInterval
    let duration: TimeInterval

    func value(at time: TimeInterval) -> Vector {
      guard duration > 0 else { return target }
      let time = min(max(time, 0), duration)
      switch way {
      case .move: return target
      case .linear(_, let curve):
        return start + (target - start).scaled(by: curve.value(at: time / duration))
      case .spring(_, let spring, _):
        return start
          + spring.value(target: target - start, initialVelocity: startVelocity, time: time)
      case .cubic:
        let (t, rest) = (time / duration, 1 - time / duration)
        return start.scaled(by: rest * rest * (1 + 2 * t))
          + target.scaled(by: t * t * (1 + 2 * rest))
          + startVelocity.scaled(by: duration * t * rest * rest)
          - endVelocity.scaled(by: duration * t * t * rest)
      }
    }

    func velocity(at time: TimeInterval) -> Vector {
      guard duration > 0 else { return .zero }
      let time = min(max(time, 0), duration)
      switch way {
      case .move: return .zero
      case .linear(_, let curve):
        return (target - start).scaled(by: curve.velocity(at: time / duration) / duration)
      case .spring(_, let spring, _):
        return spring.velocity(target: target - start, initialVelocity: startVelocity, time: time)
      case .cubic:
        let (t, rest) = (time / duration, 1 - time / duration)
        return (target - start).scaled(by: 6 * t * rest / duration)
          + startVelocity.scaled(by: rest * (rest - 2 * t))
          + endVelocity.scaled(by: t * (t - 2 * rest))
      }
    }
  }

  private var legs: [Leg] = []
  private let initial: Vector

  var duration: TimeInterval { legs.last.map { $0.begin + $0.duration } ?? 0 }

  init(_ segments: [_KeyframeSegment<Value>], from initial: Value) {
    self.initial = initial.animatableData
    var (place, velocity) = (self.initial, Vector.zero)
    for (index, segment) in segments.enumerated() {
      let target = segment.target.animatableData
      var startVelocity = velocity
      var endVelocity = Vector.zero
      var duration: TimeInterval = 0
      switch segment.way {
      case .move: break
      case .linear(let time, _): duration = time
      case .spring(let time, let spring, let given):
        startVelocity = given?.animatableData ?? velocity
        let way = target - place
        duration =
          time
          ?? spring.settlingDuration(target: way, initialVelocity: startVelocity, epsilon: 0.001)
      case .cubic(let time, let given, let ending):
        startVelocity = given?.animatableData ?? velocity
        duration = time
        if let ending {
          endVelocity = ending.animatableData
        } else if index + 1 < segments.count,
          case .cubic(let next, let given, _) = segments[index + 1].way
        {
          let whole = segments[index + 1].target.animatableData - place
          endVelocity =
            given?.animatableData
            ?? (time + next > 0 ? whole.scaled(by: 1 / (time + next)) : .zero)
        }
      }
      let leg = Leg(
        way: segment.way, start: place, target: target, startVelocity: startVelocity,
        endVelocity: endVelocity, begin: self.duration,
        duration: duration.isFinite ? max(duration, 0) : 0)
      legs.append(leg)
      place = leg.value(at: leg.duration)
      velocity = leg.velocity(at: leg.duration)
    }
  }

  /// The value after a time.
  func value(at time: TimeInterval) -> Vector {
    guard let leg = leg(at: time) else { return initial }
    return leg.value(at: time - leg.begin)
  }

  /// How fast the value changes after a time.
  func velocity(at time: TimeInterval) -> Vector {
    guard let leg = leg(at: time) else { return .zero }
    return leg.velocity(at: time - leg.begin)
  }

  private func leg(at time: TimeInterval) -> Leg? {
    time > 0 || legs.first?.duration == 0
      ? legs.last { $0.begin <= time } : nil
  }
}
