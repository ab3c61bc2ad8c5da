/// A way to draw text, which may give the text another size.
///
///     struct Underlined: TextRenderer {
///       func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for line in layout { context.draw(line) }
///       }
///
///       func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
///         let size = text.sizeThatFits(proposal)
///         return CGSize(width: size.width, height: size.height + 4)
///       }
///     }
///
/// The size counts, with the text at its top leading corner. Nothing is drawn. Results keep
/// renderers, so they are Sendable.
public protocol TextRenderer: Sendable, Animatable {
  /// Draws a text; never called.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of a text; that which the text has by default.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the renderer draws outside the text's frame; it changes no frames.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size that the text has.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Nothing is drawn outside.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer asks for.
public struct TextProxy {
  let subview: LayoutSubview

  /// Returns the text's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    subview.sizeThatFits(proposal)
  }
}

/// A mark of a part of a text, by which renderers find it.
public protocol TextAttribute {}

extension Text {
  /// Accepts a mark for renderers, which are never asked to draw.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

nonisolated extension View {
  /// Lets a renderer size and draw the texts in the view.
  ///
  /// Of several, the innermost counts.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.textLayout, RenderedTextLayout(renderer: renderer))
  }
}

// MARK: - Measuring

/// A text that has the size that its renderer says.
struct RenderedTextLayout: Layout {
  let renderer: any TextRenderer

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let text = subviews.first else { return .zero }
    return renderer.sizeThatFits(proposal: proposal, text: TextProxy(subview: text))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews.first?.place(at: bounds.origin, proposal: proposal) }
}
