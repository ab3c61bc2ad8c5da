/// A part of a control, as the control's style sees it.
public struct _StyleContent: PrimitiveView {
  private let describe: (inout ViewContext) -> Void

  init(_ content: some View) { self.describe = { content._makeNodes(in: &$0) } }

  /// Describes the part.
  public func makeNodes(in context: inout ViewContext) { describe(&context) }
}
