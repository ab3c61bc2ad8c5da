/// A part of a control, as the control's style sees it.
public struct _StyleContent: View {
  /// The part describes itself.
  public typealias Body = Never

  private let describe: (inout ViewContext) -> Void

  init(_ content: some View) { self.describe = { content._makeNodes(in: &$0) } }

  /// Describes the part.
  public func _makeNodes(in context: inout ViewContext) { describe(&context) }
}
