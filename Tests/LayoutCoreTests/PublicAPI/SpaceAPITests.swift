import Foundation
import LayoutCore
import Testing

/// Values in space: points, sizes, boxes, turns and what they are called.
struct SpaceAPITests {
  private func isClose(_ a: Point3D, _ b: Point3D) -> Bool {
    abs(a.x - b.x) < 1e-12 && abs(a.y - b.y) < 1e-12 && abs(a.z - b.z) < 1e-12
  }

  // MARK: - Turns

  @Test(arguments: [
    (RotationAxis3D.x, Point3D(x: 1, y: -3, z: 2)), (.y, Point3D(x: 3, y: 2, z: -1)),
    (.z, Point3D(x: -2, y: 1, z: 3)),
  ])
  func `a quarter turn moves (1, 2, 3) exactly`(axis: RotationAxis3D, expected: Point3D) {
    let turn = AffineTransform3D(rotation: Rotation3D(angle: .degrees(90), axis: axis))
    #expect(Point3D(x: 1, y: 2, z: 3).applying(turn) == expected)
  }

  @Test func `a turn has its angle and axis back`() {
    for degrees in [10.0, 45, 90, 135, 179, -30] {
      let turn = Rotation3D(angle: .degrees(degrees), axis: RotationAxis3D(x: 0, y: 3, z: 4))
      let sign: Double = degrees < 0 ? -1 : 1
      #expect(abs(turn.angle.degrees - abs(degrees)) < 1e-9)
      #expect(abs(turn.axis.y - sign * 0.6) < 1e-12 && abs(turn.axis.z - sign * 0.8) < 1e-12)
    }
  }

  @Test func `turns follow each other, and go back`() {
    let (a, b) = (
      Rotation3D(angle: .degrees(30), axis: .xy), Rotation3D(angle: .degrees(70), axis: .z)
    )
    let point = Point3D(x: 1, y: 2, z: 3)
    let step = point.applying(AffineTransform3D(rotation: a))
      .applying(AffineTransform3D(rotation: b))
    #expect(isClose(point.applying(AffineTransform3D(rotation: a.rotated(by: b))), step))
    let back = point.applying(AffineTransform3D(rotation: a.rotated(by: a.inverse)))
    #expect(isClose(back, point))
  }

  @Test func `a turn keeps lengths, whatever the size of its axis`() {
    for length in [1e-200, 1, 1e200] {
      let turn = Rotation3D(
        angle: .degrees(50), axis: RotationAxis3D(x: length, y: length, z: -length))
      let moved = Point3D(x: 1, y: 2, z: 2).applying(AffineTransform3D(rotation: turn))
      #expect(abs(Vector3D(moved).length - 3) < 1e-12)
    }
  }

  // MARK: - Transforms

  @Test func `a transform scales, then turns, then moves`() {
    let transform = AffineTransform3D(
      scale: Size3D(width: 2, height: 3, depth: 4),
      rotation: Rotation3D(angle: .degrees(90), axis: .z),
      translation: Vector3D(x: 10, y: 20, z: 30))
    // (1, 1, 1) becomes (2, 3, 4), then (−3, 2, 4), then (7, 22, 34).
    #expect(Point3D(x: 1, y: 1, z: 1).applying(transform) == Point3D(x: 7, y: 22, z: 34))
    let back = Point3D(x: 7, y: 22, z: 34).applying(transform.inverse ?? .identity)
    #expect(isClose(back, Point3D(x: 1, y: 1, z: 1)))
    #expect(AffineTransform3D(scale: .zero).inverse == nil)
    #expect(transform.concatenating(.identity) == transform)
    #expect(AffineTransform3D().isIdentity)
  }

  // MARK: - Boxes

  @Test func `boxes know their corners`() {
    let box = Rect3D(x: 1, y: 2, z: 3, width: 10, height: 20, depth: 30)
    #expect(box.max == Point3D(x: 11, y: 22, z: 33))
    #expect(box.center == Point3D(x: 6, y: 12, z: 18))
    #expect(box.cornerPoints.count == 8)
    #expect(Rect3D(center: box.center, size: box.size) == box)
    #expect(box.contains(point: Point3D(x: 11, y: 2, z: 33)))
    #expect(!box.contains(point: .zero))
    for depth in [-1.0, .nan] {
      #expect(!Rect3D(x: 0, y: 0, z: 0, width: 1, height: 1, depth: depth).contains(point: .zero))
    }
    #expect(
      box.union(Rect3D(origin: .zero, size: .one))
        == Rect3D(x: 0, y: 0, z: 0, width: 11, height: 22, depth: 33))
    let turn = AffineTransform3D(rotation: Rotation3D(angle: .degrees(90), axis: .y))
    #expect(
      box.applying(turn) == Rect3D(x: 3, y: 2, z: -11, width: 30, height: 20, depth: 10))
    #expect(box.description == "(1, 2, 3, 10, 20, 30)")
  }

  // MARK: - Names

  @Test func `named points and alignments`() {
    #expect(UnitPoint3D.topTrailingFront == UnitPoint3D(x: 1, y: 0, z: 1))
    #expect(UnitPoint3D.center == UnitPoint3D(x: 0.5, y: 0.5, z: 0.5))
    #expect(UnitPoint3D.bottomLeading == UnitPoint3D(x: 0, y: 1, z: 0.5))
    #expect(UnitPoint3D.back == UnitPoint3D(x: 0.5, y: 0.5, z: 0))
    #expect(UnitPoint3D() == .origin && UnitPoint3D.origin == .zero)
    #expect(
      Alignment3D.topTrailingFront
        == Alignment3D(horizontal: .trailing, vertical: .top, depth: .front))
    #expect(
      Alignment3D.leading == Alignment3D(horizontal: .leading, vertical: .center, depth: .center))
    #expect(Alignment3D.center != .front)
    #expect(DepthAlignment.front != .back)
  }

  @Test func `faces and insets`() {
    #expect(Edge3D.Set.all == [.horizontal, .vertical, .depth])
    #expect(Edge3D.Set(.front).union(Edge3D.Set(.back)) == .depth)
    #expect(Edge3D.allCases.count == 6)
    #expect(
      EdgeInsets3D(horizontal: 1, vertical: 2, depth: 3)
        == EdgeInsets3D(top: 2, leading: 1, bottom: 2, trailing: 1, front: 3, back: 3))
    var insets = EdgeInsets3D(top: 1, leading: 2, bottom: 3, trailing: 4, front: 5, back: 6)
    insets.animatableData.scale(by: 2)
    #expect(
      insets
        == EdgeInsets3D(top: 2, leading: 4, bottom: 6, trailing: 8, front: 10, back: 12))
    #expect(EdgeInsets3D() == EdgeInsets3D(top: 0))
    var point = UnitPoint3D(x: 1, y: 2, z: 3)
    point.animatableData.scale(by: 0.5)
    #expect(point == UnitPoint3D(x: 0.5, y: 1, z: 1.5))
  }

  @Test func `values survive being coded`() throws {
    func coded<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }
    let box = Rect3D(x: 1, y: 2, z: 3, width: 4, height: 5, depth: 6)
    #expect(try coded(box) == box)
    #expect(try coded(UnitPoint3D.bottomTrailingBack) == .bottomTrailingBack)
    let turn = Rotation3D(angle: .degrees(30), axis: .yz)
    #expect(try coded(turn) == turn)
    #expect(try coded(AffineTransform3D(rotation: turn)) == AffineTransform3D(rotation: turn))
  }
}
