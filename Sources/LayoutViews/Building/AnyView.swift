import LayoutCore

/// A view whose type is not known to the compiler.
///
/// It is laid out as the view that it holds.
public struct AnyView: _TransparentView {
  private let holder: Holder

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { self.holder = (view as? AnyView)?.holder ?? Holder(view) }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Hides the type of a value if it is a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// Depends on the view inside.
  public static func _bringsRows(within levels: Int) -> Bool? { nil }

  /// Describes the view inside.
  public func makeNodes(in context: inout ViewContext) {
    context.hasFixedCount = false
    guard context.session.enter(Self.self) else { return }
    defer { context.session.leave() }
    guard let content = holder.content else { return }
    context.grouped { context in
      context.identified(by: ObjectIdentifier(type(of: content))) { content._makeNodes(in: &$0) }
    }
  }

  /// Holds the view, which may hold others, in any number of levels.
  private final class Holder {
    private(set) var content: (any View)?

    init(_ content: any View) { self.content = content }

    private func takeContent() -> Any {
      defer { content = nil }
      return content as Any
    }

    deinit {
      if CallStackRoom().isLow { CallStackRoom.release(takeContent()) }
    }
  }
}
