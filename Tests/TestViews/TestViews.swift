import LayoutKit
import Testing

/// A leaf that is always as large, with baselines if it is given some.
package struct Block: PrimitiveView {
  package let size: CGSize
  let firstBaseline: CGFloat?
  let lastBaseline: CGFloat?

  package init(_ width: CGFloat, _ height: CGFloat, first: CGFloat? = nil, last: CGFloat? = nil) {
    self.size = CGSize(width: width, height: height)
    self.firstBaseline = first
    self.lastBaseline = last ?? first
  }

  package func makeNodes(in context: inout ViewContext) {
    guard let firstBaseline else { return context.append(.fixed(size)) }
    let answer = LeafMeasurement(
      size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
    context.append(.measured { _ in answer })
  }
}

/// A leaf that takes whatever is proposed.
package struct Filler: PrimitiveView {
  package init() {}

  package func makeNodes(in context: inout ViewContext) { context.append(.flexible) }
}

/// Text of some letters, each 10 wide and 20 high, that breaks after any letter.
package struct Letters: PrimitiveView {
  let count: Int

  package init(_ count: Int) { self.count = count }

  package func makeNodes(in context: inout ViewContext) {
    let count = count
    context.append(
      .measured { proposal in
        if proposal == .zero { return LeafMeasurement(width: 0, height: 0) }
        let fitting = min((proposal.width ?? .infinity) / 10, CGFloat(count))
        let perLine = max(Int(fitting), 1)
        let needed = (count + perLine - 1) / perLine
        let room = min((proposal.height ?? .infinity) / 20, CGFloat(needed))
        let height = 20 * CGFloat(max(Int(room), 1))
        return LeafMeasurement(
          width: 10 * CGFloat(perLine), height: height, firstBaseline: 16,
          lastBaseline: height - 4)
      })
  }
}

/// A frame as `(x, y, width, height)`.
package typealias Frame = (CGFloat, CGFloat, CGFloat, CGFloat)

/// Expects a result's size and the frames of some ids.
package func expect(
  _ result: ResolvedLayout, size: (CGFloat, CGFloat)? = nil,
  _ frames: KeyValuePairs<String, Frame>, sourceLocation: SourceLocation = #_sourceLocation
) {
  if let size {
    #expect(
      isClose(result.size.width, size.0) && isClose(result.size.height, size.1),
      "size \(result.size)", sourceLocation: sourceLocation)
  }
  for (id, expected) in frames {
    let frame = result.frame(of: id)
    #expect(
      frame.map { isClose($0, expected) } ?? false,
      "\(id) is \(frame.map { "\($0)" } ?? "missing"), not \(expected)",
      sourceLocation: sourceLocation)
  }
}

private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-6 }

private func isClose(_ frame: CGRect, _ expected: Frame) -> Bool {
  isClose(frame.minX, expected.0) && isClose(frame.minY, expected.1)
    && isClose(frame.width, expected.2) && isClose(frame.height, expected.3)
}

extension ProposedViewSize {
  package init(_ width: CGFloat?, _ height: CGFloat?) { self.init(width: width, height: height) }
}

extension EnvironmentValues {
  package static func mirror(_ values: inout EnvironmentValues) {
    values.layoutDirection = .rightToLeft
  }

  /// Letters half as wide as their font is large, on lines of 1.177734375 times its size: for tests
  /// that follow widths by hand, or that use texts as boxes. Sizes are whole points.
  package static func squareLetters(_ values: inout EnvironmentValues) {
    values.textMeasurer = LineSetter(SquareFontMetrics.halfEm)
    values.displayScale = 1
  }
}
