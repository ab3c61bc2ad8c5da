/// One of two views, depending on a condition.
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
  @usableFromInline @frozen package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  @usableFromInline package let storage: Storage

  @inlinable package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView, _TransparentView
where TrueContent: View, FalseContent: View {
  /// Depends on which view is chosen, unless neither brings rows.
  @inlinable public static func _bringsRows(within levels: Int) -> Bool? {
    TrueContent._bringsRows(within: levels) == false
      && FalseContent._bringsRows(within: levels) == false ? false : nil
  }

  /// Describes the chosen view.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    context.hasFixedCount = false
    context.grouped { context in
      switch storage {
      case .trueContent(let content): context.identified(by: true) { content._makeNodes(in: &$0) }
      case .falseContent(let content): context.identified(by: false) { content._makeNodes(in: &$0) }
      }
    }
  }
}

extension Optional: View, PrimitiveView, _TransparentView where Wrapped: View {
  /// Depends on whether there is a view, unless it brings no rows.
  @inlinable public static func _bringsRows(within levels: Int) -> Bool? {
    Wrapped._bringsRows(within: levels) == false ? false : nil
  }

  /// Describes the view, if there is one.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    context.hasFixedCount = false
    context.grouped { context in
      if let self { context.identified(by: true) { self._makeNodes(in: &$0) } }
    }
  }
}
