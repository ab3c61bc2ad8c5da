import SwiftUI
import Testing

/// The values of curves and springs, which views may use for their sizes.
struct MotionTests {
  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.0005 }

  private let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.9), endControlPoint: UnitPoint(x: 0.6, y: 1)),
  ]

  @Test func `springs of all numbers have values`() {
    #expect(Spring(duration: 0).value(target: 8.0, time: 1) == 8)
    #expect(Spring().value(target: 8.0, time: .infinity) == 8)
    #expect(Spring(duration: 1, bounce: -1).value(target: 8.0, time: 1) == 0)
    #expect(Spring(duration: 1, bounce: 2).value(target: 8.0, time: 1).isFinite)
    #expect(Spring(mass: 0, stiffness: 0, damping: 1) == Spring())
    #expect(Spring(duration: .nan).velocity(target: 8.0, time: 1) == 0)
  }

  @Test func `curves go from zero to one`() {
    for curve in curves {
      #expect(curve.value(at: -1) == 0 && curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1 && curve.value(at: 2) == 1)
      let values = (0...20).map { curve.value(at: Double($0) / 20) }
      #expect(values == values.sorted())
    }
  }

  @Test func `curves have their values and speeds`() {
    #expect(isNear(UnitCurve.linear.value(at: 0.3), 0.3))
    #expect(isNear(UnitCurve.easeInOut.value(at: 0.5), 0.5))
    // A circle around (0, 1): 1 - √(1 - 0.6²).
    #expect(isNear(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
    #expect(isNear(UnitCurve.circularEaseOut.value(at: 0.4), 0.8))
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5)
    #expect(UnitCurve.easeOut.value(at: 0.5) > 0.5)
    #expect(isNear(UnitCurve.linear.velocity(at: 0.3), 1))
    #expect(UnitCurve.easeIn.velocity(at: 0.1) < 1)
  }

  @Test func `an inverse curve undoes its curve`() {
    for curve in curves {
      for time in [0.1, 0.5, 0.8] {
        #expect(isNear(curve.inverse.value(at: curve.value(at: time)), time))
      }
    }
    #expect(UnitCurve.easeIn.inverse.inverse == .easeIn)
  }

  @Test func `springs go to their targets`() {
    for bounce in [-0.5, 0, 0.3, 0.8] {
      let spring = Spring(duration: 0.5, bounce: bounce)
      #expect(isNear(spring.value(target: 10, time: 0), 0))
      #expect(isNear(spring.value(target: 10, time: 60), 10))
      #expect(isNear(spring.velocity(target: 10, initialVelocity: 3, time: 0), 3))
      let rest = spring.settlingDuration
      #expect(abs(spring.value(target: 1, time: rest) - 1) <= 0.001)
    }
  }

  @Test func `a spring without swing is 1 - (1 + ωt)e^(-ωt) of the way`() {
    // ω is 2π / 0.5, and half of the duration later ωt is π.
    let value = Spring(duration: 0.5).value(target: 1.0, time: 0.25)
    #expect(isNear(value, 1 - (1 + .pi) * 0.043214))
    // Without damping a spring swings around its target: after half a swing it is twice as far.
    let swing = Spring(duration: 0.5, bounce: 1).value(
      fromValue: 10, toValue: 20, initialVelocity: 0, time: 0.25)
    #expect(isNear(swing, 30))
    let point = Spring.smooth.value(
      fromValue: CGPoint(x: 1, y: 2), toValue: CGPoint(x: 3, y: 2), initialVelocity: .zero, time: 60
    )
    #expect(isNear(Double(point.x), 3) && isNear(Double(point.y), 2))
  }

  @Test func `speed is how values change`() {
    for bounce in [-0.5, 0, 0.4] {
      let spring = Spring(duration: 0.7, bounce: bounce)
      let (before, after) = (
        spring.value(target: 5.0, time: 0.1999), spring.value(target: 5.0, time: 0.2001)
      )
      let speed = spring.velocity(target: 5.0, time: 0.2)
      #expect(abs((after - before) / 0.0002 - speed) < 0.001)
    }
  }

  @Test func `springs are described by stiffness and damping`() {
    let spring = Spring(stiffness: 100, damping: 12)
    #expect(isNear(spring.stiffness, 100) && isNear(spring.damping, 12))
    #expect(isNear(spring.dampingRatio, 0.6))
    #expect(isNear(Spring(stiffness: 100, damping: 40).dampingRatio, 1))
    #expect(isNear(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio, 2))
    #expect(isNear(spring.force(target: 3, position: 1, velocity: 2), 100 * 2 - 12 * 2))
  }

  @Test func `several vectors are one`() {
    let a = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
    var b = a + a - AnimatableValues(1.0, CGFloat(0), .zero)
    let isSum = b == AnimatableValues(1.0, CGFloat(4), AnimatablePair(6.0, 8.0))
    b.scale(by: 0.5)
    let (first, second, pair) = b.value
    let (square, isZero) = (a.magnitudeSquared, a - a == .zero)
    #expect(isSum && isZero)
    #expect(first == 0.5 && second == 2 && pair == AnimatablePair(3, 4))
    // 1 + 4 + 9 + 16
    #expect(square == 30)
  }
}
