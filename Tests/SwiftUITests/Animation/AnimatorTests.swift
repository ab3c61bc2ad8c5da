import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Views that change by themselves are laid out as at the start.
struct AnimatorTests {
  private func size(_ view: some View) -> CGSize { view.layout(proposing: .unspecified).size }

  @Test func `phases begin with the first`() {
    let animator = PhaseAnimator([1, 2, 3]) { Block(CGFloat($0) * 10, 10) }
    #expect(size(animator) == CGSize(width: 10, height: 10))
    let view = Block(10, 10).phaseAnimator([4, 5], trigger: true) { content, phase in
      content.padding(CGFloat(phase))
    }
    #expect(size(view) == CGSize(width: 18, height: 18))
  }

  @Test func `without phases nothing changes`() {
    let row = HStack(spacing: 5) {
      Block(10, 10)
      PhaseAnimator([Int]()) { _ in Block(10, 10) }
    }
    #expect(size(row) == CGSize(width: 10, height: 10))
    let view = Block(10, 10).phaseAnimator([] as [CGFloat]) { content, phase in
      content.padding(phase)
    }
    #expect(size(view) == CGSize(width: 10, height: 10))
  }

  @Test func `keyframes begin with the initial value`() {
    let animator = KeyframeAnimator(initialValue: 20.0) { width in
      Block(width, 10)
    } keyframes: { _ in
      LinearKeyframe(40, duration: 1)
    }
    #expect(size(animator) == CGSize(width: 20, height: 10))
    let view = Block(10, 10).keyframeAnimator(initialValue: CGSize(width: 5, height: 1)) {
      $0.padding(.horizontal, $1.width)
    } keyframes: { _ in
      KeyframeTrack(\.width) { CubicKeyframe(10, duration: 1) }
    }
    #expect(size(view) == CGSize(width: 20, height: 10))
  }

  @Test func `transitions change nothing`() {
    let view = Block(10, 10).transition(.blurReplace).symbolEffect(.pulse)
      .visualEffect { content, _ in content.offset(x: 50) }
      .scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.5) }
    #expect(size(view) == CGSize(width: 10, height: 10))
  }
}

/// What is interpolated of shapes.
struct AnimatableShapeTests {
  @Test func `corners are interpolated one by one`() {
    var shape = UnevenRoundedRectangle(
      topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4)
    let data = shape.animatableData
    #expect(data.first == AnimatablePair(1, 2) && data.second == AnimatablePair(3, 4))
    shape.animatableData.scale(by: 2)
    #expect(
      shape.cornerRadii
        == RectangleCornerRadii(
          topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8))
  }
}

private struct Halves: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time < 1 ? value.scaled(by: (2 * time).rounded(.down) / 2) : nil }
}

/// A client's own animations are values that change no layout.
struct CustomAnimationTests {
  @Test func `animations are accepted`() {
    #expect(Animation(Halves()) == Animation(Halves()) && Animation(Halves()) != .default)
    let view = Block(10, 10).animation(Animation(Halves()).delay(1), value: 3)
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 10, height: 10))
    #expect(AnimatablePair(2.0, 4.0).scaled(by: 0.5) == AnimatablePair(1.0, 2.0))
  }
}

/// What animations are described by, which nothing follows.
struct AnimationDescriptionTests {
  @Test func `springs are described by stiffness and damping`() {
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.0005 }
    let spring = Spring(stiffness: 100, damping: 12)
    #expect(isNear(spring.stiffness, 100) && isNear(spring.damping, 12))
    #expect(isNear(spring.dampingRatio, 0.6))
    #expect(isNear(Spring(stiffness: 100, damping: 40).dampingRatio, 1))
    #expect(isNear(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio, 2))
    #expect(Spring(mass: 0, stiffness: 0, damping: 1) == Spring())
  }

  @Test func `an inverse curve undoes its curve`() {
    #expect(UnitCurve.easeIn.inverse.inverse == .easeIn && UnitCurve.easeIn.inverse != .easeIn)
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

  private struct Twice: KeyframeTrackContent {
    let target: Double

    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(target, duration: 1)
      if target > 0 { MoveKeyframe(-target) } else { SpringKeyframe(target) }
      for factor in [1.0, 2] { CubicKeyframe(factor * target, duration: 1) }
    }
  }

  private struct Shake: Keyframes {
    var body: some Keyframes<CGSize> {
      KeyframeTrack(\.width) { LinearKeyframe(4, duration: 1, timingCurve: .easeIn) }
      KeyframeTrack(\.height) { MoveKeyframe(2) }
    }
  }

  @Test func `clients' keyframes are made of others`() {
    let view = Block(10, 10).keyframeAnimator(initialValue: 3.0) { content, width in
      content.padding(.leading, width)
    } keyframes: { _ in
      KeyframeTrack { Twice(target: 4) }
    }
    .keyframeAnimator(initialValue: CGSize(width: 1, height: 2), trigger: 5) { content, size in
      content.padding(.leading, size.width)
    } keyframes: { _ in
      Shake()
    }
    // 10 + 3 + 1
    #expect(view.layout(proposing: .unspecified).size == CGSize(width: 14, height: 10))
  }
}
