import LayoutCore

/// A guide a third of the way along the view.
enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

/// A guide a third of the way across the view.
enum HorizontalThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

/// A guide a quarter of the way across the view.
enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

/// A guide of the vertical middle that, unlike the built-in one, crosses containers.
enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

/// A guide of the horizontal middle that, unlike the built-in one, crosses containers.
enum TreeNode: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

/// A guide at the bottom of views that don't set it.
enum Title: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

/// A guide at the top of views that don't set it.
enum EyeLine: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
}

extension VerticalAlignment {
  static let third = VerticalAlignment(Third.self)
  static let middle = VerticalAlignment(Middle.self)
  static let title = VerticalAlignment(Title.self)
  static let eyeLine = VerticalAlignment(EyeLine.self)
}

extension HorizontalAlignment {
  static let thirdAcross = HorizontalAlignment(HorizontalThird.self)
  static let quarter = HorizontalAlignment(Quarter.self)
  static let treeNode = HorizontalAlignment(TreeNode.self)
}
