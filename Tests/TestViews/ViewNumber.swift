import LayoutCore
import LayoutKit
import Testing

/// A number that a view, a shape or a style takes, and a view that uses it.
package struct ViewNumber: Sendable, CustomTestStringConvertible {
  /// What takes the number, and the parameter: `View.frame(width:height:alignment:) width`.
  let name: String
  /// The numbers that mean something though they are none, so that nothing is reported.
  let meaningful: [CGFloat]
  let view: @Sendable (CGFloat) -> any View

  package init(
    _ name: String, except meaningful: CGFloat...,
    view: @escaping @Sendable (CGFloat) -> any View
  ) {
    (self.name, self.meaningful, self.view) = (name, meaningful, view)
  }

  /// A number that makes no difference, whatever it is, so that nothing is reported.
  package static func ignored(
    _ name: String, view: @escaping @Sendable (CGFloat) -> any View
  ) -> ViewNumber { ViewNumber(name, except: .nan, .infinity, -.infinity, view: view) }

  package var testDescription: String { name }

  /// Numbers that count as SwiftUI has them count, if need be literally.
  private static let finite: [CGFloat] = [-1, -0.0, -48, 1e308, -1e308, .leastNonzeroMagnitude]
  private static let others: [CGFloat] = [.nan, .infinity, -.infinity]

  /// Expects finite frames and paths whatever the number is, and a sentence about one that is none:
  /// it says the number and what was done.
  package func check() {
    for number in Self.finite + Self.others {
      let result = AnyView(view(number)).layout(in: CGSize(width: 200, height: 100))
      for node in result.nodes {
        if !node.frame.isFinite { Issue.record("\(number): \(node.name) is in \(node.frame)") }
        for path in node.paths where !path.isFinite {
          Issue.record("\(number): \(node.name) is drawn as \(path)")
        }
      }
      guard !number.isFinite, !meaningful.contains(where: { $0.isSame(as: number) }) else {
        continue
      }
      let text = number.isNaN ? "NaN" : number > 0 ? "∞" : "-∞"
      let isSaid = result.diagnostics.contains {
        $0.rule == .invalidNumber && $0.message.contains("; ") && !$0.path.isEmpty
          && ($0.message.contains(text) || $0.message.contains("NaN"))
      }
      if !isSaid { Issue.record("\(number): \(result.diagnostics)") }
    }
  }
}

extension CGFloat {
  fileprivate func isSame(as other: CGFloat) -> Bool { self == other || isNaN && other.isNaN }
}

extension CGRect {
  fileprivate var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}

extension Path {
  fileprivate var isFinite: Bool {
    var isFinite = true
    forEach { element in
      let points: [CGPoint] =
        switch element {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [point, control]
        case .curve(let point, let control1, let control2): [point, control1, control2]
        case .closeSubpath: []
        }
      isFinite = isFinite && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    return isFinite
  }
}

extension ResolvedLayout.Node {
  /// The paths of all that is drawn, and of where the node responds.
  fileprivate var paths: [Path] {
    var outlines: [Appearance.Outline] = []
    if case .shape(let figure)? = appearance?.content { outlines.append(figure.outline) }
    for effect in appearance?.effects ?? [] {
      switch effect {
      case .background(let figure), .overlay(let figure): outlines.append(figure.outline)
      case .clip(let outline, _): outlines.append(outline)
      default: break
      }
    }
    if let outline = appearance?.hitTesting?.outline { outlines.append(outline) }
    return outlines.map { $0.path(in: frame) }
  }
}
