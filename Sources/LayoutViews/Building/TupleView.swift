/// Several views, in the order in which a view builder met them.
@frozen public struct TupleView<T>: _TransparentView {
  /// The views.
  public var value: T
  @usableFromInline let describe: (T, inout ViewContext) -> Void

  /// Holds several views.
  @inlinable public init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.value = value
    self.describe = { value, context in
      if context.nodes.isEmpty {
        var count = 0
        for _ in repeat each value { count += 1 }
        context.nodes.reserveCapacity(count)
      }
      repeat (each value)._makeNodes(in: &context)
    }
  }

  /// Depends on the views.
  @inlinable public static func _bringsRows(within levels: Int) -> Bool? { nil }

  /// Adds the views one after the other.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    // Almost all are in a list, where a closure would only cost time.
    if context.slot == nil {
      describe(value, &context)
    } else {
      context.group { describe(value, &$0) }
    }
  }
}
