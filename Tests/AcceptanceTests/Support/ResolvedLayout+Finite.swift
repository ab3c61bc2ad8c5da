import LayoutCore

extension ResolvedLayout {
  /// Whether all numbers of all frames are.
  var isFinite: Bool {
    size.width.isFinite && size.height.isFinite && nodes.allSatisfy { $0.frame.isFinite }
  }
}

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
