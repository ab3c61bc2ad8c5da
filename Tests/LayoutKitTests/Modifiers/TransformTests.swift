import LayoutCore
import LayoutKit
import TestViews
import Testing

/// Modifiers that only move what is drawn.
struct TransformTests {
  func transform(_ view: some View) -> RenderTransform? {
    view.layout(proposing: .unspecified).nodes.compactMap(\.transform).first
  }

  @Test func `transforms leave the layout unchanged`() {
    let view = HStack(spacing: 0) {
      Block(10, 10)
        .scaleEffect(2).scaleEffect(x: 3).scaleEffect(CGSize(width: 1, height: 4))
        .rotationEffect(.degrees(45)).transformEffect(CGAffineTransform(translationX: 9, y: 9))
        .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
        .projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
      Block(10, 10).id("b")
    }
    expect(view.layout(proposing: .unspecified), size: (20, 10), ["b": (10, 0, 10, 10)])
  }

  @Test func `angles are multiplied and divided`() {
    // The operators exist in two modules that are both imported here.
    let turns = [Angle.degrees(30) * 2, 2 * .degrees(30), .degrees(120) / 2, -.degrees(-60)]
    #expect(turns.allSatisfy { abs($0.degrees - 60) < 1e-9 })
  }

  @Test func `a transform followed by its inverse moves nothing`() {
    var perspective = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 3, ty: 5))
    perspective.m13 = 0.5
    // All numbers are sums of powers of two, and so is the determinant: 2 · 4 − 1 · 0
    // + 0.5 · (0 · 5 − 4 · 3) = 2.
    #expect(perspective.concatenating(perspective.inverted()).isIdentity)
    #expect(perspective.inverted().m11 == 2)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(!flat.invert() && flat.inverted() == flat)
    #expect(flat.m22 == 1)
  }

  @Test func `effects are stored`() {
    #expect(
      transform(Block(1, 1).scaleEffect(2, anchor: .topLeading))
        == RenderTransform(.scale(x: 2, y: 2), anchor: .topLeading))
    #expect(
      transform(Block(1, 1).rotationEffect(.radians(1)))
        == RenderTransform(.rotation(radians: 1), anchor: .center))
    #expect(
      transform(Block(1, 1).transformEffect(CGAffineTransform(translationX: 3, y: 4)))
        == RenderTransform(.matrix(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4), anchor: .topLeading))
  }

  // Around the line of sight, a rotation in space is one in the plane; around the vertical axis it
  // makes the view narrower by the cosine.
  @Test func `a rotation in space is projected`() throws {
    guard
      case .matrix(let a, let b, let c, let d, _, _) = try #require(
        transform(Block(1, 1).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 2)))
      ).effect
    else {
      Issue.record("a rotation in space is a matrix")
      return
    }
    #expect(abs(a) < 1e-9 && abs(b - 1) < 1e-9 && abs(c + 1) < 1e-9 && abs(d) < 1e-9)
    guard
      case .matrix(let width, _, _, let height, _, _) = try #require(
        transform(Block(1, 1).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
      ).effect
    else {
      Issue.record("a rotation in space is a matrix")
      return
    }
    #expect(abs(width - 0.5) < 1e-9 && height == 1)
  }
}
