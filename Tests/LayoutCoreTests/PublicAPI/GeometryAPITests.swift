import Foundation
import LayoutCore
import Testing

/// Axes, edges, insets, directions, points and proposals as clients write them.
struct GeometryAPITests {
  /// Beside Foundation, which has the same types: arrays of them can be made as of any other.
  @Test func `arrays of numbers are made as of anything else`() {
    #expect([CGFloat](repeating: 1, count: 2) == [1, 1])
    #expect([CGPoint]().isEmpty && [String: CGRect]().isEmpty && [(CGFloat, CGSize)]().isEmpty)
  }

  @Test func `axes have SwiftUI's raw values`() {
    #expect(Axis.allCases == [.horizontal, .vertical])
    #expect(Axis.allCases.map(\.rawValue) == [0 as Int8, 1])
    #expect(Axis(rawValue: 1) == .vertical)
    #expect(Set([Axis.horizontal, .horizontal]).count == 1)
    #expect("\(Axis.horizontal) \(Axis.vertical.description)" == "horizontal vertical")
    let axes: Axis.Set = [.horizontal, .vertical]
    #expect(axes.contains(Axis.Set.vertical) && axes.rawValue == 3)
    #expect(Axis.Set.horizontal.rawValue == 1 && Axis.Set.vertical.rawValue == 2)
    #expect(Axis.Set(rawValue: 2 as Int8) == .vertical)
    let element: Axis.Set.Element = .horizontal
    #expect(axes.subtracting(element) == .vertical)
  }

  @Test func `edges have SwiftUI's raw values`() {
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    #expect(Edge.allCases.map(\.rawValue) == [0 as Int8, 1, 2, 3])
    let sets: [Edge.Set] = [.top, .leading, .bottom, .trailing, .all, .horizontal, .vertical]
    #expect(sets.map(\.rawValue) == [1 as Int8, 2, 4, 8, 15, 10, 5])
    #expect(Edge.Set(.bottom) == .bottom && Edge.Set(rawValue: 10) == .horizontal)
    let element: Edge.Set.Element = .top
    #expect(Edge.Set.vertical.contains(element))
  }

  @Test func `edges of one axis are sets that can be coded`() throws {
    #expect(HorizontalEdge.allCases == [.leading, .trailing])
    #expect(VerticalEdge.allCases == [.top, .bottom])
    #expect(HorizontalEdge.trailing.rawValue == 1 as Int8 && VerticalEdge.top.rawValue == 0)
    #expect(HorizontalEdge.Set.all == [.leading, HorizontalEdge.Set(.trailing)])
    #expect(VerticalEdge.Set.all == [VerticalEdge.Set(.top), .bottom])
    #expect(HorizontalEdge.Set(rawValue: 2) == .trailing && VerticalEdge.Set.all.rawValue == 3)
    func roundTrip<Value: Codable & Equatable>(_ value: Value) throws -> Bool {
      try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([value])) == [value]
    }
    #expect(try roundTrip(HorizontalEdge.leading) && roundTrip(VerticalEdge.bottom))
  }

  @Test func `insets are equal and animatable edge by edge`() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    insets.top += 1
    insets.leading += 1
    insets.bottom += 1
    insets.trailing += 1
    #expect(insets == EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5))
    let data: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> =
      insets.animatableData
    #expect(data.first == 2 && data.second.first == 3)
    #expect(data.second.second.first == 4 && data.second.second.second == 5)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 10))
  }

  @Test func `vectors are interpolated themselves`() {
    var angle = Turns(number: 0.5)
    angle.animatableData.scale(by: 3)
    #expect(angle.number == 1.5)
  }

  @Test func `there are two directions`() {
    #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft])
    #expect(Set(LayoutDirection.allCases).count == 2)
    switch LayoutDirection.rightToLeft {
    case .leftToRight: Issue.record("not the same")
    case .rightToLeft: break
    }
  }

  @Test func `unit points are named and animatable`() {
    let points: [(UnitPoint, CGFloat, CGFloat)] = [
      (.zero, 0, 0), (.center, 0.5, 0.5), (.leading, 0, 0.5), (.trailing, 1, 0.5),
      (.top, 0.5, 0), (.bottom, 0.5, 1), (.topLeading, 0, 0), (.topTrailing, 1, 0),
      (.bottomLeading, 0, 1), (.bottomTrailing, 1, 1),
    ]
    for (point, x, y) in points { #expect(point == UnitPoint(x: x, y: y)) }
    #expect(UnitPoint() == .topLeading && Set(points.map(\.0)).count == 9)
    var point = UnitPoint.center
    point.x = 0.25
    point.y = 2
    #expect(point.animatableData.first == 0.25 && point.animatableData.second == 2)
  }

  @Test func `proposals replace lengths that are not given`() {
    var proposal = ProposedViewSize(width: 5, height: nil)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 5, height: 10))
    let size = CGSize(width: 1, height: 2)
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: size) == size)
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(
      ProposedViewSize.infinity.replacingUnspecifiedDimensions()
        == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(ProposedViewSize(size) == ProposedViewSize(width: 1, height: 2))
    proposal.width = nil
    proposal.height = nil
    switch proposal {
    case .zero, .infinity: Issue.record("nothing is proposed")
    case .unspecified: break
    default: Issue.record("nothing is proposed")
    }
  }

  /// Compiles only if the types make the promises that clients may rely on.
  @Test func `values of geometry are sendable, trivial and animatable`() {
    func isSendable<Value: Sendable>(_: Value.Type) {}
    func isTrivial<Value: BitwiseCopyable>(_: Value.Type) {}
    func isAnimatable<Value: Animatable & Equatable>(_: Value.Type) {}
    isSendable(Axis.self)
    isSendable(Edge.Set.self)
    isSendable(LayoutDirection.self)
    isTrivial(EdgeInsets.self)
    isTrivial(UnitPoint.self)
    isTrivial(ProposedViewSize.self)
    isTrivial(Axis.Set.self)
    isAnimatable(EdgeInsets.self)
    isAnimatable(UnitPoint.self)
    #expect(EmptyAnimatableData.zero == EmptyAnimatableData())
  }
}

/// A client's number, which needs no data of its own to be interpolated.
private struct Turns: VectorArithmetic, Animatable {
  var number: Double

  static let zero = Turns(number: 0)
  static func + (a: Turns, b: Turns) -> Turns { Turns(number: a.number + b.number) }
  static func - (a: Turns, b: Turns) -> Turns { Turns(number: a.number - b.number) }
  mutating func scale(by factor: Double) { number *= factor }
  var magnitudeSquared: Double { number * number }
}
