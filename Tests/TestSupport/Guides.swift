import LayoutCore

/// A guide a third of the way along the view.
package enum Third: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

/// A guide a third of the way across the view.
package enum HorizontalThird: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

/// A guide a quarter of the way across the view.
package enum Quarter: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

/// A guide of the vertical middle that, unlike the built-in one, crosses containers.
package enum Middle: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

/// A guide of the horizontal middle that, unlike the built-in one, crosses containers.
package enum TreeNode: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

/// A guide at the bottom of views that don't set it.
package enum Title: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

/// A guide at the top of views that don't set it.
package enum EyeLine: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
}

extension VerticalAlignment {
  package static let third = VerticalAlignment(Third.self)
  package static let middle = VerticalAlignment(Middle.self)
  package static let title = VerticalAlignment(Title.self)
  package static let eyeLine = VerticalAlignment(EyeLine.self)
}

extension HorizontalAlignment {
  package static let thirdAcross = HorizontalAlignment(HorizontalThird.self)
  package static let quarter = HorizontalAlignment(Quarter.self)
  package static let treeNode = HorizontalAlignment(TreeNode.self)
}
