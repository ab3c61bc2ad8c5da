import SwiftUI

// Layouts in space: depth, turns, readers and containers that share it.

extension DepthAlignment {
  private struct PodiumID: DepthAlignmentID {
    static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context[.back] }
  }

  static let podium = DepthAlignment(PodiumID.self)
}

struct Podium: View {
  var body: some View {
    HStackLayout(alignment: .bottom, spacing: 4).depthAlignment(.podium) {
      ForEach(1..<4) { place in
        Color.red.frame(width: 20, height: 10 * CGFloat(place)).frame(depth: 30)
          .alignmentGuide(.podium) { $0[DepthAlignment.center] + CGFloat(place) }
      }
    }
    .spatialOverlay(alignment: .topTrailingFront) { Text("1").offset(z: 2) }
  }
}

struct Shelf: View {
  @State private var angle: Angle = .degrees(90)

  var body: some View {
    VStack {
      ZStack(alignment: .bottom, spacing: 12) {
        Color.gray.frame(width: 60, height: 40).frame(minDepth: 2, maxDepth: .infinity)
        Spacer()
        Text("Front").padding3D(.depth, 4)
      }
      .rotation3DLayout(angle, axis: (x: 0, y: 1, z: 0))
      SpatialContainer(alignment: .bottomLeadingBack) {
        Circle().frame(depth: 8, alignment: .front)
        Text("Label").padding3D()
      }
      GeometryReader3D { proxy in
        Color.blue.frame(depth: proxy.size.depth / 2)
          .scaleEffect(x: 1, y: 1, z: 2, anchor: .topLeadingBack)
      }
      .aspectRatio3D(.one, contentMode: .fit)
      Image(systemName: "cube").rotation3DEffect(.degrees(10), axis: (x: 1, y: 0, z: 0))
        .rotation3DEffect(Rotation3D(angle: .degrees(10), axis: .x), anchor: .center)
        .scaledToFit3D()
    }
    .frame(depth: 80)
  }
}
