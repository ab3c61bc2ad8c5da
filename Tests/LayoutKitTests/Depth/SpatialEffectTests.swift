import LayoutKit
import TestViews
import Testing

/// Transforms in space that renderers apply, and what is printed of depth.
struct SpatialEffectTests {
  @Test func `effects keep the layout and are noted in order`() {
    let view = Block(20, 10).frame(depth: 4)
      .rotation3DEffect(Rotation3D(angle: .degrees(90), axis: .z), anchor: .topLeadingBack)
      .scaleEffect(x: 1, y: 2, z: 3, anchor: .origin)
      .transform3DEffect(AffineTransform3D(translation: Vector3D(x: 1, y: 2, z: 3)))
      .offset(z: 5)
    let result = view.layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 20, height: 10))
    #expect(result.size3D.depth == 4)
    // From the outermost in: the move and the offset on one node, then the scale, then the turn.
    #expect(result.nodes.map(\.transforms3D.count) == [2, 1, 1, 0, 0])
    #expect(result.nodes[0].transforms3D.map(\.transform.translation.z) == [3, 5])
    let corner = Point3D(x: 20, y: 0, z: 0)
    let scaled = corner.applying(result.nodes[1].transforms3D[0].transform)
    #expect(scaled == Point3D(x: 20, y: 0, z: 0))
    #expect(corner.applying(result.nodes[2].transforms3D[0].transform) == Point3D(x: 0, y: 20))
  }

  @Test func `an effect of the plane is chosen where no depth is named`() {
    let view = Block(20, 10).scaleEffect(x: 2, y: 3).rotation3DEffect(.degrees(10), axis: (0, 1, 0))
    #expect(view.layout(proposing: .unspecified).nodes.allSatisfy { $0.transforms3D.isEmpty })
  }

  @Test func `angles are multiplied and divided`() {
    // This file imports no other module that declares the operators.
    let turns = [Angle.degrees(30) * 2, 2 * .degrees(30), .degrees(120) / 2, -.degrees(-60)]
    #expect(turns.allSatisfy { abs($0.degrees - 60) < 1e-9 })
  }

  @Test func `what has a depth says so where frames are printed`() {
    let view = ZStack {
      Block(10, 10).frame(depth: 20)
      Block(10, 10).id("label")
    }
    let result = view.layout(proposing: .unspecified)
    #expect(
      result.description == """
        ZStack (0, 0, 10, 10) z 0, depth 20
          DepthFrame (0, 0, 10, 10) z 0, depth 20
            Fixed (0, 0, 10, 10) z 10, depth 0
          Fixed "label" (0, 0, 10, 10) z 20, depth 0
        """)
    let sentence = result.explain("label").steps.last?.sentence
    #expect(
      sentence == "Fixed \"label\" has the frame (0, 0, 10, 10) z 20, depth 0 in the root.")
  }

  @Test func `a turn says why it is as large as it is`() {
    let view = Block(20, 10).id("inside")
      .rotation3DLayout(Rotation3D(angle: .degrees(90), axis: .z))
    let text = view.layout(proposing: .unspecified).explain("inside").description
    #expect(
      text.contains("Rotation3D is 10 × 20: its child needs that much room once it is turned."))
    #expect(
      text.contains(
        "its turn brings axes onto axes, so the proposed lengths change places with them."))
  }

  @Test func `right to left mirrors x and nothing else`() {
    let view = HStack(spacing: 0) {
      Block(10, 10).frame(depth: 20).id("a")
      Block(30, 10).frame(depth: 5)
    }
    let result = view.layout(
      proposing: .unspecified, environment: EnvironmentValues.mirror)
    #expect(
      result.node(of: "a")?.box == Rect3D(x: 30, y: 0, z: 0, width: 10, height: 10, depth: 20))
  }
}
