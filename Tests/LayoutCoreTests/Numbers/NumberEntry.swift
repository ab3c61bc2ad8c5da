import LayoutCore
import Testing

/// A number that the public interface takes, and a view that uses it.
struct NumberEntry: Sendable, CustomTestStringConvertible {
  /// What makes the node, and the parameter: `frame(width:height:alignment:) width`.
  let name: String
  /// The numbers that mean something though they are none, so that nothing is reported.
  let meaningful: [CGFloat]
  /// Whether anything is reported. Layouts that only use the public protocol have no way to, and
  /// values, like rotations, may be made before there is a view.
  let isReported: Bool
  let node: @Sendable (CGFloat) -> LayoutNode

  init(
    _ name: String, except meaningful: CGFloat..., isReported: Bool = true,
    node: @escaping @Sendable (CGFloat) -> LayoutNode
  ) {
    (self.name, self.meaningful, self.isReported) = (name, meaningful, isReported)
    self.node = node
  }

  var testDescription: String { name }

  static let all = leaves + modifiers + depths + containers + lazy + texts + values

  static let box = LayoutNode.fixed(width: 20, height: 20)

  /// Views of every kind of flexibility.
  static let views = [
    box, .flexible, .spacer, .measured { _ in LeafMeasurement(width: 9, height: 9) },
  ]

  static func insets(_ number: CGFloat) -> EdgeInsets {
    EdgeInsets(top: number, leading: 1, bottom: number, trailing: number)
  }
}
