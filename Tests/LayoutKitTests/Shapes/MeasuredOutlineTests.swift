import Foundation
import LayoutKit
import Testing

/// Paths whose steps were measured with SwiftUI: where they begin, which way they go, and how.
struct MeasuredOutlineTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// Whether a path consists of the steps in a description, which has six digits of each number.
  private func consists(_ path: Path, of steps: String) -> Bool {
    let (a, b) = (path.description.split(separator: " "), steps.split(separator: " "))
    return a.count == b.count
      && zip(a, b).allSatisfy { a, b in
        guard let x = Double(a), let y = Double(b) else { return a == b }
        return abs(x - y) < 0.001
      }
  }

  private func arc(_ start: Double, _ end: Double, clockwise: Bool = false) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  private static let circle =
    "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c "
    + "10 27.9086 27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c"
  private static let otherCircle =
    "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c "
    + "10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c"

  @Test func `an arc goes from angle to angle, any number of times around in its direction`() {
    #expect(consists(arc(0, 0), of: "90 50 m"))
    #expect(consists(arc(0, 90), of: "90 50 m 90 72.0914 72.0914 90 50 90 c"))
    #expect(
      consists(
        arc(0, 120),
        of: "90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c"))
    #expect(consists(arc(0, 450), of: Self.circle + " 90 72.0914 72.0914 90 50 90 c"))
    #expect(consists(arc(0, -360), of: Self.circle))
    #expect(consists(arc(0, 720, clockwise: true), of: Self.otherCircle))
    #expect(
      consists(arc(0, -90, clockwise: true), of: "90 50 m 90 27.9086 72.0914 10 50 10 c"))
    #expect(
      consists(
        arc(0, 45, clockwise: true),
        of: "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c "
          + "10 72.0914 27.9086 90 50 90 c 60.6087 90 70.7828 85.7857 78.2843 78.2843 c"))
  }

  @Test func `an arc to the angle a turn later is closed`() {
    #expect(consists(arc(0, 360), of: Self.circle + " h"))
    #expect(consists(arc(0, 360, clockwise: true), of: Self.otherCircle + " h"))
  }

  @Test func `round corners are drawn from the middle of the trailing edge`() {
    #expect(
      consists(
        RoundedRectangle(cornerRadius: 12, style: .circular).path(in: rect),
        of: "100 30 m 100 48 l 100 54.6274 94.6274 60 88 60 c 12 60 l 5.37258 60 0 54.6274 0 48 c "
          + "0 12 l 0 5.37258 5.37258 0 12 0 c 88 0 l 94.6274 0 100 5.37258 100 12 c h"))
    // The straight part is from 20 to 45.
    let radii = RectangleCornerRadii(
      topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)
    #expect(
      consists(
        UnevenRoundedRectangle(cornerRadii: radii, style: .circular).path(in: rect),
        of: "100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l "
          + "4.47715 60 0 55.5228 0 50 c 0 5 l 0 2.23858 2.23858 0 5 0 c 80 0 l "
          + "91.0457 0 100 8.95431 100 20 c h"))
    #expect(RoundedRectangle(cornerRadius: 0).path(in: rect) == Path(rect))
  }

  @Test func `continuous corners begin earlier, where there is room`() {
    #expect(
      consists(
        RoundedRectangle(cornerRadius: 12).path(in: rect),
        of: "100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c "
          + "97.9713 55.5261 95.5261 57.9713 92.4221 59.1011 c 89.5791 60 86.9381 60 81.656 60 c "
          + "18.344 60 l 13.0619 60 10.4209 60 7.57793 59.1011 c "
          + "4.47389 57.9713 2.02872 55.5261 0.898937 52.4221 c 0 49.5791 0 46.9381 0 41.656 c "
          + "0 18.344 l 0 13.0619 0 10.4209 0.898937 7.57793 c "
          + "2.02872 4.47389 4.47389 2.02872 7.57793 0.898937 c 10.4209 0 13.0619 0 18.344 0 c "
          + "81.656 0 l 86.9381 0 89.5791 0 92.4221 0.898937 c "
          + "95.5261 2.02872 97.9713 4.47389 99.1011 7.57793 c 100 10.4209 100 13.0619 100 18.344 c h"
      ))
    // 30 of an edge for a corner of 25: less than the 1.528665 × 25 that it would take.
    let path = RoundedRectangle(cornerRadius: 25).path(in: rect).description
    #expect(path.hasPrefix("100 30 m 100 30 l 100 34.78"))
    #expect(
      consists(
        Capsule().path(in: CGRect(x: 0, y: 0, width: 30, height: 80)),
        of: "30 40 m 30 57.07 l 30 63.6726 30 66.9739 28.8763 70.5276 c "
          + "27.4641 74.4076 24.4076 77.4641 20.5276 78.8763 c 17.7 80 15.6 80 15 80 c 15 80 l "
          + "14.4 80 12.3 80 9.47241 78.8763 c 5.59236 77.4641 2.5359 74.4076 1.12367 70.5276 c "
          + "0 66.9739 0 63.6726 0 57.07 c 0 22.93 l 0 16.3274 0 13.0261 1.12367 9.47241 c "
          + "2.5359 5.59236 5.59236 2.5359 9.47241 1.12367 c 12.3 0 14.4 0 15 0 c 15 0 l "
          + "15.6 0 17.7 0 20.5276 1.12367 c 24.4076 2.5359 27.4641 5.59236 28.8763 9.47241 c "
          + "30 13.0261 30 16.3274 30 22.93 c h"))
  }

  @Test func `corners without room are smaller`() {
    // Both lengths are at most half the shorter side.
    #expect(
      consists(
        RoundedRectangle(cornerSize: CGSize(width: 60, height: 8), style: .circular)
          .path(in: rect),
        of: "100 30 m 100 52 l 100 56.4183 86.5685 60 70 60 c 30 60 l "
          + "13.4315 60 0 56.4183 0 52 c 0 8 l 0 3.58172 13.4315 0 30 0 c 70 0 l "
          + "86.5685 0 100 3.58172 100 8 c h"))
    // 90 beside 20 on an edge of 100 become 80.
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 20, topTrailingRadius: 90, style: .circular
    )
    .path(in: CGRect(x: 0, y: 0, width: 100, height: 300))
    #expect(uneven.description.hasPrefix("100 190 m"))
    #expect(uneven.contains(CGPoint(x: 99, y: 75)) && !uneven.contains(CGPoint(x: 99, y: 60)))
  }

  @Test func `a path's bounds are those of its curves`() {
    let curve = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
    }
    // Half as high as its control.
    #expect(curve.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 30))
    let cubic = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 60), control2: CGPoint(x: 100, y: 60))
    }
    // 3/8 of each control's height, in the middle.
    #expect(cubic.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 45))
  }
}
